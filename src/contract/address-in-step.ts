import {
  ADDRESS_PARTS,
  type Address,
  composeAddress,
  type TownOfAddress,
  type WholeAddress,
} from './address.ts'
import { readAddress } from './read-address.ts'

/**
 * Returns the address after a write, with line and parts consistent; undefined: it does not change. Changed parts are
 * composed to the line. A line that changes alone, as older clients send it, is split into parts.
 * If both change, the parts count if they have a new street or compose to that line, otherwise the line counts. An
 * empty street counts as not sent. A street that equals the line, with no other parts, counts as the line.
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
