import { daysBetween, daysOf, daysOfMonth, monthOf } from '#contract/figure-periods.ts'
import { type Counts, type DayFigures, type Period, totalOf } from '#contract/figures.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { capitalize } from '#contract/spanish.ts'

export type Span = 'day' | 'week' | 'month'

export type Bar = Period & {
  /** Name in the table: 'Sábado 23', 'Del 18 al 24 de mayo', 'Mayo de 2026'. */
  name: string
  /** The two lines of text below the bar. */
  label: string
  note: string
  /** The same two lines for narrow screens. */
  short: readonly [label: string, note: string]
  sums: Counts
  /** Sums of the same days of the previous period. */
  before: Counts | undefined
  isClosed: boolean
}

type PeriodFigures = Period & { days: DayFigures[]; days_before: DayFigures[] }
type BarOptions = { today: PlainDate; hours?: Hours | null; isMonth?: boolean }

export function spanOf({ from, to }: Period): Span {
  const days = daysBetween(from, to) + 1
  if (days <= 7) return 'day'
  return days <= 31 ? 'week' : 'month'
}

/** Returns the bars of a period, oldest first. Weeks end today or, in a calendar month, on Sundays. */
export function barsOf(
  figures: PeriodFigures,
  { today, hours = null, isMonth = false }: BarOptions,
): Bar[] {
  const span = isMonth ? 'week' : spanOf(figures)
  return partsOf(figures, span, isMonth).map((part) => {
    const first = daysBetween(figures.from, part.from)
    const end = daysBetween(figures.from, part.to) + 1
    const labels = labelsOf(part, span, figures, today)
    return {
      ...part,
      short: [labels.label, labels.note],
      ...labels,
      sums: totalOf(figures.days.slice(first, end)),
      // Weeks of two months are not comparable: they have different lengths and weekdays.
      before: isMonth ? undefined : totalOf(figures.days_before.slice(first, end)),
      isClosed: span === 'day' && isClosedOn(hours, part.from),
    }
  })
}

/** Merges bars into pairs, starting with the last. */
export function inPairs(bars: readonly Bar[]): Bar[] {
  const pairs: Bar[] = []
  for (let end = bars.length; end > 0; end -= 2) {
    const [first, last] = [bars[end - 2], bars[end - 1]!]
    if (first === undefined) return [last, ...pairs]
    pairs.unshift({
      ...last,
      from: first.from,
      name: `${first.name} y ${last.name}`,
      short: [`${first.label}–`, last.label],
      sums: totalOf([first.sums, last.sums]),
      before: first.before && last.before && totalOf([first.before, last.before]),
    })
  }
  return pairs
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
  return daysOf({ from, to: addDays(from, 6) }).find((day) => weekdayOf(day) === 'sun')!
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

type Labels = Pick<Bar, 'name' | 'label' | 'note'> & Partial<Pick<Bar, 'short'>>

function labelsOf({ from, to }: Period, span: Span, period: Period, today: PlainDate): Labels {
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
  if (to === period.to && to !== daysOfMonth(monthOf(to)).to) {
    return { name: `${name}, hasta el ${dayOf(to)}`, label, note: `hasta ${dayOf(to)}` }
  }
  return { name, label, note: '' }
}

/** Returns whether the shop is closed all day. Unknown hours and days by appointment do not count as closed. */
function isClosedOn(hours: Hours | null, day: PlainDate): boolean {
  return hours !== null && !hours.by_appointment && shiftsOn(hours, day).shifts.length === 0
}

/** Returns the values of at most six grid lines, from zero to at least `highest`, in round integer steps. */
export function chartLines(highest: number): number[] {
  const minStep = Math.max(highest, 1) / 5
  const power = 10 ** Math.floor(Math.log10(minStep))
  const step = Math.max(1, [1, 2, 4, 5, 10].find((digit) => digit * power >= minStep)! * power)
  const count = Math.ceil(Math.max(highest, 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
