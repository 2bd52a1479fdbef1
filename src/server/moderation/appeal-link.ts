import { APPEAL_DAYS } from '#contract/appeals.ts'
import type { AppealLink } from '../mail/how-to-appeal.ts'
import { isOn } from '../modules.ts'
import type { Services } from '../services.ts'

/** Writes the date of an instant in the town as '24 de diciembre'. */
export function townDay({ settings }: Pick<Services, 'settings'>, at: Date): string {
  const { time_zone: timeZone } = settings.present()
  return new Intl.DateTimeFormat('es-ES', { timeZone, day: 'numeric', month: 'long' }).format(at)
}

export function appealLinkOf(
  services: Pick<Services, 'settings' | 'config'>,
  { id, until }: { id: number; until: Date },
): AppealLink | undefined {
  if (!isOn(services, 'appeals')) return undefined
  const href = `${services.config.publicUrl}/reclamaciones/${id}`
  return { href, until: townDay(services, until) }
}

const DAY_MS = 24 * 60 * 60 * 1000

export function appealUntil(decided: Date): Date {
  return new Date(decided.getTime() + APPEAL_DAYS * DAY_MS)
}
