import { type NumberSettings, readNumbers } from './number-settings.ts'
import type { Report } from './url-settings.ts'

/** The map of streets, and who knows where an address is. */
export type MapSettings = {
  /** With {z}, {x} and {y}; undefined: there is no map. */
  tilesUrl: string | undefined
  tilesAttribution: string
  /** Undefined: nobody is asked where an address is. */
  geocoderUrl: string | undefined
} & TileLimits

type TileLimits = {
  /** MiB of tiles that are kept on the disk. */
  tilesMb: number
  /** Days after which a tile is fetched again. */
  tilesDays: number
}

/** The base map of Spain's Instituto Geográfico Nacional, by WMTS. */
const IGN_TILES =
  'https://www.ign.es/wmts/ign-base?service=WMTS&request=GetTile&version=1.0.0&layer=IGNBaseTodo&style=default' +
  '&format=image/png&tilematrixset=GoogleMapsCompatible&tilematrix={z}&tilerow={y}&tilecol={x}'
const IGN_ATTRIBUTION = '© Instituto Geográfico Nacional, CC BY 4.0'
/** CartoCiudad, of the same institute. */
const CARTOCIUDAD = 'https://www.cartociudad.es/geocoder/api/geocoder/find'

const LIMITS: NumberSettings<TileLimits> = {
  tilesMb: { name: 'TILES_MB', usual: 200, least: 0, most: 100_000 },
  tilesDays: { name: 'TILES_DAYS', usual: 30, least: 1, most: 3650 },
}

/** An empty address turns its service off. */
export function readMapSettings(env: NodeJS.ProcessEnv, report: Report): MapSettings {
  const tilesUrl = addressOf(env.TILES_URL, IGN_TILES)
  const geocoderUrl = addressOf(env.GEOCODER_URL, CARTOCIUDAD)
  const attribution = env.TILES_ATTRIBUTION?.trim()
  const hasAll = ['{z}', '{x}', '{y}'].every((part) => tilesUrl?.includes(part))
  const isWrong = tilesUrl !== undefined && !(isHttp(tilesUrl) && hasAll)
  if (isWrong) {
    report('TILES_URL', 'debe ser una dirección como https://mapas.example/{z}/{x}/{y}.png')
  } else if (tilesUrl !== undefined && tilesUrl !== IGN_TILES && !attribution) {
    report('TILES_ATTRIBUTION', 'falta: di a quién hay que nombrar bajo el mapa de TILES_URL')
  }
  if (geocoderUrl !== undefined && !isHttp(geocoderUrl)) {
    report('GEOCODER_URL', 'debe ser una dirección como https://geocoder.example/find')
  }
  return {
    tilesUrl,
    tilesAttribution: attribution || IGN_ATTRIBUTION,
    geocoderUrl,
    ...readNumbers(LIMITS, env, report),
  }
}

function addressOf(value: string | undefined, usual: string): string | undefined {
  return value === undefined ? usual : value.trim() || undefined
}

function isHttp(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}
