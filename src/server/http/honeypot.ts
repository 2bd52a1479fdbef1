import { NO_FIELD } from '#contract/field-errors.ts'
import { type HoneypotFields, MIN_SECONDS } from '#contract/honeypot.ts'
import { invalid } from '../errors.ts'

/** Errors: 400 with a sentence by which a person who meets it by mistake loses nothing. */
export function rejectBots({ homepage, website, elapsed }: HoneypotFields, button: string): void {
  const isTooFast = elapsed !== undefined && elapsed < MIN_SECONDS
  if (!homepage && !website && !isTooFast) return
  throw invalid({ [NO_FIELD]: [`Espera unos segundos y pulsa «${button}» otra vez.`] })
}
