import { LONG_ADDRESS, MAX_DIRECTION, type WholeAddress } from '#contract/address.ts'
import { addressInStep } from '#contract/address-in-step.ts'
import type { FieldErrors } from '#contract/field-errors.ts'
import { townOfAddress } from '../config/effective-settings.ts'
import { invalid } from '../errors.ts'
import type { Services } from '../services.ts'

/** Makes line and parts of an address agree. Throws 400 under `street`, in the form at `path`, for a long line. */
export function completeAddress<Form extends Partial<WholeAddress>>(
  { settings }: Pick<Services, 'settings'>,
  form: Form,
  present?: WholeAddress,
  path: string[] = [],
): Form & Partial<WholeAddress> {
  const address = addressInStep(form, present, townOfAddress(settings.present()))
  if (address === undefined) return form
  if (address.direction.length <= MAX_DIRECTION) return { ...form, ...address }
  throw invalid(
    path.reduceRight<FieldErrors>((errors, step) => ({ [step]: errors }), {
      street: [LONG_ADDRESS],
    }),
  )
}
