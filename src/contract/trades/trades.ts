import { foldAccents } from '../fold-accents.ts'
import { EVERYDAY_TRADES } from './everyday-trades.ts'
import { FOOD_TRADES } from './food-trades.ts'
import { OTHER_TRADES } from './other-trades.ts'
import { TRADE_KEYS, type TradeKey } from './trade-names.ts'

/** Words separated by commas: Spanish, then some Valencian or Catalan, Galician, Basque and English ones. */
export type Trade = {
  /** Names of its shops and categories. */
  names: string
  /** Words that people search for. */
  words: string
}

const TRADES: Record<TradeKey, Trade> = { ...FOOD_TRADES, ...EVERYDAY_TRADES, ...OTHER_TRADES }

/** Returns the search words of a category: those of the trade `like`, else of the trades in its name. */
export function wordsOfTrades(name: string, like: TradeKey | null): string[] {
  const keys = like ? [like] : tradesNamed(name)
  return [...new Set(keys.flatMap((key) => WORDS[key]))]
}

/** Finds the trades in the name of a category: two in 'Relojería y joyería'. */
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
