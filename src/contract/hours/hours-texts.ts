import type { Hours } from './hours.ts'
import { openingHours } from './opening-hours.ts'
import { sayHours } from './say-hours.ts'

/** Hours as answers tell them beside their structure; '' when not told. */
export function hoursTexts(hours: Hours | null) {
  if (hours === null) return { hours_text: '', opening_hours: '' }
  return { hours_text: sayHours(hours), opening_hours: openingHours(hours) }
}
