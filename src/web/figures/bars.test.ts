import { describe, expect, test } from 'vitest'
import { comparedPeriods, daysOf } from '#contract/figure-periods.ts'
import { byKind, type FiguresQuery, type Period, totalOf } from '#contract/figures.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { barsOf, inPairs } from './bars.ts'

const TODAY = '2026-05-28'

/** Returns bars with one view on each day of the period and two on each day of the previous period. */
function shown(query: Partial<FiguresQuery>, today = TODAY) {
  const { current, before } = comparedPeriods({ days: 28, month: undefined, ...query }, today)
  const days = (period: Period, views: number) =>
    daysOf(period).map((day) => ({ day, ...byKind(() => 0), views }))
  return { ...current, days: days(current, 1), days_before: days(before, 2) }
}
const bars = (query: Partial<FiguresQuery>, today = TODAY) => barsOf(shown(query, today), { today })

describe('the houses of a chart', () => {
  test('are the days of a week', () => {
    expect(bars({ days: 7 }).map(({ name, label, note }) => [name, label, note])).toEqual([
      ['Viernes 22', 'vie 22', ''],
      ['Sábado 23', 'sáb 23', ''],
      ['Domingo 24', 'dom 24', ''],
      ['Lunes 25', 'lun 25', ''],
      ['Martes 26', 'mar 26', ''],
      ['Miércoles 27', 'mié 27', ''],
      ['Hoy, jueves', 'jue 28', 'hoy'],
    ])
  })

  test('are four weeks that end today', () => {
    const found = bars({ days: 28 }, '2026-06-02')
    expect(found.map(({ name, label, note }) => [name, label, note])).toEqual([
      ['Del 6 al 12 de mayo', '6–12', 'may'],
      ['Del 13 al 19 de mayo', '13–19', 'may'],
      ['Del 20 al 26 de mayo', '20–26', 'may'],
      ['Del 27 de mayo al 2 de junio', '27 may–', '2 jun'],
    ])
    expect(found.map(({ sums, before }) => [sums.views, before!.views])).toEqual(
      Array(4).fill([7, 14]),
    )
  })

  test('are the months of a year, the first and the last cut short', () => {
    const found = bars({ days: 365 })
    expect(found.map(({ label }) => label).join(' ')).toBe(
      'may jun jul ago sep oct nov dic ene feb mar abr may',
    )
    expect(found[0]).toMatchObject({
      ...{ from: '2025-05-29', to: '2025-05-31', note: 'desde 29' },
      name: 'Mayo de 2025, desde el 29',
    })
    expect(found[1]).toMatchObject({ name: 'Junio de 2025', note: '' })
    expect(found[12]).toMatchObject({ name: 'Mayo de 2026, hasta el 28', note: 'hasta 28' })
    expect(totalOf(found.map(({ sums }) => sums)).views).toBe(365)
    expect(totalOf(found.map(({ before }) => before!)).views).toBe(730)
  })

  test('are twelve where the year ends with a month', () => {
    expect(bars({ days: 365 }, '2026-04-30')).toHaveLength(12)
  })

  test('are the weeks of a calendar month, until Sundays, and nothing before', () => {
    const found = barsOf(shown({ month: '2026-05' }, '2026-06-01'), {
      today: '2026-06-01',
      isMonth: true,
    })
    expect(found.map(({ label, sums, before }) => [label, sums.views, before])).toEqual([
      ['1–3', 3, undefined],
      ['4–10', 7, undefined],
      ['11–17', 7, undefined],
      ['18–24', 7, undefined],
      ['25–31', 7, undefined],
    ])
  })

  test('a month that ends on a Monday has a week of one day', () => {
    const found = barsOf(shown({ month: '2026-08' }, '2026-09-01'), {
      today: '2026-09-01',
      isMonth: true,
    })
    expect(found.at(-1)).toMatchObject({ name: 'El 31 de agosto', label: '31', note: 'ago' })
  })

  test('say when the shop is closed, unless it opens by appointment', () => {
    const { hours } = readHours('de lunes a sábado 9-14')
    const closed = (its: typeof hours) =>
      barsOf(shown({ days: 7 }), { today: TODAY, hours: its }).flatMap(({ isClosed, label }) =>
        isClosed ? label : [],
      )
    expect(closed(hours)).toEqual(['dom 24'])
    expect(closed({ ...hours!, by_appointment: true })).toEqual([])
    expect(closed(null)).toEqual([])
  })

  test('stand in pairs from the last back', () => {
    const pairs = inPairs(bars({ days: 365 }))
    expect(pairs.map(({ short }) => short)).toEqual([
      ['may', 'desde 29'],
      ['jun–', 'jul'],
      ['ago–', 'sep'],
      ['oct–', 'nov'],
      ['dic–', 'ene'],
      ['feb–', 'mar'],
      ['abr–', 'may'],
    ])
    expect(totalOf(pairs.map(({ sums }) => sums)).views).toBe(365)
  })
})
