import { daysBetween, daysOf, daysOfMonth, monthOf } from '#contract/figure-periods.ts'
import { type Counts, type DayFigures, type Period, totalOf } from '#contract/figures.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { capitalize } from '#contract/spanish.ts'

/** The unit of time of one house (bar) of the chart. */
export type Span = 'day' | 'week' | 'month'

export type Bar = Period & {
  /** Name in the table: 'Sábado 23', 'Del 18 al 24 de mayo', 'Mayo de 2026'. */
  name: string
  /** The two lines below the house. */
  label: string
  note: string
  /** Shorter lines, for narrow screens. */
  short: readonly [label: string, note: string]
  /** Sums by kind, of its days and of the same days of the previous period. */
  sums: Counts
  before: Counts | undefined
  isClosed: boolean
}

type Shown = Period & { days: DayFigures[]; days_before: DayFigures[] }

export function spanOf({ from, to }: Period): Span {
  const days = daysBetween(from, to) + 1
  if (days <= 7) return 'day'
  return days <= 31 ? 'week' : 'month'
}

/** Returns the bars of a period, oldest first. Weeks end today or, in a calendar month, on Sundays. */
export function barsOf(
  shown: Shown,
  {
    today,
    hours = null,
    isMonth = false,
  }: { today: PlainDate; hours?: Hours | null; isMonth?: boolean },
): Bar[] {
  const span = isMonth ? 'week' : spanOf(shown)
  return partsOf(shown, span, isMonth).map((part) => {
    const first = daysBetween(shown.from, part.from)
    const end = daysBetween(shown.from, part.to) + 1
    const labels = words(part, span, shown, today)
    return {
      ...part,
      short: [labels.label, labels.note],
      ...labels,
      sums: totalOf(shown.days.slice(first, end)),
      // Months have different lengths and weekdays, so their weeks cannot be compared.
      before: isMonth ? undefined : totalOf(shown.days_before.slice(first, end)),
      isClosed: span === 'day' && isClosedOn(hours, part.from),
    }
  })
}

/** Merges bars into pairs, starting with the last, for screens where not all fit. */
export function inPairs(bars: readonly Bar[]): Bar[] {
  const pairs: Bar[] = []
  for (let end = bars.length; end > 0; end -= 2) {
    const [first, last] = [bars[Math.max(end - 2, 0)]!, bars[end - 1]!]
    pairs.unshift(first === last ? last : pairOf(first, last))
  }
  return pairs
}

function pairOf(first: Bar, last: Bar): Bar {
  return {
    ...last,
    from: first.from,
    name: `${first.name} y ${last.name}`,
    short: [`${first.label}–`, last.label],
    sums: totalOf([first.sums, last.sums]),
    before: first.before && last.before && totalOf([first.before, last.before]),
  }
}

function partsOf(period: Period, span: Span, isMonth: boolean): Period[] {
  const parts: Period[] = []
  let from = period.from
  while (from <= period.to) {
    const end = endOf(from, span, isMonth)
    const to = end < period.to ? end : period.to
    parts.push({ from, to })
    from = addDays(to, 1)
  }
  return parts
}

function endOf(from: PlainDate, span: Span, isMonth: boolean): PlainDate {
  if (span === 'day') return from
  if (span === 'month') return daysOfMonth(monthOf(from)).to
  if (!isMonth) return addDays(from, 6)
  const sunday = daysOf({ from, to: addDays(from, 6) }).find((day) => weekdayOf(day) === 'sun')
  return sunday!
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', ...options })
  return (date: PlainDate) => dates.format(new Date(date)).replace('.', '').replace(',', '')
}
const weekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })
const month = format({ month: 'long' })
const shortMonth = (date: PlainDate) => month(date).slice(0, 3)
const dayOf = (date: PlainDate) => Number(date.slice(8))

type Words = Pick<Bar, 'name' | 'label' | 'note' | 'short'>

function words(
  { from, to }: Period,
  span: Span,
  shown: Period,
  today: PlainDate,
): Omit<Words, 'short'> & Partial<Words> {
  if (span === 'day') {
    const isToday = from === today
    const day = `${shortWeekday(from)} ${dayOf(from)}`
    const short = [shortWeekday(from), isToday ? 'hoy' : `${dayOf(from)}`] as const
    if (isToday) return { name: `Hoy, ${weekday(from)}`, label: day, note: 'hoy', short }
    return { name: capitalize(`${weekday(from)} ${dayOf(from)}`), label: day, note: '', short }
  }
  if (span === 'week') {
    const isOneMonth = monthOf(from) === monthOf(to)
    const first = isOneMonth ? `${dayOf(from)}` : `${dayOf(from)} de ${month(from)}`
    if (from === to) {
      return {
        name: `El ${dayOf(to)} de ${month(to)}`,
        label: `${dayOf(to)}`,
        note: shortMonth(to),
      }
    }
    return {
      name: `Del ${first} al ${dayOf(to)} de ${month(to)}`,
      label: isOneMonth ? `${dayOf(from)}–${dayOf(to)}` : `${dayOf(from)} ${shortMonth(from)}–`,
      note: isOneMonth ? shortMonth(to) : `${dayOf(to)} ${shortMonth(to)}`,
    }
  }
  const name = capitalize(`${month(from)} de ${from.slice(0, 4)}`)
  const label = shortMonth(from)
  if (dayOf(from) !== 1)
    return { name: `${name}, desde el ${dayOf(from)}`, label, note: `desde ${dayOf(from)}` }
  if (to === shown.to && to !== daysOfMonth(monthOf(to)).to) {
    return { name: `${name}, hasta el ${dayOf(to)}`, label, note: `hasta ${dayOf(to)}` }
  }
  return { name, label, note: '' }
}

/** Returns whether the shop is closed all day. Unknown hours and days by appointment do not count as closed. */
function isClosedOn(hours: Hours | null, day: PlainDate): boolean {
  return hours !== null && !hours.by_appointment && shiftsOn(hours, day).shifts.length === 0
}

const MAX_LINES = 5

/** Returns the values of a chart's grid lines, from zero to at least `highest`, in round integer steps. */
export function chartLines(highest: number): number[] {
  const minStep = Math.max(highest, 1) / MAX_LINES
  const power = 10 ** Math.floor(Math.log10(minStep))
  const step = Math.max(1, [1, 2, 4, 5, 10].find((one) => one * power >= minStep)! * power)
  const count = Math.ceil(Math.max(highest, 1) / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
