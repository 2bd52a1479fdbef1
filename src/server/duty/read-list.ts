import Papa from 'papaparse'
import { phone } from '#contract/contact-fields.ts'
import { isDate } from '#contract/hours/dates.ts'
import type { TimeZone } from '../time/time-zone.ts'

/** A line of the list. `commerce` is the shop of that name in the directory, if there is one. */
type DutyRow = {
  begins_at: string
  ends_at: string
  name: string
  direction: string
  n_tlf: string
  commerce: number | null
}
type Shop = { id: number; name: string; direction: string; n_tlf: string }
type Context = Pick<TimeZone, 'instantOf'> & { findShop: (name: string) => Shop | undefined }

const MAX_LINES = 2000
const MAX_ERRORS = 20
/** Days that one duty may last. */
const MAX_DAYS = 31
const DAY_MS = 86_400_000
const MAX_LENGTHS = { name: 80, direction: 200 }

/** Reads lines of from, until, pharmacy, address and phone. Pharmacies of the directory need no address. */
export function readDutyList(
  list: string,
  context: Context,
): { rows: DutyRow[] } | { errors: string[] } {
  const delimiter = ['\t', ';'].find((mark) => list.includes(mark)) ?? ','
  const { data } = Papa.parse<string[]>(list, { delimiter })
  const numberedLines = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  // A first line whose first cell has no digit is a heading.
  const lines = numberedLines.filter(({ cells }, index) => index > 0 || /\d/.test(cells[0]!))
  if (lines.length === 0)
    return { errors: ['En la lista no hay ninguna guardia. Pégala otra vez.'] }
  if (lines.length > MAX_LINES)
    return { errors: [`La lista tiene más de ${MAX_LINES} líneas. Pégala en partes.`] }
  const rows: DutyRow[] = []
  const errors: string[] = []
  for (const { number, cells } of lines) {
    const read = readLine(cells, context)
    if (typeof read === 'string') errors.push(`Línea ${number}: ${read}`)
    else rows.push(read)
  }
  if (errors.length === 0) return { rows }
  const more = errors.length - MAX_ERRORS
  return {
    errors: [
      ...errors.slice(0, MAX_ERRORS),
      ...(more > 0 ? [`Y ${more} más. Corrige estas y verás las demás.`] : []),
    ],
  }
}

/** Returns the row, or a sentence about what is wrong. */
function readLine(cells: string[], { instantOf, findShop }: Context): DutyRow | string {
  const [from = '', until = '', name = '', direction = '', n_tlf = ''] = cells
  if (cells.length < 3 || name === '')
    return 'faltan columnas. Escribe desde, hasta y farmacia; después, su dirección y su teléfono.'
  if (cells.slice(5).some((cell) => cell !== ''))
    return 'sobran columnas. Si una dirección lleva comas, ponla entre comillas.'
  const [begins, ends] = [from, until].map((text) => instantIn(text, instantOf))
  if (begins === undefined) return wrongInstant(from)
  if (ends === undefined) return wrongInstant(until)
  if (ends <= begins) return 'acaba antes de empezar. Cambia las fechas.'
  if (ends - begins > MAX_DAYS * DAY_MS) return 'dura más de un mes. Mira las fechas.'
  if (name.length > MAX_LENGTHS.name || direction.length > MAX_LENGTHS.direction)
    return `la farmacia tiene como máximo ${MAX_LENGTHS.name} caracteres, y su dirección ${MAX_LENGTHS.direction}.`
  const shop = findShop(name)
  if (shop === undefined && direction === '')
    return `«${name}» no está en el directorio. Añade su dirección y su teléfono.`
  const number = n_tlf === '' ? undefined : phone('').safeParse(n_tlf)
  if (number?.success === false) return `«${n_tlf}» no es un teléfono. Escríbelo como 964 12 34 56.`
  return {
    begins_at: new Date(begins).toISOString(),
    ends_at: new Date(ends).toISOString(),
    name: shop?.name ?? name,
    direction: direction || (shop?.direction ?? ''),
    n_tlf: number?.data ?? shop?.n_tlf ?? '',
    commerce: shop?.id ?? null,
  }
}

const wrongInstant = (text: string) =>
  `«${text}» no es un día con su hora. Escríbelo como 05/12/2026 09:30.`

/** A date such as '5/12/2026 9:30'. */
const SPANISH = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)[\s,T]+(\d{1,2})[:.](\d\d)(?::\d\d)?$/
/** A date such as '2026-12-05T09:30' or '2026-12-05 09:30:00', with or without an offset from UTC. */
const ISO = /^(20\d\d-\d\d-\d\d)[\sT]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i

/** Returns ms since 1970, in the town's time zone unless the text has an offset. Undefined if it is invalid. */
function instantIn(text: string, instantOf: TimeZone['instantOf']): number | undefined {
  const [, day, month, year, hours, minutes] = SPANISH.exec(text) ?? []
  const [, isoDate, isoHours, isoMinutes, offset] = ISO.exec(text) ?? []
  const date =
    day === undefined ? isoDate : `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [hour, minute] = [Number(hours ?? isoHours), Number(minutes ?? isoMinutes)]
  if (date === undefined || !isDate(date) || minute > 59) return undefined
  // 24:00 is the end of a day.
  if (hour > 24 || (hour === 24 && minute > 0)) return undefined
  if (offset === undefined) return instantOf(date, hour * 60 + minute)
  const instant = Date.parse(`${date}T${String(hour).padStart(2, '0')}:${isoMinutes}${offset}`)
  return Number.isNaN(instant) ? undefined : instant
}
