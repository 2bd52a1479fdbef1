import { z } from 'zod'
import { MAX_DIRECTION } from './address.ts'
import type { FieldTable } from './field-table.ts'
import { cleanedBy, optional, optionalText, text } from './fields.ts'
import { asOneLine } from './invisible-marks.ts'
import { POSTAL_CODE } from './read-address.ts'
import { sortableText } from './shared-fields.ts'

const WRONG_CODE = 'Escribe las cinco cifras del código postal, por ejemplo 12540'

/** `consistentAddress` makes these fields consistent with `direction`. */
export const ADDRESS_FIELDS = {
  street: sortableText(
    'Calle o plaza',
    'la calle',
    optional(text('Escribe la calle o la plaza', MAX_DIRECTION)),
  ),
  number: sortableText('Número', 'el número', optionalText(20).optional()),
  address_extra: sortableText(
    'Piso, local o indicación',
    'el resto de la dirección',
    optionalText(80).optional(),
  ),
  postal_code: sortableText('Código postal', 'el código postal', postalCode().optional()),
  locality: sortableText('Localidad', 'la localidad', optionalText(80).optional()),
} as const satisfies FieldTable

function postalCode() {
  const code = z
    .string({ error: WRONG_CODE })
    .trim()
    .refine((text) => text === '' || POSTAL_CODE.test(text), WRONG_CODE)
  const clean = cleanedBy((typed) => asOneLine(typed).normalize('NFKC'), 20)
  return z
    .preprocess((value) => clean(value ?? ''), code)
    .meta({ example: '12540', description: 'Cinco cifras; vacío: no se sabe' })
}
