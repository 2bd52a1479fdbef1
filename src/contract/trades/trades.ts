import { foldAccents } from '../fold-accents.ts'
import { EVERYDAY_TRADES } from './everyday-trades.ts'
import { FOOD_TRADES } from './food-trades.ts'
import { OTHER_TRADES } from './other-trades.ts'
import { TRADE_KEYS, type TradeKey } from './trade-names.ts'

/** Words separated by commas: Spanish, then some Valencian or Catalan, Galician, Basque and English ones. */
export type Trade = {
  names: string
  /** Words that people search for. */
  words: string
}

const SEARCHED: Record<TradeKey, Trade> = { ...FOOD_TRADES, ...EVERYDAY_TRADES, ...OTHER_TRADES }

export function wordsOfTrades(name: string, like: TradeKey | null): string[] {
  const keys = like ? [like] : tradesNamed(name)
  const texts = keys.flatMap((key) => [SEARCHED[key].words, SEARCHED[key].names])
  return [...new Set(texts.flatMap(listOf))]
}

export function tradesNamed(name: string): TradeKey[] {
  const folded = ` ${foldAccents(name).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const isNamed = (key: TradeKey) =>
    listOf(foldAccents(SEARCHED[key].names)).some((name) => folded.includes(` ${name} `))
  return TRADE_KEYS.filter(isNamed)
}

const listOf = (text: string) => text.split(',').map((word) => word.trim().replace(/\s+/g, ' '))
