import type { Report } from './url-settings.ts'

/** Settings of the map tiles and the geocoder. */
export type MapSettings = {
  /** URL template with {z}, {x} and {y}. Undefined: no map. */
  tilesUrl: string | undefined
  tilesAttribution: string
  /** Undefined: no geocoder, so addresses get no proposed position. */
  geocoderUrl: string | undefined
}

/** The base map of Spain's Instituto Geográfico Nacional, by WMTS. */
const IGN_TILES =
  'https://www.ign.es/wmts/ign-base?service=WMTS&request=GetTile&version=1.0.0&layer=IGNBaseTodo&style=default' +
  '&format=image/png&tilematrixset=GoogleMapsCompatible&tilematrix={z}&tilerow={y}&tilecol={x}'
const IGN_ATTRIBUTION = '© Instituto Geográfico Nacional, CC BY 4.0'
/** CartoCiudad, the geocoder of the same institute. */
const CARTOCIUDAD = 'https://www.cartociudad.es/geocoder/api/geocoder/find'

/** Reads the map settings. An empty URL turns its service off. */
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
  return { tilesUrl, tilesAttribution: attribution || IGN_ATTRIBUTION, geocoderUrl }
}

function addressOf(value: string | undefined, defaultValue: string): string | undefined {
  return value === undefined ? defaultValue : value.trim() || undefined
}

function isHttp(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}
