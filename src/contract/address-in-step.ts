import {
  ADDRESS_PARTS,
  type Address,
  composeAddress,
  type TownOfAddress,
  type WholeAddress,
} from './address.ts'
import { readAddress } from './read-address.ts'

/**
 * Returns the address after a write, with equal content in its line and its parts; undefined: it does not change.
 * Older clients send only the line. If both change, the parts win if their street is new or they compose to that line.
 */
export function addressInStep(
  given: Partial<WholeAddress>,
  present: WholeAddress | undefined,
  town: TownOfAddress | null,
): WholeAddress | undefined {
  const before = present ?? { ...NO_ADDRESS, direction: '' }
  const parts = { ...before, ...sentParts(given) }
  const { direction = before.direction } = given
  const composed = composeAddress(parts, town)
  const isOtherLine = direction !== before.direction
  const areOtherParts = ADDRESS_PARTS.some((name) => parts[name] !== before[name])
  if (!isOtherLine && !areOtherParts) return undefined
  const isOtherStreet = parts.street !== before.street
  const isByParts = parts.street !== '' && (isOtherStreet || !isOtherLine || direction === composed)
  const isLine = parts.street === direction && partsAfterStreet(parts) === ''
  return areOtherParts && isByParts && !isLine
    ? { ...partsOf(parts), direction: composed }
    : { ...readAddress(direction, town), direction }
}

function partsAfterStreet({ street, ...others }: Address): string {
  return composeAddress({ ...others, street: '' }, null)
}

function partsOf(address: Address): Address {
  const { street, number, address_extra, postal_code, locality } = address
  return { street, number, address_extra, postal_code, locality }
}

function sentParts(given: Partial<Address>): Partial<Address> {
  const sent = ADDRESS_PARTS.filter((name) => given[name] !== undefined)
  return Object.fromEntries(
    sent
      .filter((name) => name !== 'street' || given[name] !== '')
      .map((name) => [name, given[name]]),
  )
}

const NO_ADDRESS: Address = {
  street: '',
  number: '',
  address_extra: '',
  postal_code: '',
  locality: '',
}
