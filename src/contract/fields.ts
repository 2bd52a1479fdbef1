import { z } from 'zod'

/** Largest id of a column of type `integer`. */
export const MAX_ID = 2_147_483_647

/** A text as the wire takes it: trimmed; numbers count as text; missing, null and blank get `required`. */
export function text(required: string, max: number) {
  return z.preprocess(
    numberAsText,
    z.string({ error: required }).trim().pipe(bounded(required, max)),
  )
}

/** A text that may be left out or empty. */
export function optionalText(max: number) {
  return z.preprocess(
    numberAsText,
    z.string({ error: 'Debe ser un texto' }).trim().pipe(bounded(undefined, max)).optional(),
  )
}

/** A password: never trimmed, never echoed. At most 128 characters, so that hashing stays cheap. */
export function password(required: string) {
  return z.preprocess(numberAsText, bounded(required, 128))
}

/** The id of a row, from a path: anything that is no positive integer in range does not exist. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(MAX_ID))

function numberAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

function bounded(required: string | undefined, max: number) {
  const message = `Debe tener como máximo ${max} caracteres`
  const string = z
    .string({ error: required ?? 'Debe ser un texto' })
    .max(max, message)
    .refine((value) => !value.includes('\0'), 'No puede llevar caracteres nulos')
  return required === undefined ? string : string.min(1, required)
}
