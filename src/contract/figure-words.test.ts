import { describe, expect, test } from 'vitest'
import {
  asText,
  countsInWords,
  dayOfCounting,
  difference,
  figureSentence,
  foundBySentence,
  isComparable,
  monthInWords,
  townSentence,
} from './figure-words.ts'
import { type Counts, FIGURE_KINDS } from './figures.ts'

const counts = (some: Partial<Counts>) =>
  ({ ...Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, 0])), ...some }) as Counts

const WEEK = { from: '2026-05-22', to: '2026-05-28' }
const WEEK_BEFORE = { from: '2026-05-15', to: '2026-05-21' }

/** A week of a shop that was counted long before. */
function week(
  now: Partial<Counts>,
  before: Partial<Counts> = {},
  since: string | null = '2025-01-01',
) {
  return { ...WEEK, ...counts(now), since, before: { ...WEEK_BEFORE, ...counts(before) } }
}

describe('the sentence of a week', () => {
  test.each([
    // More, fewer, the same.
    [week({ call: 7 }, { call: 4 }), 'te han llamado 7\u00a0veces, 3 más que la anterior.'],
    [week({ call: 7 }, { call: 9 }), 'te han llamado 7\u00a0veces, 2 menos que la anterior.'],
    [week({ call: 7 }, { call: 7 }), 'te han llamado 7\u00a0veces, las mismas que la anterior.'],
    [week({ call: 5 }), 'te han llamado 5\u00a0veces, 5 más que la anterior.'],
    // Figures below five are not compared.
    [week({ call: 1 }, { call: 9 }), 'te han llamado 1\u00a0vez.'],
    [week({ call: 4 }, { call: 20 }), 'te han llamado 4\u00a0veces.'],
    // Without calls, directions; else views.
    [
      week({ directions: 23, views: 90 }, { directions: 25 }),
      'han buscado cómo llegar 23\u00a0veces, 2 menos que la anterior.',
    ],
    [
      week({ views: 31, web: 4 }, { views: 30, call: 6 }),
      'han visto tu comercio 31\u00a0veces, 1 más que la anterior.',
    ],
    [
      week({ views: 12_345 }, { views: 1 }),
      'han visto tu comercio 12.345\u00a0veces, 12.344 más que la anterior.',
    ],
    // No views: nothing, or only appearances in lists.
    [week({}, { views: 30 }), 'no hay visitas que contar.'],
    [week({ appearances: 40 }), 'ha salido en listas 40\u00a0veces, y aún nadie lo ha abierto.'],
    // The week before was not counted completely.
    [week({ call: 7 }, { call: 4 }, '2026-05-16'), 'te han llamado 7\u00a0veces.'],
    [
      week({ call: 7 }, { call: 4 }, '2026-05-15'),
      'te han llamado 7\u00a0veces, 3 más que la anterior.',
    ],
    [week({ call: 7 }, {}, null), 'te han llamado 7\u00a0veces.'],
  ])('%#', (facts, words) => {
    expect(asText(figureSentence(facts))).toBe(`Esta semana ${words}`)
  })

  test('has its figure apart', () => {
    expect(figureSentence(week({ call: 7 }, { call: 4 }))).toEqual({
      start: 'Esta semana te han llamado ',
      figure: '7\u00a0veces',
      end: ', 3 más que la anterior.',
    })
  })

  test('speaks of a shop to those who do not run it', () => {
    const said = (now: Partial<Counts>) => asText(figureSentence(week(now), { isOwn: false }))
    expect(said({ call: 2 })).toBe('Esta semana han llamado 2\u00a0veces.')
    expect(said({ directions: 2 })).toBe('Esta semana han buscado cómo llegar 2\u00a0veces.')
    expect(said({ views: 2 })).toBe('Esta semana han visto el comercio 2\u00a0veces.')
  })

  test('never counts persons', () => {
    for (const kind of FIGURE_KINDS) {
      expect(asText(figureSentence(week({ [kind]: 8 })))).not.toMatch(/vecin|person|client/)
    }
  })
})

