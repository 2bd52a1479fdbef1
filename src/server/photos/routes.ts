import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { PHOTO_WIDTHS } from '#contract/photos.ts'
import { notFound } from '../errors.ts'
import type { Services } from '../services.ts'
import { secondsValid } from './photo-url.ts'
import { openPublicPhotos } from './public-photos.ts'

const NAME = new RegExp(`^([0-9a-f]{64})-(?:${PHOTO_WIDTHS.join('|')})\\.webp$`)

/** Forbids everything to a photo that is opened in a tab, where it is a document. */
const PHOTO_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

export function registerPhotoRoutes(app: FastifyInstance, services: Services): void {
  const { config, clock, photos } = services
  const isPublic = openPublicPhotos(services)

  /** Returns undefined if the client may not see the photo. */
  async function cacheControlOf(hash: string, query: unknown): Promise<string | undefined> {
    const seconds = secondsValid(config, hash, query, clock.now())
    if (seconds > 0) return `private, max-age=${seconds}`
    return (await isPublic(hash)) ? 'public, max-age=31536000, immutable' : undefined
  }

  app.get<{ Params: { name: string } }>(
    '/photos/:name',
    { config: { access: 'public' } },
    async ({ params: { name }, query, method }, reply) => {
      const hash = NAME.exec(name)?.[1]
      const cacheControl = hash && (await cacheControlOf(hash, query))
      const file = cacheControl && (await photos.find(name))
      if (!file) throw notFound()
      reply.headers({
        'content-type': 'image/webp',
        'content-length': file.size,
        'x-content-type-options': 'nosniff',
        'content-security-policy': PHOTO_POLICY,
        'cache-control': cacheControl,
      })
      // Without a stream Fastify would send a Content-Length of 0.
      return reply.send(method === 'HEAD' ? Readable.from([]) : await photos.read(name))
    },
  )
}
