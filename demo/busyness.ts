import { daysBetween } from '#contract/figure-periods.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import type { Weekday } from '#contract/hours/weekdays.ts'

type ByMonth = readonly number[]
type ByWeekday = Record<Weekday, number>
/** Days of a year on which a trade is asked for more than usual, as month and day. */
type Rush = { from: string; to: string; times: number }

/** Of the town: January first. August is away, December buys. */
const YEAR: ByMonth = [0.92, 0.88, 0.97, 1.06, 1.04, 1, 1.02, 0.82, 0.95, 1, 1.08, 1.36]
const SUMMER: ByMonth = [0.3, 0.35, 0.6, 0.9, 1.2, 1.9, 2.6, 2.7, 1.4, 0.7, 0.35, 0.4]
const OUTDOORS: ByMonth = [0.6, 0.7, 1, 1.25, 1.4, 1.35, 1.2, 1, 1.05, 0.85, 0.65, 1.15]
const TERRACES: ByMonth = [0.8, 0.85, 0.95, 1.1, 1.1, 1.15, 1.3, 1.45, 1, 0.9, 0.85, 1.2]
const EVEN: ByMonth = [1.1, 1.05, 1, 1, 1, 0.95, 0.95, 0.95, 0.95, 1.05, 1.05, 1.1]

const SHOPS: ByWeekday = { mon: 0.9, tue: 0.95, wed: 1, thu: 1, fri: 1.2, sat: 1.4, sun: 0.55 }
/** On Thursdays the market stands in the square. */
const MARKET: ByWeekday = {
  mon: 0.8,
  tue: 0.95,
  wed: 0.95,
  thu: 1.45,
  fri: 1.2,
  sat: 1.35,
  sun: 0.5,
}
const TABLES: ByWeekday = {
  mon: 0.55,
  tue: 0.7,
  wed: 0.8,
  thu: 0.95,
  fri: 1.4,
  sat: 1.7,
  sun: 1.35,
}

const RUSHES: Record<string, Rush[]> = {
  Floristería: [
    { from: '02-10', to: '02-14', times: 3.5 },
    { from: '04-28', to: '05-05', times: 2.5 },
    { from: '10-26', to: '11-01', times: 3.8 },
  ],
  Juguetería: [
    { from: '11-20', to: '12-31', times: 2.2 },
    { from: '01-01', to: '01-05', times: 4 },
  ],
  Librería: [
    { from: '04-18', to: '04-23', times: 2.4 },
    { from: '08-28', to: '09-20', times: 1.9 },
  ],
  Papelería: [{ from: '08-28', to: '09-20', times: 2.6 }],
  Moda: [
    { from: '01-07', to: '01-25', times: 1.8 },
    { from: '07-01', to: '07-15', times: 1.6 },
  ],
  Zapatería: [{ from: '01-07', to: '01-25', times: 1.6 }],
  Pastelería: [
    { from: '12-20', to: '12-31', times: 1.6 },
    { from: '01-02', to: '01-06', times: 3.2 },
  ],
  Carnicería: [{ from: '12-15', to: '12-31', times: 1.7 }],
  Pescadería: [{ from: '12-15', to: '12-31', times: 1.9 }],
  'Relojería y joyería': [{ from: '12-10', to: '12-31', times: 1.6 }],
}

/** What a trade's page is looked at on a usual day, and when it is more or less. */
const TRADES: Record<string, { views: number; year?: ByMonth; week?: ByWeekday }> = {
  Panadería: { views: 9, week: MARKET, year: EVEN },
  Pastelería: { views: 7 },
  Frutería: { views: 5, week: MARKET, year: EVEN },
  Carnicería: { views: 5, week: MARKET, year: EVEN },
  Pescadería: { views: 5, week: MARKET, year: EVEN },
  'Vinos y quesos': { views: 4, week: MARKET },
  Cafetería: { views: 7, week: TABLES, year: TERRACES },
  Restaurante: { views: 12, week: TABLES, year: TERRACES },
  Heladería: { views: 6, week: TABLES, year: SUMMER },
  Bicicletas: { views: 5, year: OUTDOORS },
  Peluquería: { views: 8, year: EVEN },
  Farmacia: { views: 9, week: { ...SHOPS, sat: 1.1, sun: 1.2 }, year: EVEN },
  Ferretería: { views: 6, year: OUTDOORS },
  Floristería: { views: 5 },
}

/** How often the page of a usual shop of a trade is looked at on a day: seasons, weekdays and feasts. */
export function usualViews(category: string, day: PlainDate): number {
  const { views, year = YEAR, week = SHOPS } = TRADES[category] ?? { views: 4 }
  const date = day.slice(5)
  const rush = RUSHES[category]?.find(({ from, to }) => from <= date && date <= to)
  const feast = date === '12-25' || date === '01-01' ? 0.35 : 1
  return views * monthly(year, day) * week[weekdayOf(day)] * (rush?.times ?? 1) * feast
}

/** Between the middles of two months as far as the day is, so that no month begins with a step. */
function monthly(year: ByMonth, day: PlainDate): number {
  const earlier = addDays(day, -15)
  const month = Number(earlier.slice(5, 7)) - 1
  const passed = daysBetween(`${earlier.slice(0, 8)}01`, earlier) / 31
  return year[month]! * (1 - passed) + year[(month + 1) % 12]! * passed
}
