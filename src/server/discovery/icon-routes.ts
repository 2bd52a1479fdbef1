import type { FastifyInstance, FastifyReply } from 'fastify'
import { once } from '../process/once.ts'
import { icoFile, iconPicture, manifest } from './icons.ts'

/** Registers icons at the paths that browsers and phones request by themselves. */
export function registerIconRoutes(app: FastifyInstance): void {
  const open = { config: { access: 'public' } } as const
  const files: [path: string, type: string, make: () => Promise<Buffer>][] = [
    ['/favicon.ico', 'image/x-icon', async () => icoFile(await iconPicture(32), 32)],
    ['/apple-touch-icon.png', 'image/png', () => iconPicture(180, { framed: true })],
    ['/icon-192.png', 'image/png', () => iconPicture(192, { framed: true })],
    ['/icon-512.png', 'image/png', () => iconPicture(512, { framed: true })],
  ]
  for (const [path, type, make] of files) {
    const drawn = once(make)
    app.get(path, open, async (_request, reply) => send(reply, type, await drawn()))
  }
  app.get('/site.webmanifest', open, (_request, reply) =>
    send(reply, 'application/manifest+json', JSON.stringify(manifest)),
  )
}

/** Cached for a day, because icons only change with a release. */
function send(reply: FastifyReply, type: string, file: Buffer | string): FastifyReply {
  return reply.type(type).header('cache-control', 'public, max-age=86400').send(file)
}
