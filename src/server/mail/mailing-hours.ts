import type { PlainDate } from '#contract/hours/dates.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'

/** Minutes after midnight in the town between which people are written to who have not just asked for it. */
const MORNING = 9 * 60
const EVENING = 21 * 60

/** The day that it is in the town; undefined at night, when nobody wants to be woken by a mail. */
export function mailingDay({
  clock,
  settings,
}: Pick<Services, 'clock' | 'settings'>): PlainDate | undefined {
  const now = clock.now().getTime()
  const zone = timeZone(settings.present().time_zone)
  const today = zone.dateOf(now)
  const isDaytime = zone.instantOf(today, MORNING) <= now && now < zone.instantOf(today, EVENING)
  return isDaytime ? today : undefined
}
