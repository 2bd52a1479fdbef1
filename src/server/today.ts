import type { PlainDate } from '#contract/hours/dates.ts'
import type { Services } from './services.ts'
import { timeZone } from './time/time-zone.ts'

export function todayOf({ clock, settings }: Pick<Services, 'clock' | 'settings'>): PlainDate {
  return timeZone(settings.present().time_zone).dateOf(clock.now().getTime())
}
