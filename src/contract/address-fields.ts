import { z } from 'zod'
import { MAX_DIRECTION } from './address.ts'
import type { FieldTable } from './field-table.ts'
import { cleanedBy, optional, optionalText, text } from './fields.ts'
import { asOneLine } from './invisible-marks.ts'
import { POSTAL_CODE } from './read-address.ts'
import { PUBLIC_TEXT } from './shared-fields.ts'

const WRONG_CODE = 'Escribe las cinco cifras del código postal, por ejemplo 12540'

/** The address in parts, in addition to `direction`; `addressInStep` keeps the two consistent. */
export const ADDRESS_FIELDS = {
  street: {
    ...PUBLIC_TEXT,
    input: optional(text('Escribe la calle o la plaza', MAX_DIRECTION)),
    label: 'Calle o plaza',
    phrase: 'la calle',
  },
  number: {
    ...PUBLIC_TEXT,
    input: optionalText(20).optional(),
    label: 'Número',
    phrase: 'el número',
  },
  address_extra: {
    ...PUBLIC_TEXT,
    input: optionalText(80).optional(),
    label: 'Piso, local o indicación',
    phrase: 'el resto de la dirección',
  },
  postal_code: {
    ...PUBLIC_TEXT,
    input: postalCode().optional(),
    label: 'Código postal',
    phrase: 'el código postal',
  },
  locality: {
    ...PUBLIC_TEXT,
    input: optionalText(80).optional(),
    label: 'Localidad',
    phrase: 'la localidad',
  },
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
