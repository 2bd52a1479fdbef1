import type Holidays from 'date-holidays'
import { and, eq, gt, isNull, notInArray } from 'drizzle-orm'
import type { PlainDate } from '#contract/hours/dates.ts'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { holidays, proposedYears } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'

/** The month from which the next year is proposed: calendars are published in autumn. */
const AUTUMN = '10'

type Context = Pick<Services, 'db' | 'clock' | 'settings'>

/** Adds the holidays of each region and year once, so that corrections and deletions by the office stay. */
export async function proposeHolidays({ db, clock, settings }: Context): Promise<void> {
  const { time_zone, region } = settings.present()
  const now = clock.now()
  const today = timeZone(time_zone).dateOf(now.getTime())
  const year = Number(today.slice(0, 4))
  const years = today.slice(5, 7) >= AUTUMN ? [year, year + 1] : [year]
  const regions = region === null ? [SPAIN] : [SPAIN, region]
  const regionYears = regions.flatMap((region) => years.map((year) => ({ region, year })))
  const proposed = await db.select().from(proposedYears)
  const isProposed = ({ region, year }: RegionYear) =>
    proposed.some((row) => row.region === region && row.year === year)
  if (regionYears.every(isProposed) && proposed.every((row) => regions.includes(row.region))) return
  await db.transaction(async (tx) => {
    await withdrawOtherRegions(tx, regions, today)
    for (const regionYear of regionYears) await proposeYear(tx, regionYear, today, now)
  })
}

type RegionYear = { region: string; year: number }

/** Deletes future holidays that were proposed for other regions, unless the office has edited them. */
async function withdrawOtherRegions(tx: Db, regions: string[], today: string): Promise<void> {
  await tx.delete(proposedYears).where(notInArray(proposedYears.region, regions))
  const isUntouched = and(eq(holidays.version, 1), isNull(holidays.deleted_at))
  await tx
    .delete(holidays)
    .where(and(notInArray(holidays.proposed_for, regions), gt(holidays.date, today), isUntouched))
}

async function proposeYear(tx: Db, { region, year }: RegionYear, today: string, at: Date) {
  const row = { region, year, at: at.toISOString() }
  const inserted = await tx.insert(proposedYears).values(row).onConflictDoNothing()
  if (inserted.rowCount === 0) return
  const days = (await proposedDays(region, year)).filter(({ date }) => date >= today)
  if (days.length === 0) return
  const scope = region === SPAIN ? ('national' as const) : ('regional' as const)
  const columns = { scope, proposed_for: region, updated_at: at.toISOString() }
  const proposals = days.map((day) => ({ ...day, ...columns }))
  // A holiday that the office has added on the same date stays.
  const added = await tx.insert(holidays).values(proposals).onConflictDoNothing().returning()
  for (const { id, name, date, opening } of added) {
    const after = { date, name, scope, opening }
    const event = { verb: 'create', type: 'holidays', id, name, after } as const
    await record(tx, { actor: undefined, at }, event)
  }
}

type ProposedDay = { date: PlainDate; name: string }

export const SPAIN = 'ES'

/** Names of holidays in Spanish calendars, by their name in the package `date-holidays`. */
const NAMES: Record<string, string> = {
  'La inmaculada concepción': 'Inmaculada Concepción',
  'Día de los Reyes Magos': 'Epifanía del Señor (Reyes)',
  'Día del Trabajador': 'Fiesta del Trabajo',
  Asunción: 'Asunción de la Virgen',
  'Dia de Cataluña': 'Diada de Cataluña',
  'Día Nacional de Galicia': 'Santiago Apóstol, Día de Galicia',
  'Fiesta del Sacrificio-Eidul Adha': 'Fiesta del Sacrificio (Eidul Adha)',
  'Fiesta del Sacrificio-Aid Al Adha': 'Fiesta del Sacrificio (Aid Al Adha)',
  'Fiesta del Eid Fitr': 'Fin del Ramadán (Eid Fitr)',
}

/** Returns the holidays of all Spain, or the additional ones of a region (ISO 3166-2:ES). */
export async function proposedDays(region: string, year: number): Promise<ProposedDay[]> {
  // Loaded late: the package takes 40 MB of memory and is needed twice a year.
  const { default: Calendar } = await import('date-holidays')
  const national = publicDays(new Calendar(SPAIN), year)
  if (region === SPAIN) return national
  const days = publicDays(new Calendar(SPAIN, region.slice('ES-'.length)), year)
  // The package lacks this holiday.
  if (region === 'ES-VC')
    days.push({ date: `${year}-10-09`, name: 'Día de la Comunitat Valenciana' })
  return days
    .filter(({ date, name }) => !national.some((day) => day.date === date && day.name === name))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

function publicDays(calendar: Holidays, year: number): ProposedDay[] {
  calendar.setLanguages('es')
  const days = new Map<string, string>()
  for (const { date, name, type } of calendar.getHolidays(year)) {
    const day = date.slice(0, 10)
    if (type === 'public' && !days.has(day)) days.set(day, nameOf(name))
  }
  return Array.from(days, ([date, name]) => ({ date: date as PlainDate, name }))
}

function nameOf(name: string): string {
  const [day, substitute] = name.split(' (día sustituto)') as [string, string?]
  return `${NAMES[day] ?? day}${substitute === undefined ? '' : ', pasa al lunes'}`
}
