import type { PlainDate } from '#contract/hours/dates.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'

/** Minutes after midnight between which mails are sent that nobody has just requested. */
const MORNING = 9 * 60
const EVENING = 21 * 60

/** Returns today's date in the town, or undefined at night, when these mails wait. */
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
