import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import type { HolidayQuestion } from '#contract/holidays.ts'
import { DAY_MINUTES, minutesOf } from '#contract/hours/clock-time.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { minutesOfShift } from '#contract/hours/week.ts'
import type { StreetShop } from '#drawing/street.ts'
import { isPublic } from '#web/commerces/commerce-status.tsx'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { formatTimeIn, plainDateOf } from '#web/commerces/open-words.ts'

/** Date and minute of the day in some time zone. */
type Now = { date: PlainDate; minute: number }

export function nowIn(zone: string, now = new Date()): Now {
  const time = formatTimeIn(zone, now).padStart(5, '0')
  return { date: plainDateOf(now, zone), minute: minutesOf(time) }
}

/** Returns an owner's shops as a street. Shops that are not public or surely closed now have their shutter down. */
export function stripShops(
  commerces: readonly Commerce[],
  categories: readonly Category[],
  questions: readonly HolidayQuestion[],
  now: Now,
): StreetShop[] {
  const mayChange = questions
    .filter(({ date }) => date === now.date)
    .flatMap((question) => question.commerces.map(({ id }) => id))
  return commerces.map((commerce) => ({
    ...facadeOf(commerce, categories),
    closed:
      !isPublic(commerce) || (isShut(commerce.hours, now) && !mayChange.includes(commerce.id)),
  }))
}

function isShut(hours: Hours | null, { date, minute }: Now): boolean {
  if (hours === null) return false
  const isOpen = (day: PlainDate, at: number) =>
    shiftsOn(hours, day).shifts.some((shift) => {
      const { start, end } = minutesOfShift(shift)
      return start <= at && at < end
    })
  if (hours.by_appointment && !shiftsOn(hours, date).closure) return false
  return !isOpen(date, minute) && !isOpen(addDays(date, -1), minute + DAY_MINUTES)
}