describe('the sentence of other periods', () => {
  const facts = (from: string, to: string, beforeFrom: string, beforeTo: string) => ({
    ...{ from, to, since: '2020-01-01', ...counts({ call: 29 }) },
    before: { from: beforeFrom, to: beforeTo, ...counts({ call: 23 }) },
  })

  test.each([
    [
      facts('2026-05-01', '2026-05-28', '2026-04-03', '2026-04-30'),
      'En cuatro semanas te han llamado 29\u00a0veces, 6 más que en las cuatro anteriores.',
    ],
    [
      facts('2025-05-29', '2026-05-28', '2024-05-29', '2025-05-28'),
      'En un año te han llamado 29\u00a0veces, 6 más que el año anterior.',
    ],
  ])('%#', (period, words) => {
    expect(asText(figureSentence(period))).toBe(words)
  })

  test.each([
    [
      facts('2026-05-01', '2026-05-31', '2026-04-01', '2026-04-30'),
      'En mayo te llamaron 29\u00a0veces, 6 más que en abril.',
    ],
    [
      facts('2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'),
      'En enero te llamaron 29\u00a0veces, 6 más que en diciembre de 2025.',
    ],
  ])('of a month %#', (period, words) => {
    expect(asText(figureSentence(period, { isMonth: true }))).toBe(words)
  })

  test('of a month without calls', () => {
    const period = facts('2026-05-01', '2026-05-31', '2026-04-01', '2026-04-30')
    const said = (now: Partial<Counts>) =>
      asText(figureSentence({ ...period, ...counts(now) }, { isMonth: true }))
    expect(said({ directions: 3 })).toBe('En mayo buscaron cómo llegar 3\u00a0veces.')
    expect(said({ views: 3 })).toBe('En mayo vieron tu comercio 3\u00a0veces.')
  })
})

describe('the sentence of the town', () => {
  const year = { from: '2025-05-29', to: '2026-05-28' }
  const before = { from: '2024-05-29', to: '2025-05-28' }
  const facts = (call: number, directions: number, views = 96_204) => ({
    ...year,
    ...{ call, directions, views, before },
  })
  test.each([
    [
      facts(4312, 11_870),
      'En un año han llamado 4312\u00a0veces a los comercios del pueblo y 11.870\u00a0veces han buscado cómo llegar.',
    ],
    [facts(1, 0), 'En un año han llamado 1\u00a0vez a los comercios del pueblo.'],
    [facts(0, 5), 'En un año han visto 96.204\u00a0veces los comercios del pueblo.'],
    [facts(0, 0, 0), 'En un año no hay visitas que contar.'],
  ])('%#', (period, words) => {
    expect(asText(townSentence(period))).toBe(words)
  })

  test('of a month that is over', () => {
    const may = { from: '2026-05-01', to: '2026-05-31', before }
    expect(asText(townSentence({ ...may, call: 2, directions: 3, views: 9 }, true))).toBe(
      'En mayo llamaron 2\u00a0veces a los comercios del pueblo y 3\u00a0veces buscaron cómo llegar.',
    )
  })
})

test.each([
  [[], undefined],
  [['pan sin gluten'], 'Te encuentran sobre todo por «pan sin gluten».'],
  [['pan', 'coca', 'hogaza'], 'Te encuentran sobre todo por «pan» y «coca».'],
])('found by %j', (texts, words) => {
  expect(foundBySentence(texts.map((text) => ({ text })))).toBe(words)
})

test.each([
  [null, 1],
  ['2026-05-28', 1],
  ['2026-05-27', 2],
  ['2026-05-23', 6],
  ['2026-05-22', undefined],
  ['2025-05-22', undefined],
])('counted since %s, it is day %s', (since, day) => {
  expect(dayOfCounting(since, '2026-05-28')).toBe(day)
})

test.each([
  [{ views: 9, call: 1 }, '9\u00a0vistas y 1\u00a0llamada'],
  [{ views: 1, call: 2, save: 3 }, '1\u00a0vista, 2\u00a0llamadas y 3\u00a0veces guardada'],
  [{ code: 1 }, '1\u00a0código copiado'],
  [{ appearances: 9 }, ''],
  [{}, ''],
])('%j in words', (some, words) => {
  expect(countsInWords(counts(some))).toBe(words)
})

test.each([
  [5, 5, 'igual'],
  [7, 4, '3 más'],
  [4, 7, '3 menos'],
  [0, 20_000, '20.000 menos'],
])('%i after %i is %s', (now, before, words) => {
  expect(difference(now, before)).toBe(words)
})

test('a period before is comparable when it was counted whole', () => {
  expect(isComparable(week({}, {}, '2026-05-15'))).toBe(true)
  expect(isComparable(week({}, {}, '2026-05-16'))).toBe(false)
  expect(isComparable(week({}, {}, null))).toBe(false)
})

test('a month in words', () => {
  expect(monthInWords('2026-05')).toBe('mayo de 2026')
})
