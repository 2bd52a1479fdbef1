import { joined, streetLine, type TownOfAddress, type WholeAddress } from './address.ts'
import { placeLine, surroundingsOf } from './address-lines.ts'
import type { Point } from './coordinates.ts'

export type Placed = WholeAddress & { [Name in keyof Point]: Point[Name] | null }

/** Where directions lead: to the door, where it is known, else to the address. */
export function destinationOf(town: TownOfAddress | null, shop: Placed): string {
  const { latitude, longitude } = shop
  return latitude === null ? mapQuery(town, shop) : `${latitude},${longitude}`
}

/**
 * An address as maps need it: with code, town and province, because many have a Calle Mayor. Behind a number no
 * map looks for the floor; without one a stall may be all there is.
 */
export function mapQuery(town: TownOfAddress | null, address: WholeAddress): string {
  const place = placeLine(address, town)
  const { region } = surroundingsOf(address, town)
  const extra = address.number === '' ? address.address_extra : ''
  const street = streetLine(address) || address.direction
  return joined([street, extra, place, place && region], ', ')
}

/** Of a link to directions: also where they lead to a point of the map, it names code and town. */
export function directionsLabel(town: TownOfAddress | null, address: WholeAddress): string {
  return `Cómo llegar a ${mapQuery(town, address)}`
}
