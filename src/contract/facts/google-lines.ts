import { FACT_NAMES, type FactName, factOf } from './fact-table.ts'
import type { Facts } from './facts.ts'

/** Returns names and values of attributes that an owner copies into Google's business profile. */
export function googleLines(facts: Facts): { name: string; value: string }[] {
  return FACT_NAMES.flatMap((name) => {
    const { google } = factOf(name)
    const value = googleValue(name, facts)
    return google === undefined || value === undefined ? [] : [{ name: google, value }]
  })
}

/** Returns the value for Google, where an entrance is accessible only if it has no step. */
function googleValue(name: FactName, facts: Facts): string | undefined {
  const value = facts[name]
  if (value === undefined || Array.isArray(value)) return undefined
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const { osmValues } = factOf(name)
  return osmValues ? (osmValues[value] === 'yes' ? 'Sí' : 'No') : String(value)
}
