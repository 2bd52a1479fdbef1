import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { latitude, longitude } from '#contract/coordinates.ts'
import type { Config } from '../config/config.ts'
import type { FoundPlace, Geocoder } from '../services.ts'
import { fetchOutside } from './fetch-outside.ts'

const LIMITS = { milliseconds: 3000, bytes: 512 * 1024 }
const MINUTE_MS = 60_000
/** Milliseconds for which results are cached: for a found place, an unknown address, or a failed request. */
const TTL = { found: 24 * 60 * MINUTE_MS, unknown: 60 * MINUTE_MS, failed: MINUTE_MS / 2 }

/** By the type of place in CartoCiudad's response. All other types are towns. */
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

/** Uses CartoCiudad's `find`. Concurrent callers with the same address share one request. */
export function openGeocoder({ geocoderUrl }: Pick<Config, 'geocoderUrl'>): Geocoder {
  if (geocoderUrl === undefined) return { find: async () => undefined }
  const results = new LRUCache<string, { place: FoundPlace | undefined }>({
    max: 1000,
    ttl: TTL.found,
    ignoreFetchAbort: true,
    async fetchMethod(address, _stale, { options }) {
      const url = new URL(geocoderUrl)
      url.searchParams.set('q', address)
      try {
        const place = placeIn(await fetchOutside(url.href, 'application/json', LIMITS))
        if (place === undefined) options.ttl = TTL.unknown
        return { place }
      } catch {
        options.ttl = TTL.failed
        return { place: undefined }
      }
    },
  })
  return { find: async (address) => (await results.fetch(address))?.place }
}

/** Returns undefined for an unknown address: then the response is empty or has the coordinates 0, 0. */
function placeIn(bytes: Buffer): FoundPlace | undefined {
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
