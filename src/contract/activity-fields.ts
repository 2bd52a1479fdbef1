import { COMMERCE_FIELDS } from './commerce-fields.ts'
import { type ActivityField, ENTITIES } from './entities.ts'
import type { FieldTable } from './field-table.ts'
import { OFFER_FIELDS } from './offer-fields.ts'
import { plainName } from './same-name.ts'
import { SETTINGS_FIELDS } from './settings-fields.ts'
import { capitalize } from './spanish.ts'

export const ACTIVITY_FIELDS: Record<string, ActivityField> = {
  ...labelsOf(COMMERCE_FIELDS),
  ...labelsOf(OFFER_FIELDS),
  ...labelsOf(SETTINGS_FIELDS),
  ...Object.assign({}, ...Object.values(ENTITIES).map(({ fields }) => fields)),
}

/** Finds the fields whose names contain the search at the beginning of a word, ignoring case and accents: 'telefono'. */
export function fieldsNamed(search: string): string[] {
  const start = ` ${plainName(search)}`
  if (start === ' ') return []
  return Object.entries(ACTIVITY_FIELDS)
    .filter(([, { noun, label }]) => ` ${plainName(noun)} ${plainName(label)}`.includes(start))
    .map(([name]) => name)
}

function labelsOf(table: FieldTable): Record<string, ActivityField> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { phrase }]) => {
      const withoutArticle = phrase.replace(/^\S+ /, '')
      return [name, { noun: phrase, label: capitalize(withoutArticle) }]
    }),
  )
}
