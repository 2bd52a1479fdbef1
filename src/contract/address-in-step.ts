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
  sent: Partial<WholeAddress>,
  saved: WholeAddress | undefined,
  town: TownOfAddress | null,
): WholeAddress | undefined {
  const before = saved ?? { ...partsOf(() => ''), direction: '' }
  const parts = partsOf((name) => {
    const isIgnored = name === 'street' && sent[name] === ''
    return isIgnored ? before[name] : (sent[name] ?? before[name])
  })
  const { direction = before.direction } = sent
  const composed = composeAddress(parts, town)
  const isOtherLine = direction !== before.direction
  const areOtherParts = ADDRESS_PARTS.some((name) => parts[name] !== before[name])
  if (!isOtherLine && !areOtherParts) return undefined
  const isOtherStreet = parts.street !== before.street
  const isByParts = parts.street !== '' && (isOtherStreet || !isOtherLine || direction === composed)
  const isLine = parts.street === direction && composeAddress({ ...parts, street: '' }, null) === ''
  return areOtherParts && isByParts && !isLine
    ? { ...parts, direction: composed }
    : { ...readAddress(direction, town), direction }
}

function partsOf(partOf: (name: keyof Address) => string): Address {
  const entries = ADDRESS_PARTS.map((name) => [name, partOf(name)])
  return Object.fromEntries(entries) as Address
}
