import { NO_FIELD } from '#contract/field-errors.ts'
import { FASTEST_PERSON, type RobotFields } from '#contract/robots.ts'
import { invalid } from '../errors.ts'

/** Said so that a person whom it meets by mistake loses nothing and knows what to do. */
export function refuseRobot({ website, elapsed }: RobotFields, button: string): void {
  if (!website && (elapsed === undefined || elapsed >= FASTEST_PERSON)) return
  throw invalid({ [NO_FIELD]: [`Espera unos segundos y pulsa «${button}» otra vez.`] })
}
