import { joinWords } from '#contract/spanish.ts'
import {
  FACT_GROUP_NAMES,
  FACT_GROUPS,
  FACT_NAMES,
  type FactGroup,
  type FactName,
  factOf,
} from './fact-table.ts'
import { type Facts, WHEELCHAIR_LABELS } from './facts.ts'
import { LANGUAGES } from './languages.ts'

export const groupInWords = (group: { facts: FactText[] }): string =>
  group.facts.map(({ words }) => words).join(', ')

type FactText = { name: FactName; words: string; link?: string }

export function sayFacts(facts: Facts): { name: string; facts: FactText[] }[] {
  return FACT_GROUP_NAMES.map((group) => ({
    name: FACT_GROUPS[group].name,
    facts: sayGroup(group, facts),
  })).filter(({ facts }) => facts.length > 0)
}

export const sayGroup = (group: FactGroup, facts: Facts): FactText[] =>
  FACT_NAMES.filter((name) => factOf(name).group === group).flatMap(
    (name) => sayFact(name, facts) ?? [],
  )

/** Writes all facts in one line: 'sin escalón, puerta de 90 cm, tarjeta'; '' if nothing is known. */
export const factsInWords = (facts: Facts): string => sayFacts(facts).map(groupInWords).join(', ')

function sayFact(name: FactName, facts: Facts): FactText | undefined {
  const value = facts[name]
  if (value === undefined) return undefined
  const { kind, label, yes = label.toLowerCase(), no = `sin ${label.toLowerCase()}` } = factOf(name)
  if (kind === 'flag') return { name, words: value ? yes : no }
  if (kind === 'derived') return { name, words: WHEELCHAIR_LABELS[facts.wheelchair!] }
  if (kind === 'centimetres') {
    return value === 0 ? undefined : { name, words: `${label.toLowerCase()} de ${value}\u00a0cm` }
  }
  if (kind === 'link') return { name, words: 'encargar por internet', link: String(value) }
  return { name, words: sayLanguages(facts.languages!) }
}

const sayLanguages = (codes: NonNullable<Facts['languages']>): string =>
  joinWords(codes.map((code) => LANGUAGES[code]))

export function googleLines(facts: Facts): { name: string; value: string }[] {
  return FACT_NAMES.flatMap((name) => {
    const { google } = factOf(name)
    const value = googleValue(name, facts)
    return google === undefined || value === undefined ? [] : [{ name: google, value }]
  })
}

/** For Google an entrance is accessible only if it has no step. */
function googleValue(name: FactName, facts: Facts): string | undefined {
  const value = facts[name]
  if (value === undefined || Array.isArray(value)) return undefined
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const { osmValues } = factOf(name)
  return osmValues ? (osmValues[value] === 'yes' ? 'Sí' : 'No') : String(value)
}
