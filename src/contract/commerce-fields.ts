import { z } from 'zod'
import { MAX_DIRECTION } from './address.ts'
import { ADDRESS_FIELDS } from './address-fields.ts'
import { phone, shownMail, webUrl } from './contact-fields.ts'
import { latitude, longitude } from './coordinates.ts'
import { facts, factsOutput } from './facts/facts.ts'
import {
  type FieldTable,
  inputsOf,
  outputsOf,
  sortableNamesOf,
  startingWith,
} from './field-table.ts'
import { text } from './fields.ts'
import { hours, hoursOutput } from './hours/hours.ts'
import { LINK_FIELDS } from './link-fields.ts'
import { SHARED_FIELDS, sortableText } from './shared-fields.ts'
import { wordList } from './word-list.ts'

const degrees = { output: z.number().nullable(), phrase: 'el pin del mapa' }

export const COMMERCE_FIELDS = {
  name: sortableText('Nombre del comercio', 'el nombre', text('El nombre es obligatorio', 80)),
  contact_mail: sortableText(
    'Correo de contacto',
    'el correo de contacto',
    shownMail('El correo de contacto es obligatorio'),
  ),
  n_tlf: sortableText('Teléfono', 'el teléfono', phone('El número de teléfono es obligatorio')),
  direction: sortableText(
    'Dirección',
    'la dirección',
    text('La dirección es obligatoria', MAX_DIRECTION),
  ),
  ...ADDRESS_FIELDS,
  latitude: { ...degrees, input: latitude.optional(), label: 'Latitud' },
  longitude: { ...degrees, input: longitude.optional(), label: 'Longitud' },
  web: sortableText('Página web', 'la página web', webUrl().optional()),
  ...LINK_FIELDS,
  ...SHARED_FIELDS,
  sells: {
    input: wordList(20, 40).optional(),
    output: z.array(z.string()),
    label: 'Lo que vendo',
    phrase: 'lo que vende',
  },
  facts: {
    input: facts.optional(),
    output: factsOutput,
    label: 'Acceso, pago y servicios',
    phrase: 'los servicios',
  },
  hours: { input: hours.optional(), output: hoursOutput, label: 'Horario', phrase: 'el horario' },
} as const satisfies FieldTable

export type CommerceFieldName = keyof typeof COMMERCE_FIELDS

export const commerceInputs = startingWith(
  ['name', 'contact_mail', 'n_tlf', 'description', 'direction', 'category'],
  inputsOf(COMMERCE_FIELDS),
)

/** Facts, hours and coordinates of a new shop are entered later. */
export const newCommerceInputs = z
  .object(commerceInputs)
  .omit({ facts: true, hours: true, latitude: true, longitude: true }).shape

/** Replaces the field `direction` by `street` with the same rules, for forms that ask for the address in parts. */
export function withStreet<Shape extends { direction: unknown }>({ direction, ...others }: Shape) {
  return { ...others, street: direction } as Omit<Shape, 'direction' | 'street'> & {
    street: Shape['direction']
  }
}

const outputFields = startingWith(
  ['name', 'description', 'category', 'direction', 'n_tlf', 'contact_mail'],
  COMMERCE_FIELDS,
)

export const commerceOutputs = outputsOf(outputFields)
/** Public lists have `open_state` and `hours_text` instead of hours. */
export const publicCommerceOutputs = z.object(commerceOutputs).omit({ hours: true }).shape
export const SORTABLE_COMMERCE_FIELDS = sortableNamesOf(outputFields)
