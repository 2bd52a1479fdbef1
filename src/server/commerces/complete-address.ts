import { LONG_ADDRESS, MAX_DIRECTION, type WholeAddress } from '#contract/address.ts'
import { consistentAddress } from '#contract/consistent-address.ts'
import { townOfAddress } from '../config/effective-settings.ts'
import { invalidAt } from '../errors.ts'
import type { Services } from '../services.ts'

/** Makes line and parts agree. Throws 400 at `street` for a long line. `path`: of the address in the form. */
export function completeAddress<Form extends Partial<WholeAddress>>(
  { settings }: Pick<Services, 'settings'>,
  form: Form,
  saved?: WholeAddress,
  path: string[] = [],
): Form & Partial<WholeAddress> {
  const address = consistentAddress(form, saved, townOfAddress(settings.present()))
  if (address === undefined) return form
  if (address.direction.length <= MAX_DIRECTION) return { ...form, ...address }
  throw invalidAt([...path, 'street'], LONG_ADDRESS)
}
