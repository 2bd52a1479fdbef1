import type { ListedCommerce } from '#contract/directory.ts'
import { CLOSED_FOR, type Closure, type ClosureReason, reasonOf } from '#contract/hours/closure.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { SpecialDays } from '#contract/hours/hours.ts'
import { sayShifts } from '#contract/hours/say-hours.ts'
import { formatTime, toPlainDate } from '#web/format/dates.ts'

const utcFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', ...options })
const weekdays = utcFormat({ weekday: 'long' })
const days = utcFormat({ day: 'numeric', month: 'long' })
const fullDays = utcFormat({ day: 'numeric', month: 'long', year: 'numeric' })

export const dateToday = (): PlainDate => toPlainDate(new Date())

/** Whether a shop is certainly closed, so that its shutter is drawn closed. */
export function isShut({ open_state, may_change }: Pick<OpenNow, 'open_state' | 'may_change'>) {
  return (open_state === 'closed' || open_state === 'holiday') && !may_change
}

/** Whether a shop is open at the time of the request, as its badge says. */
export type OpenNow = Pick<
  ListedCommerce,
  'open_state' | 'open_until' | 'opens_at' | 'closed_for' | 'may_change'
>

/** Returns undefined if the hours are unknown. Does not say 'Cerrado' on a holiday that may change the hours. */
export function openWords(shop: OpenNow, options: WordsOptions = {}): string | undefined {
  if (shop.open_state === 'unknown') return undefined
  if (!shop.may_change) return certainWords(shop, options)
  if (shop.open_state !== 'closed') return `${certainWords(shop, options)} · puede cambiar`
  if (shop.opens_at === null) return 'El horario puede cambiar'
  return `Abre ${dayAndTime(shop.opens_at, options.now)} · puede cambiar`
}

/** Says the state of a shop whose hours are certain. */
function certainWords(
  { open_state, open_until, opens_at, closed_for }: OpenNow,
  { isShort, closedUntil, now }: WordsOptions,
): string {
  if (open_state === 'open') {
    if (open_until === null) return 'Abierto las 24 horas'
    const time = atTime(open_until)
    // Short: 'las 14:00' without 'a'.
    return isShort ? `Abierto hasta ${time.slice(2)}` : `Abierto · cierra ${time}`
  }
  if (open_state === 'closing') return `Cierra pronto, ${atTime(open_until!)}`
  if (open_state === 'holiday') {
    const reason = closed_for ?? 'other'
    const why = isShort ? SHORT_REASONS[reason] : `Cerrado ${CLOSED_FOR[reason]}`
    if (closedUntil) return `${why} hasta el ${formatPlainDate(closedUntil)}`
    if (opens_at !== null) return `${why} · abre ${onDay(opens_at, now)}`
    return isShort ? why : `${why} hasta nuevo aviso`
  }
  if (opens_at === null) return 'Cerrado'
  const opens = dayAndTime(opens_at, now)
  return isShort ? `Abre ${opens}` : `Cerrado · abre ${opens}`
}

const SHORT_REASONS: Record<ClosureReason, string> = {
  vacation: 'Vacaciones',
  works: 'Obras',
  personal: 'Cerrado unos días',
  other: 'Cerrado unos días',
}

/** Returns 'Cerrado por obras del 10 al 31 de agosto' or 'Cerrado por obras desde el 10 de agosto'. */
export function formatClosure(closure: Closure, hasYear = false): string {
  const { from, to } = closure
  const why = `Cerrado ${CLOSED_FOR[reasonOf(closure)]}`
  if (to === null) return `${why} desde el ${formatPlainDate(from, hasYear)}`
  if (from === to) return `${why} el ${formatPlainDate(from, hasYear)}`
  const year = hasYear ? ` de ${to.slice(0, 4)}` : ''
  return `${why} ${formatSpan(from, to, 'del')}${year}`
}

/** Returns 'mañana a las 9:30'; without the time if it names a date: 'el 15 de junio'. */
function dayAndTime(opens_at: string, now?: Date): string {
  const day = onDay(opens_at, now)
  return /\d/.test(day) ? day : `${day} ${atTime(opens_at)}`
}

/** Says when a closed shop opens: 'a las 7:00', 'mañana a las 9:30'. */
export function openingWords(opens_at: string, now?: Date): string {
  return dayAndTime(opens_at, now).replace('hoy ', '')
}

/** `closedUntil` is the last day of a closure. */
type WordsOptions = { isShort?: boolean; closedUntil?: PlainDate | null | undefined; now?: Date }

/** Returns 'a las 14:00', 'a la 1:30'. */
function atTime(instant: string): string {
  const time = formatTime(instant)
  return `${/^1:/.test(time) ? 'a la' : 'a las'}\u00a0${time}`
}

/** Returns 'hoy', 'mañana', 'el lunes', 'el 15 de junio' or 'el 7 de enero de 2027'. */
function onDay(instant: string, now = new Date()): string {
  const [day, today] = [toPlainDate(new Date(instant)), toPlainDate(now)]
  if (day === today) return 'hoy'
  if (day === addDays(today, 1)) return 'mañana'
  if (day < addDays(today, 7)) return `el ${weekdays.format(atMidnight(day))}`
  return `el ${formatPlainDate(day, day.slice(0, 4) !== today.slice(0, 4))}`
}

/** Returns '31 de agosto', with the year if `hasYear`. */
export function formatPlainDate(date: PlainDate, hasYear = false): string {
  return (hasYear ? fullDays : days).format(atMidnight(date))
}

const atMidnight = (date: PlainDate) => new Date(`${date}T00:00:00Z`)

/** Days in advance that a special day or a holiday is announced. */
export const ANNOUNCED_DAYS = 14

/** Returns 'Del 10 al 31 de agosto', or with `start` 'del'. */
function formatSpan(from: PlainDate, to: PlainDate, start: 'Del' | 'del'): string {
  const first =
    from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : formatPlainDate(from)
  return `${start} ${first} al ${formatPlainDate(to)}`
}

/** Returns 'El jueves 24 de diciembre, Nochebuena: 9:30–14:00'. */
export function formatSpecialDays(days: SpecialDays, hasYear = false): string {
  const { from, to, shifts, note } = days
  const year = hasYear ? ` de ${to.slice(0, 4)}` : ''
  const when = from === to ? `El ${formatWeekday(from)}` : formatSpan(from, to, 'Del')
  return `${when}${year}${note && `, ${note}`}: ${sayShifts(shifts)}`
}

/** Returns 'martes 1 de septiembre, a las 9:00'. */
export function formatOpening(instant: string): string {
  return `${formatWeekday(toPlainDate(new Date(instant)))}, ${atTime(instant)}`
}

/** Returns 'viernes 5 de junio'. */
export function formatWeekday(date: PlainDate): string {
  return `${weekdays.format(atMidnight(date))} ${formatPlainDate(date)}`
}
