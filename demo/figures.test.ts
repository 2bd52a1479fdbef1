import { expect, test } from 'vitest'
import { MIN_COUNTED_DAYS } from '#contract/figure-words.ts'
import { totalOf } from '#contract/figures.ts'
import { addDays, weekdayOf } from '#contract/hours/dates.ts'
import { MIN_PERSON_DAYS } from '#server/counting/searches.ts'
import { figuresOf } from './figures.ts'
import { searchesIn } from './searches.ts'
import { town } from './town.ts'

const NOW = { today: '2026-11-25', passed: 1 }
const figures = figuresOf(town.shops, NOW)
const shopNamed = (name: string) => [...figures].find(([shop]) => shop.name === name)!

test('figures are the same each time, and those of another day end on it', () => {
  expect(figuresOf(town.shops, NOW)).toEqual(figures)
  for (const [, { days }] of figuresOf(town.shops, { ...NOW, today: '2027-02-01' })) {
    expect(days.at(-1)!.day > '2027-01-20').toBe(true)
  }
})

test('published shops alone have figures, from the day on which they were', () => {
  for (const [shop, { days, offers }] of figures) {
    expect(shop.status).toBe('OK')
    const first = addDays(NOW.today, -shop.decidedDaysAgo!)
    for (const { day } of [...days, ...offers]) {
      expect(day >= first && day <= NOW.today).toBe(true)
    }
  }
})

test('a shop of this week has too few days to be told of', () => {
  const days = [...figures].map(([shop, { days }]) => [shop.name, days.length] as const)
  expect(days.filter(([, count]) => count < MIN_COUNTED_DAYS)).toEqual([['Pequeño Levante', 5]])
})

test('no offer is opened more often than its shop', () => {
  for (const [, { days, offers }] of figures) {
    const views = new Map(days.map((day) => [day.day, day.views]))
    expect(offers.filter((one) => one.views > (views.get(one.day) ?? 0))).toEqual([])
  }
})

test('who has no WhatsApp, no website and no code has no such figures', () => {
  const [, { days, offers }] = shopNamed('Horno de San Telmo')
  expect(totalOf([...days, ...offers])).toMatchObject({ whatsapp: 0, web: 0, code: 0 })
})

test('a day that has not begun has no figures yet', () => {
  const now = figuresOf(town.shops, { ...NOW, passed: 0 })
  for (const [, { days }] of now) expect(days.filter(({ day }) => day === NOW.today)).toEqual([])
})

test('weekdays are seen', () => {
  const [, { days }] = shopNamed('Panadería La Espiga')
  const views = (weekday: string) =>
    totalOf(days.filter(({ day }) => weekdayOf(day) === weekday)).views
  expect(views('sat')).toBeGreaterThan(2 * views('sun'))
})

test('words are those of shops, or nobody has them; none that fewer than five have searched', () => {
  const searches = searchesIn(town.shops, NOW)
  const byText = Map.groupBy(searches, ({ text }) => text)
  const missing = [...byText].filter(([, rows]) => rows.some(({ found }) => found.length === 0))
  expect(missing.map(([text]) => text)).toEqual([
    'tintorería',
    'cerrajero',
    'estanco',
    'autoescuela',
    'gimnasio',
    'fontanero',
  ])
  for (const [, rows] of byText) {
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(MIN_PERSON_DAYS)
  }
})
