import type { z } from 'zod'

/** Errors by field; nested like the fields. */
export type FieldErrors = { [field: string]: string[] | FieldErrors }

export const NO_FIELD = 'non_field_errors'

/** Returns the issues of a failed validation by field. Errors of list items belong to the list. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.filter((step) => typeof step === 'string')
    addError(errors, path.length === 0 ? [NO_FIELD] : path, issue.message)
  }
  return errors
}

/** Adds a message to a field, unless a group around it already has a message of its own. */
export function addError(errors: FieldErrors, path: string[], message: string): void {
  const [field, ...rest] = path as [string, ...string[]]
  const earlier = Object.hasOwn(errors, field) ? errors[field] : undefined
  if (rest.length > 0) {
    if (Array.isArray(earlier)) return
    const nested = earlier ?? {}
    errors[field] = nested
    addError(nested, rest, message)
    return
  }
  if (earlier === undefined) errors[field] = [message]
  else if (Array.isArray(earlier) && !earlier.includes(message)) earlier.push(message)
}

/** Returns all messages of an error body, in order, for screens that do not have these fields. */
export function errorSentences(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors]
  if (Array.isArray(errors)) return errors.flatMap(errorSentences)
  if (typeof errors !== 'object' || errors === null) return []
  return Object.values(errors).flatMap(errorSentences)
}
