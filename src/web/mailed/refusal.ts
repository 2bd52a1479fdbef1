import { errorSentences } from '#contract/field-errors.ts'

/** Returns why the API refused a form, as a sentence. */
export function refusalIn(body: unknown): string {
  const { detail } = (body ?? {}) as { detail?: string }
  return detail ?? errorSentences(body)[0] ?? ''
}
