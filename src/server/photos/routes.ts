import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { PHOTO_WIDTHS } from '#contract/photos.ts'
import { notFound } from '../errors.ts'
import type { PhotoStore } from './store.ts'

const NAME = new RegExp(`^[0-9a-f]{64}-(${PHOTO_WIDTHS.join('|')})\\.webp$`)

/** Opened by itself, a photo is a document too: one that may do nothing. */
const PHOTO_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Photos are named by their content, so an address never changes what it shows. */
export function photoFiles(app: FastifyInstance, photos: PhotoStore): void {
  const config = { access: 'public' } as const
  app.get<{ Params: { name: string } }>('/photos/:name', { config }, async (request, reply) => {
    const { name } = request.params
    const file = NAME.test(name) ? await photos.find(name) : undefined
    if (file === undefined) throw notFound()
    reply.headers({
      'content-type': 'image/webp',
      'content-length': file.size,
      'x-content-type-options': 'nosniff',
      'content-security-policy': PHOTO_POLICY,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    // Without any stream the framework would say that the length is 0.
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : await photos.read(name))
  })
}
