import { clockTime, DAY_MINUTES } from './clock-time.ts'
import type { Span } from './day-parts.ts'
import { beginsAfterMidnight, sayShifts } from './say-hours.ts'
import { dayNames, type Entry, wholeDays } from './sign-entries.ts'
import { faultAt, type SignFault } from './sign-token.ts'
import type { Shift } from './week.ts'
import { dayAfter, WEEKDAY_NAMES, WEEKDAYS, type Weekday } from './weekdays.ts'

const shiftOf = ({ opens, closes }: Span): Shift => [clockTime(opens), clockTime(closes)]
const isEarly = (span: Span) => span.opens < DAY_MINUTES && beginsAfterMidnight(shiftOf(span))

/**
 * Asks whether 'V y S 0:00-6:00' means nights or early mornings, unless the sign names no day or every day, is written
 * as in OpenStreetMap or with 'madrugada', or continues days that are open until midnight.
 */
export function nightFault(entry: Entry, entries: Entry[]): SignFault | undefined {
  const early = entry.spans.filter(isEarly)
  const days = WEEKDAYS.filter((day) => wholeDays(entry).includes(day))
  const isAllOrNoDays = days.length === 0 || days.length === WEEKDAYS.length
  const [first] = entry.days
  const isLiteral = entry.days.every((item) => item.isLiteral) || first?.part === 'dawn'
  const untilMidnight = entries
    .filter(({ spans }) => spans.some(({ closes }) => closes === DAY_MINUTES))
    .flatMap(wholeDays)
    .filter((day) => day !== 'holiday')
  const continuesNights = days.every((day) => untilMidnight.some((open) => dayAfter(open) === day))
  if (early.length === 0 || isAllOrNoDays || isLiteral || continuesNights) return undefined
  const late = entry.spans.filter((span) => !isEarly(span))
  const suggestion = (nights: Weekday[]) =>
    [
      ...(late.length > 0 ? [`${dayNames(days)} ${saySpans(late)}`] : []),
      `madrugada de ${dayNames(nights)} ${saySpans(early)}`,
    ].join('; ')
  const [day] = days as [Weekday]
  const error = `¿Es la noche del ${WEEKDAY_NAMES[day]} al ${WEEKDAY_NAMES[dayAfter(day)]}, o la madrugada del ${WEEKDAY_NAMES[day]}?`
  return faultAt(entry, error, [suggestion(days.map(dayAfter)), suggestion(days)])
}

export const saySpans = (spans: Span[]) => sayShifts(spans.map(shiftOf))

/** Moves a shift that opens at 24:00 or later to the next day: 'V 24:00-6:00' becomes Saturday 0:00-6:00. */
export function onItsDay(day: Weekday, span: Span): { day: Weekday; span: Span } {
  const { opens, closes } = span
  if (opens < DAY_MINUTES) return { day, span }
  return { day: dayAfter(day), span: { opens: opens - DAY_MINUTES, closes: closes - DAY_MINUTES } }
}
