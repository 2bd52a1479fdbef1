import {
  ADDRESS_PARTS,
  type Address,
  composeAddress,
  type TownOfAddress,
  type WholeAddress,
} from './address.ts'
import { readAddress } from './read-address.ts'

/**
 * Returns the address after a write, with equal content in its line (`direction`) and its parts; undefined: unchanged.
 * Older clients send only the line. If line and parts change, the parts are used if their street is new or they compose
 * to the sent line. Otherwise the parts are read from the line.
 */
export function consistentAddress(
  sent: Partial<WholeAddress>,
  saved: WholeAddress | undefined,
  town: TownOfAddress | null,
): WholeAddress | undefined {
  const before = saved ?? { ...partsOf(() => ''), direction: '' }
  const parts = partsOf((name) => {
    // A street cannot be emptied, because every address has one.
    const isMissing = name === 'street' && sent[name] === ''
    return isMissing ? before[name] : (sent[name] ?? before[name])
  })
  const { direction = before.direction } = sent
  const composed = composeAddress(parts, town)
  const isLineNew = direction !== before.direction
  const arePartsNew = ADDRESS_PARTS.some((name) => parts[name] !== before[name])
  if (!isLineNew && !arePartsNew) return undefined
  const isStreetNew = parts.street !== before.street
  const usesParts = parts.street !== '' && (isStreetNew || !isLineNew || direction === composed)
  // `readAddress` puts a line that it cannot read into the street.
  const isUnreadLine =
    parts.street === direction && composeAddress({ ...parts, street: '' }, null) === ''
  return arePartsNew && usesParts && !isUnreadLine
    ? { ...parts, direction: composed }
    : { ...readAddress(direction, town), direction }
}

function partsOf(partOf: (name: keyof Address) => string): Address {
  const entries = ADDRESS_PARTS.map((name) => [name, partOf(name)])
  return Object.fromEntries(entries) as Address
}
