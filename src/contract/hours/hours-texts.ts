import type { PlainDate } from './dates.ts'
import type { Hours } from './hours.ts'
import { openingHours } from './opening-hours.ts'
import { sayHours } from './say-hours.ts'
import { hasNights, splitNights } from './split-nights.ts'

type HoursTexts = { hours_text: string; opening_hours: string }

/** Cache of today's texts, by `Hours` object. Nobody may mutate an `Hours` object after its texts are cached. */
const cache = new WeakMap<Hours, { today: PlainDate; texts: HoursTexts }>()

export function hoursTexts(hours: Hours | null, today: PlainDate): HoursTexts {
  if (hours === null) return { hours_text: '', opening_hours: '' }
  const cached = cache.get(hours)
  if (cached?.today === today) return cached.texts
  const split = hasNights(hours, today) ? splitNights(hours, today) : hours
  const texts = { hours_text: sayHours(hours), opening_hours: openingHours(split) }
  cache.set(hours, { today, texts })
  return texts
}
