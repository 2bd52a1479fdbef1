import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { latitude, longitude } from '#contract/coordinates.ts'
import type { Config } from '../config/config.ts'
import type { FoundPlace, Geocoder } from '../services.ts'
import { fetchOutside } from './fetch-outside.ts'

const LIMITS = { milliseconds: 3000, bytes: 512 * 1024 }
const MINUTE = 60_000
/** Milliseconds for which the cache keeps an address: found, unknown, or without a response. */
const TTL = { found: 24 * 60 * MINUTE, unknown: 60 * MINUTE, unanswered: MINUTE / 2 }

/** Precision by CartoCiudad's type of place; other types only locate the town. */
const PRECISIONS: Record<string, FoundPlace['precision']> = {
  portal: 'door',
  callejero: 'street',
  carretera: 'street',
  toponimo: 'street',
}

const answer = z.object({
  lat: latitude.pipe(z.number()),
  lng: longitude.pipe(z.number()),
  type: z.string().nullish(),
})

/**
 * Finds where an address is by CartoCiudad's `find`. Concurrent callers with the same address share one request, and
 * its result is cached for a day.
 */
export function openGeocoder({ geocoderUrl }: Pick<Config, 'geocoderUrl'>): Geocoder {
  const known = new LRUCache<string, Promise<FoundPlace | undefined>>({
    max: 1000,
    ttl: TTL.found,
  })

  async function ask(url: string, address: string): Promise<FoundPlace | undefined> {
    const asked = new URL(url)
    asked.searchParams.set('q', address)
    const setTtl = (ms: number) => known.set(address, known.peek(address)!, { ttl: ms })
    try {
      const found = foundIn(await fetchOutside(asked.href, 'application/json', LIMITS))
      if (found === undefined) setTtl(TTL.unknown)
      return found
    } catch {
      setTtl(TTL.unanswered)
      return undefined
    }
  }

  return {
    async find(address) {
      if (geocoderUrl === undefined) return undefined
      const cached = known.get(address)
      if (cached) return await cached
      // Cached before the request, so that concurrent callers wait for the same response.
      const { promise, resolve } = Promise.withResolvers<FoundPlace | undefined>()
      known.set(address, promise)
      resolve(ask(geocoderUrl, address))
      return await promise
    },
  }
}

/** Reads a response. For an unknown address it is empty or has the coordinates 0, 0. */
function foundIn(bytes: Buffer): FoundPlace | undefined {
  const text = bytes.toString('utf8').trim()
  if (text === '') return undefined
  const { data } = answer.safeParse(JSON.parse(text))
  if (data === undefined || (data.lat === 0 && data.lng === 0)) return undefined
  return {
    latitude: data.lat,
    longitude: data.lng,
    precision: PRECISIONS[data.type?.toLowerCase() ?? ''] ?? 'town',
  }
}
