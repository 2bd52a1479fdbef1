import { streetLine } from '#contract/address.ts'
import { isSameName } from '#contract/same-name.ts'

type House = { street: string; number: string; locality: string }

/** Whether two addresses differ in street, number or town, ignoring differences in writing. */
export function isOtherHouse(one: House, other: House): boolean {
  return (
    !isSameName(streetLine(one), streetLine(other)) || !isSameName(one.locality, other.locality)
  )
}
