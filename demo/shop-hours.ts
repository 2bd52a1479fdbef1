import { addDays } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { EMPTY_WEEK } from '#contract/hours/week.ts'
import type { TownShop } from './shape.ts'

const HOURS_BY_TRADE: [RegExp, string][] = [
  [/panader|horno|pasteler/i, 'L-S 7-14 y 17-20:30, D 8-14'],
  [/caf|bar\b|restaur|helad/i, 'M-D 9-22'],
  [/fruta|carn|pescad|aliment/i, 'L-S 8:30-14, L-V 17-20:30'],
  [/peluq|est[eé]t/i, 'M-V 10-19, S 9-14'],
  [/./, 'L-V 9:30-13:30 y 17-20, S 10-13:30'],
]

export function hoursOfShop({ name, categories, hours }: TownShop, today: string): Hours | null {
  if (hours === null) return null
  const usualHours = HOURS_BY_TRADE.find(([trade]) => trade.test(categories[0]!))![1]
  return { ...readSign(hours ?? usualHours), ...exceptionsOf(name, today) }
}

const cache = new Map<string, Hours>()

/** Reads hours with a cache, because a large town has many shops with the same hours. */
function readSign(text: string): Hours {
  const hours = cache.get(text) ?? readHours(text).hours
  if (hours === null) throw new Error(`«${text}» cannot be read`)
  cache.set(text, hours)
  return hours
}

function exceptionsOf(name: string, today: string): Partial<Hours> {
  // A bar that opens only in summer.
  if (name === 'El Varadero') {
    const week = readSign('L-D 12-24').regular
    return { regular: EMPTY_WEEK, seasons: [{ name: 'Verano', from: '06-01', to: '09-30', week }] }
  }
  if (name === 'Mercería Carrete') {
    const note = 'Volvemos con lanas nuevas.'
    const closed = { from: addDays(today, -4), to: addDays(today, 9) }
    return { closure: { ...closed, note, reason: 'vacation' } }
  }
  if (name === 'Flores Azahar') {
    const day = addDays(today, 6)
    return { special: [{ from: day, to: day, shifts: [], note: 'inventario' }] }
  }
  return {}
}
