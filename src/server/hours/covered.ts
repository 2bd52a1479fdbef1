import { prepared } from '../database/prepared.ts'
import type { Services } from '../services.ts'
import { type Context, type Coverage, refreshOpenings } from './write-openings.ts'

const coverageOf = prepared(() => ({ present: undefined as Coverage | undefined }))

/** Writes the openings of the next days. Afterwards lists are filtered by their table. */
export async function keepOpenings(services: Context & Pick<Services, 'db'>): Promise<void> {
  coverageOf(services.db).present = await refreshOpenings(services)
}

/** Whether the table has all openings between two instants (ms since 1970), for the present time zone. */
export function isCovered(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  from: number,
  until: number,
): boolean {
  const { present } = coverageOf(db)
  if (present?.time_zone !== settings.present().time_zone) return false
  return present.from <= from && until <= present.until
}
