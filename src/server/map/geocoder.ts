import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { latitude, longitude } from '#contract/coordinates.ts'
import type { Config } from '../config/config.ts'
import type { FoundPlace, Geocoder } from '../services.ts'
import { fetchOutside } from './fetch-outside.ts'

const LIMITS = { milliseconds: 3000, bytes: 512 * 1024 }
const MINUTE = 60_000
/** An address that was found stays where it is; who did not answer is asked again soon. */
const HELD = { found: 24 * 60 * MINUTE, unknown: 60 * MINUTE, unanswered: MINUTE / 2 }

/** What CartoCiudad finds an address as; of other types only the town counts. */
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
 * Where an address is, by CartoCiudad's `find`: one request for all who ask for the same address, and none again
 * for a day.
 */
export function openGeocoder({ geocoderUrl }: Pick<Config, 'geocoderUrl'>): Geocoder {
  const known = new LRUCache<string, Promise<FoundPlace | undefined>>({
    max: 1000,
    ttl: HELD.found,
  })

  async function ask(url: string, address: string): Promise<FoundPlace | undefined> {
    const asked = new URL(url)
    asked.searchParams.set('q', address)
    const hold = (ms: number) => known.set(address, known.peek(address)!, { ttl: ms })
    try {
      const found = foundIn(await fetchOutside(asked.href, 'application/json', LIMITS))
      if (found === undefined) hold(HELD.unknown)
      return found
    } catch {
      hold(HELD.unanswered)
      return undefined
    }
  }

  return {
    async find(address) {
      if (geocoderUrl === undefined) return undefined
      const held = known.get(address)
      if (held) return await held
      // Stored before the request, so that the same question meanwhile waits for the same answer.
      const { promise, resolve } = Promise.withResolvers<FoundPlace | undefined>()
      known.set(address, promise)
      resolve(ask(geocoderUrl, address))
      return await promise
    },
  }
}

/** Of an unknown address the answer is empty or says so with 0, 0. */
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
