import { errorSentences } from '#contract/field-errors.ts'

/** Why the API refused a form, in a sentence. */
export function refusalIn(body: unknown): string {
  const { detail } = (body ?? {}) as { detail?: string }
  return detail ?? errorSentences(body)[0] ?? ''
}
