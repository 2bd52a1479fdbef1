import type { FastifyInstance } from 'fastify'
import { PHOTO_WIDTHS } from '#contract/photos.ts'
import { notFound } from '../errors.ts'
import type { PhotoStore } from './store.ts'

const NAME = new RegExp(`^[0-9a-f]{64}-(${PHOTO_WIDTHS.join('|')})\\.webp$`)

/** Photos are named by their content, so an address never changes what it shows. */
export function photoFiles(app: FastifyInstance, photos: PhotoStore): void {
  const config = { access: 'public' } as const
  app.get<{ Params: { name: string } }>('/photos/:name', { config }, async (request, reply) => {
    const { name } = request.params
    const file = NAME.test(name) ? await photos.read(name) : undefined
    if (file === undefined) throw notFound()
    return reply
      .header('content-type', 'image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file)
  })
}
