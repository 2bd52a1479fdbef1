import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import { WEEKDAY_NAMES, type Weekday, weekdayPlural } from '#contract/hours/weekdays.ts'
import { endsSoon, type OfferPeriod, offerState } from '#contract/offer-dates.ts'
import { joinWords } from '#contract/spanish.ts'
import { formatPlainDate, formatWeekday } from '#web/commerces/open-words.ts'

/** Says when an offer is valid; undefined for always. `isShort`: 'Acaba el sábado', for lists of current offers. */
export function whenInWords(
  offer: OfferPeriod & { weekdays: readonly Weekday[] },
  today: PlainDate,
  isShort = false,
): string | undefined {
  const dates = (isShort ? shortEnd(offer, today) : undefined) ?? datesInWords(offer, today)
  if (offer.weekdays.length === 0 || offerState(offer, today) === 'ended') return dates
  const days = `Los ${joinWords(offer.weekdays.map(weekdayPlural))}`
  return dates === undefined ? days : `${days}, ${dates.charAt(0).toLowerCase()}${dates.slice(1)}`
}

/** Returns 'Acaba el sábado' within three days, else 'Hasta el 30 de mayo'. */
function shortEnd(offer: OfferPeriod, today: PlainDate): string | undefined {
  const { ends_on } = offer
  if (ends_on === null || offerState(offer, today) !== 'running') return undefined
  if (!endsSoon(offer, today))
    return `Hasta el ${formatPlainDate(ends_on)}${yearOf(ends_on, today)}`
  if (ends_on === addDays(today, 1)) return 'Acaba mañana'
  return `Acaba el ${WEEKDAY_NAMES[weekdayOf(ends_on)]}`
}

export function datesInWords(dates: OfferPeriod, today: PlainDate): string | undefined {
  const { starts_on, ends_on } = dates
  const day = (date: PlainDate) => `${formatWeekday(date)}${yearOf(date, today)}`
  const state = offerState(dates, today)
  if (state === 'ended') return ends_on === today ? 'Terminó hoy' : `Terminó el ${day(ends_on!)}`
  if (state === 'ends_today') return starts_on === ends_on ? 'Solo hoy' : 'Acaba hoy'
  if (state === 'running') {
    if (ends_on === null) return starts_on === null ? undefined : `Desde el ${day(starts_on)}`
    return ends_on === addDays(today, 1) ? 'Hasta mañana' : `Hasta el ${day(ends_on)}`
  }
  if (ends_on === null) return `Desde el ${day(starts_on!)}`
  if (starts_on === ends_on) return `El ${day(ends_on)}`
  const isSameMonth = starts_on!.slice(0, 7) === ends_on.slice(0, 7)
  const first = isSameMonth ? String(Number(starts_on!.slice(8))) : formatPlainDate(starts_on!)
  return `Del ${first} al ${formatPlainDate(ends_on)}${yearOf(ends_on, today)}`
}

function yearOf(date: PlainDate, today: PlainDate): string {
  const year = date.slice(0, 4)
  return year === today.slice(0, 4) ? '' : ` de ${year}`
}
