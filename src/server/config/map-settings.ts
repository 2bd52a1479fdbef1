import type { Environment } from './environment.ts'

/** WMTS of Spain's Instituto Geográfico Nacional. */
const IGN_TILES =
  'https://www.ign.es/wmts/ign-base?service=WMTS&request=GetTile&version=1.0.0&layer=IGNBaseTodo&style=default' +
  '&format=image/png&tilematrixset=GoogleMapsCompatible&tilematrix={z}&tilerow={y}&tilecol={x}'
const IGN_ATTRIBUTION = '© Instituto Geográfico Nacional, CC BY 4.0'
const CARTOCIUDAD = 'https://www.cartociudad.es/geocoder/api/geocoder/find'

/** An empty URL turns the service off. */
export function readMapSettings({ text, parsed, isBlank, report }: Environment) {
  const tilesUrl = isBlank('TILES_URL')
    ? undefined
    : (parsed('TILES_URL', parseTemplate, WRONG_TILES) ?? IGN_TILES)
  const geocoderUrl = isBlank('GEOCODER_URL')
    ? undefined
    : (parsed('GEOCODER_URL', parseHttp, WRONG_GEOCODER) ?? CARTOCIUDAD)
  const attribution = text('TILES_ATTRIBUTION')
  if (tilesUrl !== undefined && tilesUrl !== IGN_TILES && attribution === undefined) {
    report('TILES_ATTRIBUTION', 'falta: di a quién hay que nombrar bajo el mapa de TILES_URL')
  }
  return {
    /** URL template with {z}, {x} and {y}. Undefined: no map. */
    tilesUrl,
    tilesAttribution: attribution ?? IGN_ATTRIBUTION,
    /** Undefined: addresses get no proposed position. */
    geocoderUrl,
  }
}

const WRONG_TILES = 'debe ser una dirección como https://mapas.example/{z}/{x}/{y}.png'
const WRONG_GEOCODER = 'debe ser una dirección como https://geocoder.example/find'

function parseTemplate(text: string): string | undefined {
  return ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) ? parseHttp(text) : undefined
}

function parseHttp(text: string): string | undefined {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' ? text : undefined
}
