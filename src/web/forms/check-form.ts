import type { z } from 'zod'
import { type FieldErrors, fieldErrors } from '#contract/field-errors.ts'

/** One message for each field, by its name on the wire: `commerce.name`. */
export type FormErrors = Record<string, string>

export const countErrors = (count: number, noun = 'dato') =>
  `Hay ${count} ${count === 1 ? noun : `${noun}s`} por corregir`

export function checkForm(schema: z.ZodType, values: unknown): FormErrors {
  const { error } = schema.safeParse(values)
  return error ? flatErrors(fieldErrors(error)) : {}
}

/** Returns the errors after a change of the field `name`: errors of the field and of fields in it are computed again. */
export function revalidated(
  errors: FormErrors,
  name: string,
  validate: () => FormErrors,
): FormErrors {
  const isChanged = (field: string) => `${field}.`.startsWith(`${name}.`)
  if (!Object.keys(errors).some(isChanged)) return errors
  const newErrors = validate()
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, oldError]) => {
      const error = isChanged(field) ? newErrors[field] : oldError
      return error === undefined ? [] : [[field, error]]
    }),
  )
}

/** Flattens nested errors of a schema or the server to dotted field names. */
export function flatErrors(errors: unknown, prefix = ''): FormErrors {
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors as FieldErrors).flatMap(([field, messages]) => {
      const name = prefix + field
      if (!Array.isArray(messages)) return Object.entries(flatErrors(messages, `${name}.`))
      return typeof messages[0] === 'string' ? [[name, messages[0]]] : []
    }),
  )
}

/** Turns dotted names into nested objects. */
export function nestValues(values: object): Record<string, unknown> {
  const nested: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const steps = name.split('.')
    const last = steps.pop()!
    let target = nested
    for (const step of steps) {
      target[step] ??= {}
      target = target[step] as Record<string, unknown>
    }
    target[last] = value
  }
  return nested
}
