import type { z } from 'zod'
import { type FieldErrors, fieldErrors } from '#contract/field-errors.ts'

/** One message by field, named as on the wire: `commerce.name`. */
export type FormErrors = Record<string, string>

/** Every validation error of these values. */
export function checkForm(schema: z.ZodType, values: unknown): FormErrors {
  const { error } = schema.safeParse(values)
  return error === undefined ? {} : flatErrors(fieldErrors(error))
}

/** The errors when a field has changed: its own and those of its parts are validated again, if there are any. */
export function revalidated(
  errors: FormErrors,
  name: string,
  validate: () => FormErrors,
): FormErrors {
  const isIts = (one: string) => `${one}.`.startsWith(`${name}.`)
  if (!Object.keys(errors).some(isIts)) return errors
  const now = validate()
  return Object.fromEntries(
    Object.entries(errors).flatMap(([one, error]) => {
      const present = isIts(one) ? now[one] : error
      return present === undefined ? [] : [[one, present]]
    }),
  )
}

/** Flattens nested errors, of the contract or the server, to dotted field names. */
export function flatErrors(errors: unknown, above = ''): FormErrors {
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors as FieldErrors).flatMap(([field, found]) => {
      const name = above + field
      if (!Array.isArray(found)) return Object.entries(flatErrors(found, `${name}.`))
      const [first] = found
      return typeof first === 'string' ? [[name, first]] : []
    }),
  )
}

/** Nests values with dotted names. */
export function nestValues(values: object): Record<string, unknown> {
  const nested: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const steps = name.split('.')
    const last = steps.pop()!
    let place = nested
    for (const step of steps) {
      place[step] ??= {}
      place = place[step] as Record<string, unknown>
    }
    place[last] = value
  }
  return nested
}
