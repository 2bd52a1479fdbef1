import { addDays, nextWeekday, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import type { OfferDates } from '#contract/offer-dates.ts'

/** Common periods of an offer, each one tap away. `other` shows the date fields. */
export type DateChoice = 'today' | 'saturday' | 'weekend' | 'month' | 'undated' | 'other'

type DateOption = { choice: DateChoice; name: string; dates?: OfferDates }

/** Returns the choices in the order of the screen. Without a first day an offer begins when it is published. */
export function dateChoices(today: PlainDate): DateOption[] {
  const isSaturday = weekdayOf(today) === 'sat'
  const saturday = nextWeekday(isSaturday ? addDays(today, 1) : today, 'sat')
  const sunday = nextWeekday(today, 'sun')
  return [
    { choice: 'today', name: 'Solo hoy', dates: { starts_on: today, ends_on: today } },
    {
      choice: 'saturday',
      name: isSaturday ? 'Hasta el sábado que viene' : 'Hasta el sábado',
      dates: { starts_on: null, ends_on: saturday },
    },
    {
      choice: 'weekend',
      name: 'Este fin de semana',
      dates: { starts_on: addDays(sunday, -1), ends_on: sunday },
    },
    { choice: 'month', name: 'Este mes', dates: { starts_on: null, ends_on: lastOfMonth(today) } },
    { choice: 'undated', name: 'Sin fecha', dates: { starts_on: null, ends_on: null } },
    { choice: 'other', name: 'Otras fechas' },
  ]
}

/** Returns the choice with these dates, or 'other'. Of several, prefers the tapped choice, then the first. */
export function choiceOf(
  dates: OfferDates,
  choices: readonly DateOption[],
  tapped: DateChoice | undefined,
): DateChoice {
  const same = choices.filter((choice) => choice.dates && isSame(choice.dates, dates))
  return (same.find(({ choice }) => choice === tapped) ?? same[0])?.choice ?? 'other'
}

/** Moves the dates by whole weeks, at least one, until the first day is today or later. */
export function repeatedDates({ starts_on, ends_on }: OfferDates, today: PlainDate): OfferDates {
  if (ends_on === null) return { starts_on: null, ends_on: null }
  const first = starts_on ?? ends_on
  const days = (Date.parse(today) - Date.parse(first)) / 86_400_000
  const weeks = Math.max(1, Math.ceil(days / 7))
  return {
    starts_on: starts_on && addDays(starts_on, weeks * 7),
    ends_on: addDays(ends_on, weeks * 7),
  }
}

function lastOfMonth(day: PlainDate): PlainDate {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

const isSame = (one: OfferDates, other: OfferDates) =>
  one.starts_on === other.starts_on && one.ends_on === other.ends_on
