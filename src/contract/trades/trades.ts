import { foldAccents } from '../fold-accents.ts'
import { EVERYDAY_TRADES } from './everyday-trades.ts'
import { FOOD_TRADES } from './food-trades.ts'
import { OTHER_TRADES } from './other-trades.ts'
import { TRADE_KEYS, type TradeKey } from './trade-names.ts'

/** Both with commas between: in Spanish, then some in Valencian or Catalan, Galician, Basque and English. */
export type Trade = {
  /** What its shops, and categories of them, are called. */
  names: string
  /** What people look for there. */
  words: string
}

const TRADES: Record<TradeKey, Trade> = { ...FOOD_TRADES, ...EVERYDAY_TRADES, ...OTHER_TRADES }

/** What people look for in a category: that of the trade it is like, or of those that its name tells. */
export function wordsOfTrades(name: string, like: TradeKey | null): string[] {
  const keys = like ? [like] : tradesNamed(name)
  return [...new Set(keys.flatMap((key) => WORDS[key]))]
}

/** The trades whose name stands in that of a category: two in 'Relojería y joyería'. */
export function tradesNamed(name: string): TradeKey[] {
  const folded = ` ${foldAccents(name).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return TRADE_KEYS.filter((key) => NAMES[key].some((one) => folded.includes(` ${one} `)))
}

const listOf = (text: string) => text.split(',').map((one) => one.trim().replace(/\s+/g, ' '))

const ofEach = (wordsOf: (trade: Trade) => string[]) =>
  Object.fromEntries(TRADE_KEYS.map((key) => [key, wordsOf(TRADES[key])])) as Record<
    TradeKey,
    string[]
  >

const WORDS = ofEach(({ names, words }) => [...new Set([...listOf(words), ...listOf(names)])])
const NAMES = ofEach(({ names }) => listOf(foldAccents(names)))
