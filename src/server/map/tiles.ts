import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { openFairQueue } from '../queues/fair-queue.ts'
import type { TileName, Tiles } from '../services.ts'
import type { Clock } from '../time/clock.ts'
import { fetchOutside } from './fetch-outside.ts'
import { openTileFiles } from './tile-files.ts'

const LIMITS = { milliseconds: 5000, bytes: 1024 * 1024 }
/** `…Each`: limits of one client. */
const FETCHES = { atOnce: 6, atOnceEach: 4, maxWaitingEach: 80, maxWaiting: 200 }
const DAY_MS = 86_400_000
/** After `max` failures in a row the source is not requested for a while (circuit breaker). */
const FAILURES = { max: 4, pauseMs: 30_000 }

type TilesConfig = Pick<Config, 'tilesUrl' | 'tilesMb' | 'tilesDays' | 'varDir'>

/** Concurrent callers for a tile share one request. While the source does not respond, stale tiles are served. */
export function openTiles(
  { tilesUrl, tilesMb, tilesDays, varDir }: TilesConfig,
  clock: Clock,
): Tiles {
  const folderOfSource = hash('sha256', tilesUrl ?? '').slice(0, 12)
  const files = openTileFiles(join(varDir, 'tiles', folderOfSource), tilesMb * 1024 * 1024)
  const queue = openFairQueue(FETCHES)
  const fetching = new Map<string, Promise<Buffer | undefined>>()
  let failures = 0
  let pausedUntil = 0

  async function fetchTile(url: string, { z, x, y }: TileName): Promise<Buffer | undefined> {
    if (clock.now().getTime() < pausedUntil) return undefined
    const address = url
      .replaceAll('{z}', `${z}`)
      .replaceAll('{x}', `${x}`)
      .replaceAll('{y}', `${y}`)
    try {
      const bytes = await fetchOutside(address, 'image/png, image/jpeg, image/webp', LIMITS)
      failures = 0
      return tileType(bytes) && bytes
    } catch {
      failures += 1
      if (failures >= FAILURES.max) pausedUntil = clock.now().getTime() + FAILURES.pauseMs
      return undefined
    }
  }

  async function readOrFetch(url: string, client: string, name: string, tile: TileName) {
    const cached = await files.read(name)
    const picture = cached && tileType(cached.bytes) && cached.bytes
    const expiresAt = (cached?.written.getTime() ?? 0) + tilesDays * DAY_MS
    if (picture && clock.now().getTime() <= expiresAt) return picture
    const bytes = await queue(client, () => fetchTile(url, tile))
    if (bytes === undefined) return picture
    await files.write(name, bytes, clock.now())
    return bytes
  }

  return {
    async get(client, tile) {
      if (tilesUrl === undefined) return undefined
      const name = `${tile.z}-${tile.x}-${tile.y}`
      const running = fetching.get(name)
      if (running) return await running
      const result = readOrFetch(tilesUrl, client, name, tile)
      fetching.set(name, result)
      try {
        return await result
      } finally {
        fetching.delete(name)
      }
    },
  }
}

/** Returns the media type of a picture by the first bytes, because the source's headers may be wrong. */
export function tileType(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  const begins = bytes.toString('latin1', 0, 12)
  if (begins.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (begins.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^RIFF[\s\S]{4}WEBP/.test(begins)) return 'image/webp'
  return undefined
}
