import { z } from 'zod'
import { splitWords } from '../list-query.ts'
import { FACT_NAMES, type FactName, factOf } from './fact-table.ts'

export const FILTERED_FACTS = FACT_NAMES.filter((name) => factOf(name).filter !== undefined)

const UNKNOWN_FACT = `Se filtra por ${FILTERED_FACTS.join(', ')}`

export const factsFilter = z
  .preprocess(
    splitWords,
    z
      .array(z.enum(FILTERED_FACTS as [FactName, ...FactName[]], UNKNOWN_FACT), UNKNOWN_FACT)
      .optional(),
  )
  .meta({ description: 'Varios se separan con comas: han de cumplirse todos.' })

/** Writes the filter as in URLs. */
export const factsText = (names: readonly FactName[]): string =>
  FILTERED_FACTS.filter((name) => names.includes(name)).join(',')

/** Returns a jsonpath of PostgreSQL: each fact is true or has an `accepted` value. All parts are constants. */
export function factsPath(names: readonly FactName[]): string {
  const conditionOf = (name: FactName) =>
    (factOf(name).accepted?.map((value) => `"${value}"`) ?? ['true'])
      .map((value) => `$.${name} == ${value}`)
      .join(' || ')
  return names.map((name) => `(${conditionOf(name)})`).join(' && ')
}
