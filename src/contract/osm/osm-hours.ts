import type { PlainDate } from '../hours/dates.ts'
import { answerOf } from '../hours/holiday-answers.ts'
import type { Hours } from '../hours/hours.ts'
import { type Calendar, mayChange } from '../hours/may-change.ts'
import { openingHours } from '../hours/opening-hours.ts'
import { hasNights, splitNights } from '../hours/split-nights.ts'

const CLOSED_ON_HOLIDAYS = 'PH off'
/** The longest value of a tag. */
export const MAX_TAG_LENGTH = 255

/** Hours as a tag of OpenStreetMap, from today on; days that are far away are left out where it cannot hold all of them. */
export function osmHours(hours: Hours, calendar: Calendar, today: PlainDate): string {
  return shortened(...rulesOf(hours, calendar, today))
}

/** The same, however long. */
export function wholeOsmHours(hours: Hours, calendar: Calendar, today: PlainDate): string {
  return openingHours(...rulesOf(hours, calendar, today))
}

/**
 * A shop that has said of every holiday to come what it does, and closes on some, closes on public holidays (`PH off`), but
 * on those of which it says otherwise. Until then, and where it opens past midnight, each day stands by its date: `PH off`
 * would end the night before.
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

/** Without the days that are as usual, which a shop has only said that it opens on. */
function withoutUsual(hours: Hours): Hours {
  const isUsual = ({ from, to }: Hours['special'][number]) =>
    from === to && answerOf(hours, from) === 'open'
  return { ...hours, special: hours.special.filter((one) => !isUsual(one)) }
}

/** Without the holidays on which it is closed, each by itself, unless another span of days would come to light. */
function withoutClosed(hours: Hours, holidays: ReadonlySet<PlainDate>): Hours {
  const isCovered = ({ from, to, shifts }: Hours['special'][number]) =>
    from === to &&
    shifts.length === 0 &&
    holidays.has(from) &&
    hours.special.filter((other) => other.from <= from && from <= other.to).length === 1
  return { ...hours, special: hours.special.filter((one) => !isCovered(one)) }
}
