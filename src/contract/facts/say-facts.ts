import { joinWords } from '#contract/spanish.ts'
import {
  FACT_GROUP_NAMES,
  FACT_GROUPS,
  FACT_NAMES,
  type FactGroup,
  type FactName,
  factOf,
} from './fact-table.ts'
import type { Facts } from './facts.ts'
import { LANGUAGES } from './languages.ts'
import { WHEELCHAIR_LABELS } from './wheelchair.ts'

/** Joins the texts of a group with commas. */
export const wordsOf = ({ facts }: { facts: FactText[] }): string =>
  facts.map(({ words }) => words).join(', ')

/** A fact as Spanish text, perhaps with a link. */
export type FactText = { name: FactName; words: string; link?: string }

/** Writes the facts of a shop by group; groups without known facts are omitted. */
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
export const factsInWords = (facts: Facts): string => sayFacts(facts).map(wordsOf).join(', ')

/** Writes one fact; undefined: it is unknown, or another fact implies it. */
export function sayFact(name: FactName, facts: Facts): FactText | undefined {
  const value = facts[name]
  if (value === undefined) return undefined
  const { kind, label, yes = '', no = '' } = factOf(name)
  if (kind === 'flag') return { name, words: value ? yes : no }
  if (kind === 'derived') return { name, words: WHEELCHAIR_LABELS[facts.wheelchair!] }
  if (kind === 'centimetres') {
    return value === 0 ? undefined : { name, words: `${label.toLowerCase()} de ${value}\u00a0cm` }
  }
  if (kind === 'link') return { name, words: 'encargar por internet', link: String(value) }
  return { name, words: sayLanguages(facts.languages!) }
}

export const sayLanguages = (codes: NonNullable<Facts['languages']>): string =>
  joinWords(codes.map((code) => LANGUAGES[code]))
