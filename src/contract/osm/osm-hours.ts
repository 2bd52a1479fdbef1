import type { PlainDate } from '../hours/dates.ts'
import { answerOf } from '../hours/holiday-answers.ts'
import type { Hours } from '../hours/hours.ts'
import { type Calendar, mayChange } from '../hours/may-change.ts'
import { openingHours } from '../hours/opening-hours.ts'
import { hasNights, splitNights } from '../hours/split-nights.ts'

const CLOSED_ON_HOLIDAYS = 'PH off'
/** Maximum length of a tag's value in OpenStreetMap. */
export const MAX_TAG_LENGTH = 255

/** Writes hours as a tag of OpenStreetMap, from today on. If it gets too long, the last special days are omitted. */
export function osmHours(hours: Hours, calendar: Calendar, today: PlainDate): string {
  return shortened(...rulesOf(hours, calendar, today))
}

/** The same, without a maximum length. */
export function wholeOsmHours(hours: Hours, calendar: Calendar, today: PlainDate): string {
  return openingHours(...rulesOf(hours, calendar, today))
}

/**
 * Returns the rule `PH off` (closed on public holidays) if the shop has answered for every future holiday and closes on
 * some; the others are exceptions. Otherwise all days are listed by date, also if a shift lasts past midnight, because
 * `PH off` would cut the shift of the night before.
 */
function rulesOf(hours: Hours, calendar: Calendar, today: PlainDate): [Hours, string[]] {
  if (hasNights(hours, today)) return [splitNights(hours, today), []]
  const ahead = { ...hours, special: hours.special.filter(({ to }) => to >= today) }
  const holidays = [...calendar].flatMap(([date, { opening }]) =>
    opening || date < today ? [] : date,
  )
  const isSettled = holidays.every((date) => !mayChange(ahead, calendar, date))
  const isClosed = holidays.some((date) => answerOf(ahead, date) === 'closed')
  if (!isSettled || !isClosed) return [withoutUsual(ahead), []]
  return [withoutClosed(ahead, new Set(holidays)), [CLOSED_ON_HOLIDAYS]]
}

function shortened(hours: Hours, ofHolidays: string[]): string {
  const text = openingHours(hours, ofHolidays)
  if (text.length <= MAX_TAG_LENGTH || hours.special.length === 0) return text
  const days = hours.special.map(({ from }) => from)
  const last = days.toSorted().at(-1)
  const special = hours.special.filter(({ from }) => from !== last)
  return shortened({ ...hours, special }, ofHolidays)
}

/** Removes special days with the usual hours, which only record the answer to a holiday. */
function withoutUsual(hours: Hours): Hours {
  const isUsual = ({ from, to }: Hours['special'][number]) =>
    from === to && answerOf(hours, from) === 'open'
  return { ...hours, special: hours.special.filter((one) => !isUsual(one)) }
}

/** Removes closed single holidays, which `PH off` covers, unless they override a longer special period. */
function withoutClosed(hours: Hours, holidays: ReadonlySet<PlainDate>): Hours {
  const isCovered = ({ from, to, shifts }: Hours['special'][number]) =>
    from === to &&
    shifts.length === 0 &&
    holidays.has(from) &&
    hours.special.filter((other) => other.from <= from && from <= other.to).length === 1
  return { ...hours, special: hours.special.filter((one) => !isCovered(one)) }
}
