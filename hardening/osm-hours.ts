import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import type { Calendar } from '#contract/hours/may-change.ts'
import { shiftsOn } from '#contract/hours/shifts-on.ts'
import { minutesOfShift } from '#contract/hours/week.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const FOLDER = resolve(import.meta.dirname, '../var/hardening')

type Span = [opens: number, closes: number]

type Library = new (
  value: string,
  place: object,
) => {
  getOpenIntervals(from: Date, to: Date): [Date, Date, boolean, string | undefined][]
}

/** Writes the town's holidays into a copy of the library, which has no option for them. The process must run in UTC. */
export async function openLibrary(calendar: Calendar): Promise<(value: string) => LibraryHours> {
  if (new Date(2026, 6, 1).getTimezoneOffset() !== 0) throw new Error('to be run with TZ=UTC')
  const main = createRequire(import.meta.url).resolve('opening_hours')
  const source = await readFile(join(main, '../opening_hours.esm.mjs'), 'utf8')
  const original = 'const holidayDefinitions = holiday_definitions;'
  if (!source.includes(original)) throw new Error('the library declares its holidays differently')
  const holidays = JSON.stringify({ town: { PH: holidaysOf(calendar) } })
  await mkdir(FOLDER, { recursive: true })
  const copy = join(FOLDER, `opening-hours-${process.pid}.mjs`)
  await writeFile(copy, source.replace(original, `const holidayDefinitions = ${holidays};`))
  const { default: Reader } = (await import(pathToFileURL(copy).href)) as { default: Library }
  return (value) => new Reader(value, { address: { country_code: 'town', state: '' } })
}
type LibraryHours = InstanceType<Library>

/** Converts holidays for the library. It needs 1 January in each year, and also the years before and after. */
function holidaysOf(calendar: Calendar) {
  const dates = [...calendar].flatMap(([date, { opening }]) => (opening ? [] : date))
  const years = dates.map((date) => Number(date.slice(0, 4)))
  const others = [Math.min(...years) - 1, Math.max(...years) + 1].map((year) => `${year}-01-01`)
  return [...dates, ...others].toSorted().map((date) => {
    const [year, month, day] = date.split('-').map(Number)
    return { name: date, year, fixed_date: [month, day] }
  })
}

export function theirSpans(
  library: LibraryHours,
  first: PlainDate,
  days: number,
  byAppointment = false,
): Span[] {
  const from = new Date(first)
  const found = library.getOpenIntervals(from, new Date(from.getTime() + days * DAY))
  return merged(
    found
      .filter(([, , isUnknown]) => byAppointment || !isUnknown)
      .map(([opens, closes]) => [minutesAfter(from, opens), minutesAfter(from, closes)]),
  )
}

const minutesAfter = (from: Date, to: Date) => (to.getTime() - from.getTime()) / MINUTE

export function ourSpans(hours: Hours, first: PlainDate, days: number): Span[] {
  const spans = Array.from({ length: days + 1 }, (_, day) => {
    const began = (day - 1) * 1440
    return shiftsOn(hours, addDays(first, day - 1)).shifts.map((shift): Span => {
      const { start, end } = minutesOfShift(shift)
      return [Math.max(0, began + start), Math.min(days * 1440, began + end)]
    })
  })
  return merged(spans.flat().filter(([opens, closes]) => opens < closes))
}

function merged(spans: Span[]): Span[] {
  const all: Span[] = []
  for (const [opens, closes] of spans.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1)
    if (last && opens <= last[1]) last[1] = Math.max(last[1], closes)
    else all.push([opens, closes])
  }
  return all
}
