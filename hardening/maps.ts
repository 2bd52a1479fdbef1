import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import { type HolidayAnswer, withAnswer } from '#contract/hours/holiday-answers.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { hoursTexts } from '#contract/hours/hours-texts.ts'
import type { Calendar, CalendarDay } from '#contract/hours/may-change.ts'
import { openingHours } from '#contract/hours/opening-hours.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { MAX_TAG_LENGTH, rulesOf } from '#contract/osm/osm-tags.ts'
import { largeTown } from '#demo/large-town.ts'
import { hoursOfShop } from '#demo/shop-hours.ts'
import { town } from '#demo/town.ts'
import { proposedDays, SPAIN } from '#server/holidays/propose-holidays.ts'
import { REAL_SIGNS } from '#testing/real-signs.ts'
import { openLibrary, ourSpans, theirSpans } from './osm-hours.ts'

const FIRST = '2026-11-29'
const DAYS = 365
const REGION = 'ES-VC'
const SHOPS = 10_000
/** The local holidays of the town, and a Sunday on which shops may open. */
const LOCAL = ['2027-01-17', '2027-09-08']
const OPENING_SUNDAY = '2026-12-20'

/** Ways to answer the holidays of a year; `place` is the number of the holiday. */
const ANSWERS: ((place: number) => HolidayAnswer | null)[] = [
  () => null,
  () => 'closed',
  () => 'open',
  (place) => (place % 3 === 0 ? 'open' : 'closed'),
  (place) => (place === 2 ? null : 'closed'),
]

/**
 * Compares our calendar with OpenStreetMap's reference library: for demo shops, a large town and real signs, with all
 * answers to holidays, both must open and close at the same minutes throughout a year.
 */
export default async function maps(say: (line: string) => void): Promise<boolean> {
  process.env.TZ = 'UTC'
  const years = await wholeYears()
  const calendar: Calendar = new Map([...years].filter(([date]) => date >= addDays(FIRST, -1)))
  const values = new Map<string, Hours>()
  const tags = new Set<string>()
  for (const hours of shownHours()) {
    for (const answer of ANSWERS) {
      const withAnswers = answered(hours, calendar, answer)
      const tag = openingHours(...rulesOf(withAnswers, calendar, FIRST))
      tags.add(tag)
      for (const value of [tag, hoursTexts(withAnswers, FIRST).opening_hours])
        values.set(value, withAnswers)
    }
  }
  const read = await openLibrary(years)
  const began = performance.now()
  const wrong: string[] = []
  let spans = 0
  for (const [value, hours] of values) {
    const ours = ourSpans(hours, FIRST, DAYS)
    spans += ours.length
    const theirs = theirSpans(read(value), FIRST, DAYS, hours.by_appointment && ours.length > 0)
    const at = ours.findIndex((span, place) => `${span}` !== `${theirs[place]}`)
    if (at < 0 && ours.length === theirs.length) continue
    const [minute] = ours[at] ?? theirs[ours.length]!
    wrong.push(`${addDays(FIRST, Math.floor(minute! / 1440))}: ${value}`)
  }
  const holidays = [...values.keys()].filter((value) => value.includes('PH')).length
  const seconds = Math.round((performance.now() - began) / 1000)
  say(`${values.size} values of opening_hours, ${holidays} with PH, through ${DAYS} days:`)
  say(`  ${spans} openings, ${wrong.length} values open or close at another minute (${seconds} s)`)
  const long = [...tags].filter(({ length }) => length > MAX_TAG_LENGTH).length
  say(`  ${long} of the map are longer than a tag: there days that are far away are left out`)
  for (const one of wrong.slice(0, 20)) say(`    ${one}`)
  return wrong.length === 0
}

/** Returns the calendar that the office would have, including past days. */
async function wholeYears(): Promise<Calendar> {
  const found = await Promise.all(
    [SPAIN, REGION].flatMap((of) => [2026, 2027].map((year) => proposedDays(of, year))),
  )
  const days = found.flat().map(({ date, name }) => [date, { name, opening: false }] as const)
  return new Map<PlainDate, CalendarDay>([
    ...days,
    ...LOCAL.map((date) => [date, { name: 'Fiesta local', opening: false }] as const),
    [OPENING_SUNDAY, { name: 'Domingo de apertura', opening: true }] as const,
  ])
}

function shownHours(): Hours[] {
  const shops = [...town.shops, ...largeTown(SHOPS).shops]
  return [
    ...shops.flatMap((shop) => hoursOfShop(shop, FIRST) ?? []),
    ...REAL_SIGNS.flatMap(([sign]) => readHours(sign).hours ?? []),
  ]
}

function answered(
  hours: Hours,
  calendar: Calendar,
  answer: (place: number) => HolidayAnswer | null,
): Hours {
  let changed = hours
  for (const [place, [date, { name }]] of [...calendar].entries()) {
    const holidayAnswer = answer(place)
    if (holidayAnswer !== null)
      changed = withAnswer(changed, { date: date as PlainDate, name }, holidayAnswer)
  }
  return changed
}
