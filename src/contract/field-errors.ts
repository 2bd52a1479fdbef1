import type { z } from 'zod'

export type FieldErrors = { [field: string]: string[] | FieldErrors }

export const NO_FIELD = 'non_field_errors'

export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.filter((step) => typeof step === 'string')
    addError(errors, path.length === 0 ? [NO_FIELD] : path, issue.message)
  }
  return errors
}

export function addError(errors: FieldErrors, path: string[], message: string): void {
  const [field, ...rest] = path as [string, ...string[]]
  const earlier = Object.hasOwn(errors, field) ? errors[field] : undefined
  if (rest.length > 0) {
    // The error of the whole field is enough.
    if (Array.isArray(earlier)) return
    const nested = earlier ?? {}
    errors[field] = nested
    addError(nested, rest, message)
    return
  }
  if (earlier === undefined) errors[field] = [message]
  else if (Array.isArray(earlier) && !earlier.includes(message)) earlier.push(message)
}

export function errorSentences(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors]
  if (Array.isArray(errors)) return errors.flatMap(errorSentences)
  if (typeof errors !== 'object' || errors === null) return []
  return Object.values(errors).flatMap(errorSentences)
}
