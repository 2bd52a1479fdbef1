import type { PlainDate } from './dates.ts'
import type { Hours } from './hours.ts'
import { openingHours } from './opening-hours.ts'
import { sayHours } from './say-hours.ts'
import { hasNights, splitNights } from './split-nights.ts'

type HoursTexts = { hours_text: string; opening_hours: string }

/** Memoised by the hours object, which must never be changed, for a day. */
const made = new WeakMap<Hours, { today: PlainDate; texts: HoursTexts }>()

/** Hours as texts, beside their structure in an answer, for who reads them today; '' when unknown. */
export function hoursTexts(hours: Hours | null, today: PlainDate): HoursTexts {
  if (hours === null) return { hours_text: '', opening_hours: '' }
  const known = made.get(hours)
  if (known?.today === today) return known.texts
  const split = hasNights(hours, today) ? splitNights(hours, today) : hours
  const texts = { hours_text: sayHours(hours), opening_hours: openingHours(split) }
  made.set(hours, { today, texts })
  return texts
}
