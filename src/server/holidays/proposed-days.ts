import type { PlainDate } from '#contract/hours/dates.ts'

export type ProposedDay = { date: PlainDate; name: string }

/** The holidays that all Spain has. */
export const SPAIN = 'ES'

/** The days of a year of a region (ISO 3166-2:ES), or of all Spain; none where they are not known. */
export async function proposedDays(region: string, year: number): Promise<ProposedDay[]> {
  // Read when it is asked for, which is a few times a year.
  const { SPANISH_DAYS } = await import('./spanish-days.ts')
  const line = SPANISH_DAYS[region]?.split('\n').find((one) => one.startsWith(`${year} `))
  if (line === undefined) return []
  const days = line.slice(5).split(' | ').filter(Boolean)
  return days.map((day) => ({ date: `${year}-${day.slice(0, 5)}`, name: day.slice(6) }))
}
