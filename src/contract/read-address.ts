import { type Address, isTown, type TownOfAddress } from './address.ts'
import { isSameName } from './same-name.ts'

/**
 * Splits 'C/ Mayor 12, bajo', 'Plaza del Pozo 1, 12600 Vila-real'. A line that cannot be read becomes the street as it
 * is. Only 'nº' and the name of the directory's province are dropped.
 */
export function readAddress(direction: string, town: TownOfAddress | null): Address {
  const segments = direction.split(',').map((segment) => segment.replace(/\s+/g, ' ').trim())
  const { place, before } = placeAtEnd(segments, town)
  const head = readHead(before)
  const whole = { street: direction, number: '', address_extra: '', ...NOWHERE }
  return head === undefined ? whole : { ...head, ...place }
}

type Place = Pick<Address, 'postal_code' | 'locality'>
const NOWHERE: Place = { postal_code: '', locality: '' }

/** Five digits, the first two of a province (01 to 52). */
const CODE = String.raw`(?:0[1-9]|[1-4]\d|5[0-2])\d{3}`
export const POSTAL_CODE = new RegExp(`^${CODE}$`)
const CODE_AND_TOWN = new RegExp(String.raw`^(${CODE})[ –-]+(\p{L}\D*)$`, 'u')
/** Matches an address without a comma: 'Calle Mayor 12 12540 Vila-real'. */
const NUMBER_CODE_AND_TOWN = new RegExp(
  String.raw`^(.*(?:\b\d{1,4} ?\p{L}?|s/n)) (${CODE}[ –-]+\p{L}\D*)$`,
  'iu',
)

function placeAtEnd(
  segments: string[],
  town: TownOfAddress | null,
): { place: Place; before: string[] } {
  const last = segments.at(-1) ?? ''
  const before = segments.slice(0, -1)
  const [, head, tail] = NUMBER_CODE_AND_TOWN.exec(last) ?? []
  if (head && tail) return placeAtEnd([...before, head, tail], town)
  if (before.length === 0) return { place: NOWHERE, before: segments }
  const [, code, name] = CODE_AND_TOWN.exec(last) ?? []
  if (code && name) return { place: { postal_code: code, locality: name }, before }
  if (POSTAL_CODE.test(last)) return { place: { postal_code: last, locality: '' }, before }
  const previous = before.at(-1)!
  if (town && isTown(last, town)) {
    const hasCodeBefore = before.length > 1 && POSTAL_CODE.test(previous)
    const postal_code = hasCodeBefore ? previous : ''
    return {
      place: { postal_code, locality: last },
      before: hasCodeBefore ? before.slice(0, -1) : before,
    }
  }
  if (town?.region && isSameName(last, town.region)) {
    const inner = placeAtEnd(before, town)
    if (inner.place.locality !== '') return inner
  }
  return { place: NOWHERE, before: segments }
}

const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

/** Types of streets in the languages of Spain, with their abbreviations. */
const STREET_TYPE = new RegExp(
  String.raw`^(?:${anyOf(`calle carrer plaza plaça placeta plazuela plaçeta praza avenida avinguda paseo
    passeig camino camí camiño carretera ronda travesía travessera travessia callejón callizo pasaje passatge rambla
    glorieta vía gran cuesta costa pujada bulevar boulevard alameda costanilla rúa rua paraje partida barrio parque`)}(?![\p{L}\d])|${anyOf(
    'c cl pl pza plza avda avd av p cno ctra rda trav pje rbla gta',
  )}(?:[./]|(?= ))|p\.?º)`,
  'iu',
)

const NUMBER = String.raw`(?:n(?:\.?[º°ª]|o?\.|[uú]m\.?|[uú]mero)? ?)?(\d{1,4}(?: ?[-/–] ?\d{1,4}| y \d{1,4})?(?: ?(?:bis|ter|duplicado|dup\.|\p{L})(?!\p{L}))?|s/n|sin n[uú]mero)`

/** Words for parts of a building or place. An address does not begin with such a word. */
const UNIT =
  anyOf(`bajos? bjos?\\.? entresuelo entlo\\.? principal pral\\.? ático sótano semisótano local(?:es)? piso
  planta puerta pta\\.? puestos? parada caseta stand nave parcela bloque blq\\.? portal escalera esc\\.? izquierda izda?\\.?
  izq\\.? derecha dcha?\\.? manzana sector fase km\\.? kilómetro interior patio oficina despacho módulo esquina esq\\.? junto
  frente enfrente detrás cerca entrada acceso al`)
/** Words for buildings and estates. An address may begin with such a word, or have it after the street. */
const BUILDING = anyOf(`edificio edif\\.? edifici centro galerías? mercado mercat polígono pol\\.
  polígon urbanización urb\\.? residencial`)
const ORDINAL = String.raw`\d{1,2} ?(?:\.?[ºª°]|er\.?)`
const EXTRA = String.raw`\(?(?:(?:${UNIT}|${BUILDING}|${ORDINAL})(?![\p{L}\d]))`

const BEGINS_WITH_EXTRA = new RegExp(`^${EXTRA}`, 'iu')
const BEGINS_WITH_UNIT = new RegExp(String.raw`^\(?(?:${UNIT}|${ORDINAL})(?![\p{L}\d])`, 'iu')
/** The next number is not that of the street in 'Carretera de Onda km 4', but it is in 'Plaza del Mercado 4'. */
const ENDS_WITH_UNIT = new RegExp(
  `(?:^|(?<!(?: |^)(?:del|de|de la|de los|de las)) )(?:${UNIT}|${BUILDING})$`,
  'iu',
)
const NUMBER_ALONE = new RegExp(`^${NUMBER}(?:(?: ?[–-] ?| )(${EXTRA}.*))?$`, 'iu')
const STREET_AND_NUMBER = new RegExp(`^(.+?) ${NUMBER}(?:(?: ?[–-] ?| )(${EXTRA}.*))?$`, 'iu')

type Head = Pick<Address, 'street' | 'number' | 'address_extra'>

function readHead([first = '', ...others]: string[]): Head | undefined {
  if (!/^[\p{L}«"]/u.test(first) || BEGINS_WITH_UNIT.test(first)) return undefined
  const { street, number, extras } = splitStreet(first, others) ??
    splitNumber(first, others) ?? { street: first, number: '', extras: others }
  // The number of 'Calle Mayor, Edificio Sol, 12' may be that of the street or the building.
  if (!extras.every((line) => BEGINS_WITH_EXTRA.test(line))) return undefined
  return { street, number, address_extra: extras.join(', ') }
}

/** Splits 'C/ Mayor 12', 'C/ Mayor nº 12 bajo', if a street type and a name precede the number. */
function splitStreet(first: string, others: string[]) {
  const [, street = '', number, extra] = STREET_AND_NUMBER.exec(first) ?? []
  const isNamed = STREET_TYPE.test(street) && /\p{L}/u.test(street.replace(STREET_TYPE, ''))
  if (number === undefined || !isNamed || ENDS_WITH_UNIT.test(street)) return undefined
  return { street, number, extras: [...(extra ? [extra] : []), ...others] }
}

/** Reads the number after a comma: '12', 'nº 12', 's/n', '12 bajo'. */
function splitNumber(street: string, [second = '', ...others]: string[]) {
  const [, number, extra] = NUMBER_ALONE.exec(second) ?? []
  if (number === undefined || ENDS_WITH_UNIT.test(street)) return undefined
  return { street, number, extras: [...(extra ? [extra] : []), ...others] }
}
