import type { FastifyInstance } from 'fastify'
import { MAX_ZOOM, MIN_ZOOM, tilePlaceOf } from '#contract/map.ts'
import { notFound, overloaded } from '../errors.ts'
import { rateLimitKey } from '../http/rate-limit-key.ts'
import { QueueFull } from '../queues/fair-queue.ts'
import type { Services, TileName } from '../services.ts'
import { tileType } from './tiles.ts'
import { townBounds } from './town-map.ts'

/** A tile that is opened in a tab becomes a document, which must not load or run anything. */
const TILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
const WEEK_SECONDS = 7 * 86_400
const RETRY_SECONDS = 5

export function registerTileRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>(
    '/tiles/:z/:x/:y',
    { config: { access: 'public' } },
    async (request, reply) => {
      const tile = tileOf(request.params)
      if (tile === undefined || !(await isOfTown(services, tile))) throw notFound()
      const bytes = await services.tiles.get(rateLimitKey(request), tile).catch((error) => {
        throw error instanceof QueueFull ? overloaded(RETRY_SECONDS) : error
      })
      if (bytes === undefined) throw notFound()
      reply.headers({
        'content-type': tileType(bytes),
        'content-security-policy': TILE_POLICY,
        'cache-control': `public, max-age=${WEEK_SECONDS}`,
      })
      return reply.send(bytes)
    },
  )
}

function tileOf(params: Record<'z' | 'x' | 'y', string>): TileName | undefined {
  const [z, x, y] = [params.z, params.x, params.y].map((text) =>
    /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : -1,
  ) as [number, number, number]
  const exists = MIN_ZOOM <= z && z <= MAX_ZOOM && x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z
  return exists ? { z, x, y } : undefined
}

async function isOfTown(services: Services, { z, x, y }: TileName): Promise<boolean> {
  const bounds = await townBounds(services)
  if (bounds === undefined) return false
  const northWest = tilePlaceOf({ latitude: bounds.north, longitude: bounds.west }, z)
  const southEast = tilePlaceOf({ latitude: bounds.south, longitude: bounds.east }, z)
  const isInColumns = Math.floor(northWest.x) <= x && x <= southEast.x
  return isInColumns && Math.floor(northWest.y) <= y && y <= southEast.y
}
