import { z } from 'zod'

/** Largest id of a column of type `integer`. */
export const MAX_ID = 2_147_483_647

const NUL = 'No puede llevar caracteres nulos'

/** A text as the wire takes it: trimmed; numbers count as text; missing, null and blank get `required`. */
export function text(required: string, max: number, least?: { length: number; message: string }) {
  const whole = z.string({ error: required }).trim().min(1, { error: required, abort: true })
  const long = least === undefined ? whole : whole.min(least.length, least.message)
  return z.preprocess(numberAsText, limited(long, max))
}

/** An e-mail address. */
export function mail(required: string) {
  const whole = z.string({ error: required }).trim().min(1, { error: required, abort: true })
  const address = whole.pipe(z.email('Debe ser un correo electrónico válido'))
  return z.preprocess(numberAsText, limited(address, 254))
}

/** A password: never trimmed, never echoed. At most 128 characters, so that hashing stays cheap. */
export function password(required: string, least?: { length: number; message: string }) {
  const whole = z.string({ error: required }).min(1, { error: required, abort: true })
  const long = least === undefined ? whole : whole.min(least.length, least.message)
  return z.preprocess(numberAsText, limited(long, 128))
}

/** A new password, wherever one is chosen. */
export const newPassword = password('La contraseña es obligatoria', {
  length: 6,
  message: 'La contraseña debe tener al menos 6 caracteres',
})

/**
 * A phone number as people write it: digits, spaces, dots, dashes and a leading +. Its digits are
 * kept, 3 to 15 of them (the most that ITU-T E.164 allows).
 */
export function phone(required: string) {
  const wrong = 'Debe ser un número de teléfono válido'
  return z.preprocess(
    numberAsText,
    z
      .string({ error: required })
      .trim()
      .min(1, { error: required, abort: true })
      .regex(/^\+?[\d\s.-]+$/, { error: wrong, abort: true })
      .transform((value) => value.replace(/\D/g, ''))
      .pipe(z.string().regex(/^\d{3,15}$/, wrong)),
  )
}

export const UNKNOWN_CATEGORY = 'Esa categoría no existe'

const categoryId = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  z.int(UNKNOWN_CATEGORY).min(1, UNKNOWN_CATEGORY).max(MAX_ID, UNKNOWN_CATEGORY),
)

/** Ids of categories, at least one; repeated ones count once. A form sends one by itself as a text. */
export const categoryIds = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value ?? []].flat()),
  z
    .array(categoryId, UNKNOWN_CATEGORY)
    .min(1, 'Al menos una categoría es obligatoria')
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(z.number()).max(20, 'Elige como máximo 20 categorías')),
)

/** The id of a row, from a path: anything that is no positive integer in range does not exist. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(MAX_ID))

/** Nested forms: a missing one has all its fields missing. */
export function nested<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => value ?? {}, z.object(shape, 'Debe ser un grupo de campos'))
}

function numberAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

function limited<T extends z.ZodType<string>>(string: T, max: number) {
  return string
    .refine((value) => value.length <= max, `Debe tener como máximo ${max} caracteres`)
    .refine((value) => !value.includes('\0'), NUL)
}
