import { joined, streetLine, type TownOfAddress, type WholeAddress } from './address.ts'
import { placeLine, surroundingsOf } from './address-lines.ts'
import type { Point } from './coordinates.ts'

export type Placed = WholeAddress & { [Name in keyof Point]: Point[Name] | null }

/** Returns the destination of directions: the coordinates if known, else the address. */
export function destinationOf(town: TownOfAddress | null, shop: Placed): string {
  const { latitude, longitude } = shop
  return latitude === null ? mapQuery(town, shop) : `${latitude},${longitude}`
}

/**
 * Writes an address for a search in maps: with code, town and province, because many towns have a Calle Mayor. The extra
 * (floor, stall) is omitted if there is a number, because maps do not know it.
 */
export function mapQuery(town: TownOfAddress | null, address: WholeAddress): string {
  const place = placeLine(address, town)
  const { region } = surroundingsOf(address, town)
  const extra = address.number === '' ? address.address_extra : ''
  const street = streetLine(address) || address.direction
  return joined([street, extra, place, place && region], ', ')
}

/** Label of a link to directions. It names the address even if the destination is coordinates. */
export function directionsLabel(town: TownOfAddress | null, address: WholeAddress): string {
  return `Cómo llegar a ${mapQuery(town, address)}`
}
