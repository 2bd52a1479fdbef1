import { expect, test } from 'vitest'
import { withAnswer } from '#contract/hours/holiday-answers.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { osmHours } from '#contract/osm/osm-tags.ts'
import { openLibrary, ourSpans, theirSpans } from './osm-hours.ts'

const FIRST = '2026-01-01'
const CALENDAR = new Map(
  ['2026-01-01', '2026-01-06', '2026-03-19', '2026-05-01', '2026-12-25'].map((date) => [
    date,
    { name: date, opening: false },
  ]),
)

test('a shop that closes on holidays opens and closes through a year as the reference library reads it', async () => {
  const read = await openLibrary(CALENDAR)
  for (const sign of ['L-V 9-14 y 17-20, S 10-14', 'V y S 22-3', '24h']) {
    let hours = readHours(sign).hours!
    for (const date of CALENDAR.keys()) hours = withAnswer(hours, { date, name: date }, 'closed')
    const value = osmHours(hours, CALENDAR, FIRST)
    expect(value.includes('PH off')).toBe(sign !== 'V y S 22-3')
    const ours = ourSpans(hours, FIRST, 365)
    expect(ours.length).toBeGreaterThan(4)
    expect(theirSpans(read(value), FIRST, 365), value).toEqual(ours)
  }
})
