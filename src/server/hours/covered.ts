import { prepared } from '../database/prepared.ts'
import type { Services } from '../services.ts'
import { type Context, refreshOpenings } from './write-openings.ts'

type Coverage = { from: number; until: number }

const coverageOf = prepared(() => ({ present: undefined as Coverage | undefined }))

/** Keeps the table of openings ahead of the clock; from then on lists are filtered by it. */
export async function keepOpenings(services: Context & Pick<Services, 'db'>): Promise<void> {
  coverageOf(services.db).present = await refreshOpenings(services)
}

/** Whether the table of openings holds all that begin and end between two instants, in ms since 1970. */
export function isCovered(db: Services['db'], from: number, until: number): boolean {
  const { present } = coverageOf(db)
  return present !== undefined && present.from <= from && until <= present.until
}
