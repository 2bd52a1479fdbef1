import type { Hours } from './hours.ts'
import { openingHours } from './opening-hours.ts'
import { sayHours } from './say-hours.ts'

type HoursTexts = { hours_text: string; opening_hours: string }

/** Memoised by the hours object, which must never be changed. */
const made = new WeakMap<Hours, HoursTexts>()

/** Hours as texts, beside their structure in an answer; '' when unknown. */
export function hoursTexts(hours: Hours | null): HoursTexts {
  if (hours === null) return { hours_text: '', opening_hours: '' }
  const known = made.get(hours)
  if (known) return known
  const texts = { hours_text: sayHours(hours), opening_hours: openingHours(hours) }
  made.set(hours, texts)
  return texts
}
