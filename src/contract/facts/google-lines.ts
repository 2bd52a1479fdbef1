import { FACT_NAMES, type FactName, factOf } from './fact-table.ts'
import type { Facts } from './facts.ts'

/** What an owner copies into Google's business profile: the name of the attribute there, and its value. */
export function googleLines(facts: Facts): { name: string; value: string }[] {
  return FACT_NAMES.flatMap((name) => {
    const { google } = factOf(name)
    const value = googleValue(name, facts)
    return google === undefined || value === undefined ? [] : [{ name: google, value }]
  })
}

/** An entrance counts as accessible there only without a step. */
function googleValue(name: FactName, facts: Facts): string | undefined {
  const value = facts[name]
  if (value === undefined || Array.isArray(value)) return undefined
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const { osmValues } = factOf(name)
  return osmValues ? (osmValues[value] === 'yes' ? 'Sí' : 'No') : String(value)
}
