import { foldAccents } from '../fold-accents.ts'
import { TRADE_NAMES, type TradeKey } from '../trades/trade-names.ts'
import { FACT_NAMES, type FactGroup, type FactName, factOf } from './fact-table.ts'

/**
 * Returns the facts of a group that a form asks for: those of the shop's trades, found by its category names, and those
 * already answered. `typed`: the answers so far.
 */
export function askedFacts(
  group: FactGroup,
  categories: readonly string[],
  typed: Readonly<Record<string, unknown>>,
): FactName[] {
  const named = foldAccents(categories.join(' '))
  const isOf = (trade: TradeKey) => named.includes(foldAccents(TRADE_NAMES[trade]))
  return FACT_NAMES.filter((name) => {
    const fact = factOf(name)
    if (fact.group !== group || fact.kind === 'derived') return false
    if (fact.after !== undefined) return typed[fact.after] === true
    return fact.trades === undefined || typed[name] !== undefined || fact.trades.some(isOf)
  })
}
