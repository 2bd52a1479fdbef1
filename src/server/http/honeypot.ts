import { NO_FIELD } from '#contract/field-errors.ts'
import { type HoneypotFields, MIN_SECONDS } from '#contract/honeypot.ts'
import { invalid } from '../errors.ts'

/** Throws 400 for a bot. The message tells a person who was caught by mistake to press the button again. */
export function rejectBots(fields: HoneypotFields, buttonLabel: string): void {
  const { homepage, website, elapsed } = fields
  const isTooFast = elapsed !== undefined && elapsed < MIN_SECONDS
  if (!homepage && !website && !isTooFast) return
  throw invalid({ [NO_FIELD]: [`Espera unos segundos y pulsa «${buttonLabel}» otra vez.`] })
}
