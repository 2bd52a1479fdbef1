import { foldAccents } from '../fold-accents.ts'
import { EVERYDAY_TRADES } from './everyday-trades.ts'
import { FOOD_TRADES } from './food-trades.ts'
import { OTHER_TRADES } from './other-trades.ts'
import { TRADE_KEYS, type TradeKey } from './trade-names.ts'

/** Words separated by commas: Spanish, then some Valencian or Catalan, Galician, Basque and English ones. */
export type Trade = {
  /** Words for the trade in a category's name. */
  names: string
  /** Words that people search for. */
  words: string
}

const ALL_TRADES: Record<TradeKey, Trade> = { ...FOOD_TRADES, ...EVERYDAY_TRADES, ...OTHER_TRADES }

/** Returns the search words of the trade `chosen`, else of all trades that a category's name contains. */
export function wordsOfTrades(name: string, chosen: TradeKey | null): string[] {
  const keys = chosen ? [chosen] : tradesInName(name)
  const texts = keys.flatMap((key) => [ALL_TRADES[key].words, ALL_TRADES[key].names])
  return [...new Set(texts.flatMap(listOf))]
}

export function tradesInName(name: string): TradeKey[] {
  const folded = ` ${foldAccents(name).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const isNamed = (key: TradeKey) =>
    listOf(foldAccents(ALL_TRADES[key].names)).some((name) => folded.includes(` ${name} `))
  return TRADE_KEYS.filter(isNamed)
}

const listOf = (text: string) => text.split(',').map((word) => word.trim().replace(/\s+/g, ' '))
