import type Holidays from 'date-holidays'
import type { PlainDate } from '#contract/hours/dates.ts'

export type ProposedDay = { date: PlainDate; name: string }

/** The region of the holidays of all Spain. */
export const SPAIN = 'ES'

/** Names of the package, and how Spanish calendars write them. */
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

/** Returns the holidays of a year of all Spain, or the further ones of a region (ISO 3166-2:ES). */
export async function proposedDays(region: string, year: number): Promise<ProposedDay[]> {
  // Loaded late: it takes 40 MB and is needed twice a year.
  const { default: Calendar } = await import('date-holidays')
  const national = publicDays(new Calendar(SPAIN), year)
  if (region === SPAIN) return national
  const days = publicDays(new Calendar(SPAIN, region.slice('ES-'.length)), year)
  // Missing in the package.
  if (region === 'ES-VC') {
    days.push({ date: `${year}-10-09`, name: 'Día de la Comunitat Valenciana' })
  }
  return days
    .filter(({ date, name }) => !national.some((one) => one.date === date && one.name === name))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Returns one holiday for each date. */
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
  const [day, moved] = name.split(' (día sustituto)') as [string, string?]
  return `${NAMES[day] ?? day}${moved === undefined ? '' : ', pasa al lunes'}`
}
