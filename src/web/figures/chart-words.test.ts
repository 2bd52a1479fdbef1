import { describe, expect, test } from 'vitest'
import { byKind } from '#contract/figures.ts'
import type { Bar } from './bars.ts'
import { chartLines } from './bars.ts'
import { bestOf, chartNote } from './chart-words.ts'

const bar = (name: string, views: number, isClosed = false): Bar => ({
  ...{
    from: name,
    to: name,
    name,
    label: name,
    note: '',
    short: [name, ''],
    before: undefined,
    isClosed,
  },
  sums: { ...byKind(() => 0), views },
})

describe('what the chart says in words', () => {
  test.each([
    [
      [bar('Sábado 23', 44), bar('Domingo 24', 18, true), bar('Hoy, lunes', 20)],
      'El sábado fue tu mejor día. El domingo cierras, y aun así te miraron 18\u00a0veces.',
    ],
    [[bar('Sábado 23', 4), bar('Hoy, domingo', 18)], 'El domingo fue tu mejor día.'],
    [
      [bar('Sábado 23', 4), bar('Domingo 24', 1, true)],
      'El sábado fue tu mejor día. El domingo cierras, y aun así te miraron 1\u00a0vez.',
    ],
    [[bar('Sábado 23', 4), bar('Domingo 24', 0, true)], 'El sábado fue tu mejor día.'],
    [[bar('Sábado 23', 4), bar('Domingo 24', 4)], ''],
    [[bar('Sábado 23', 0), bar('Domingo 24', 0)], 'Ninguna en estos días.'],
  ])('day by day %#', (bars, words) => {
    expect(chartNote(bars, 'views', 'day')).toBe(words)
  })

  test('week by week and month by month', () => {
    const weeks = [bar('Del 6 al 12 de mayo', 4), bar('Del 13 al 19 de mayo', 9)]
    expect(chartNote(weeks, 'views', 'week')).toBe('La mejor semana fue la del 13 al 19 de mayo.')
    const months = [bar('Mayo de 2026', 4), bar('Junio de 2026, hasta el 3', 9)]
    expect(chartNote(months, 'views', 'month')).toBe('El mejor mes fue junio de 2026.')
  })

  test('no bar is the best where two are, or none', () => {
    expect(bestOf([bar('a', 4), bar('b', 4)], 'views')).toBeUndefined()
    expect(bestOf([bar('a', 0)], 'views')).toBeUndefined()
    expect(bestOf([bar('a', 4), bar('b', 3)], 'views')?.name).toBe('a')
  })
})

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [44, [0, 10, 20, 30, 40, 50]],
  [226, [0, 50, 100, 150, 200, 250]],
  [11_800, [0, 4000, 8000, 12_000]],
  [1_000_000, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
])('the lines up to %i are round', (highest, lines) => {
  expect(chartLines(highest)).toEqual(lines)
})
