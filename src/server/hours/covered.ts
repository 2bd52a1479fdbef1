import { prepared } from '../database/prepared.ts'
import type { Services } from '../services.ts'
import { type Context, type Coverage, refreshOpenings } from './write-openings.ts'

const coverageOf = prepared(() => ({ present: undefined as Coverage | undefined }))

/** Keeps the table of openings ahead of the clock; from then on lists are filtered by it. */
export async function keepOpenings(services: Context & Pick<Services, 'db'>): Promise<void> {
  coverageOf(services.db).present = await refreshOpenings(services)
}

/** Whether the table of openings holds all that begin and end between two instants, in ms since 1970, in this zone. */
export function isCovered(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  from: number,
  until: number,
): boolean {
  const { present } = coverageOf(db)
  if (present?.time_zone !== settings.present().time_zone) return false
  return present.from <= from && until <= present.until
}
