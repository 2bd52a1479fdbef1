import { copyFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import Holidays from 'date-holidays'

/*
 * `npm run holidays` writes the holidays of Spain for some years, from the package date-holidays: the package
 * takes 40 MB with what it needs to compute the calendars of the world, and they are asked for once a year.
 */

export const FILE = resolve(import.meta.dirname, '../src/server/holidays/spanish-days.ts')
export const YEARS = { first: 2026, last: 2050 }

/** ISO 3166-2:ES, without its prefix. */
const REGIONS = 'AN AR AS CB CE CL CM CN CT EX GA IB MC MD ML NC PV RI VC'.split(' ')

/** What the package lacks. */
const ADDED: Record<string, string[]> = { VC: ['10-09 Día de la Comunitat Valenciana'] }

/** Where the package writes otherwise than a Spanish calendar does. */
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

export function spanishDays(): string {
  const years = Array.from(
    { length: YEARS.last - YEARS.first + 1 },
    (_, after) => YEARS.first + after,
  )
  const linesOf = (name: string, daysOf: (year: number) => string[]) =>
    `  ${name}: \`\n${years.map((year) => `${year} ${daysOf(year).join(' | ')}\n`).join('')}\`,\n`
  const regions = REGIONS.map((region) =>
    linesOf(`'ES-${region}'`, (year) => {
      const national = new Set(publicDays(year))
      return publicDays(year, region).filter((day) => !national.has(day))
    }),
  )
  return `// Written by \`npm run holidays\` from the package date-holidays, whose data are CC BY-SA 3.0 (NOTICE).

/** By region, those of all Spain first: a line for each year, its days separated by bars. */
export const SPANISH_DAYS: Record<string, string> = {
${linesOf('ES', (year) => publicDays(year))}${regions.join('')}}
`
}

/** '12-08 Inmaculada Concepción', one for each date. */
function publicDays(year: number, region?: string): string[] {
  const calendar = region ? new Holidays('ES', region) : new Holidays('ES')
  calendar.setLanguages('es')
  const days = new Map<string, string>()
  for (const { date, name, type } of calendar.getHolidays(year)) {
    const day = date.slice(5, 10)
    if (type === 'public' && !days.has(day)) days.set(day, `${day} ${nameOf(name)}`)
  }
  return [...days.values(), ...(ADDED[region ?? ''] ?? [])].toSorted()
}

function nameOf(name: string): string {
  const [day, moved] = name.split(' (día sustituto)') as [string, string?]
  return `${NAMES[day] ?? day}${moved === undefined ? '' : ', pasa al lunes'}`
}

if (import.meta.main) {
  writeFileSync(FILE, spanishDays())
  const own = createRequire(import.meta.url).resolve('date-holidays')
  // Its data may be passed on with their credits alone.
  const licence = join(dirname(dirname(own)), 'LICENSE')
  copyFileSync(licence, join(dirname(FILE), 'date-holidays.LICENSE.txt'))
}
