import { joined, streetLine, type TownOfAddress, type WholeAddress } from './address.ts'
import { placeLine, surroundingsOf } from './address-lines.ts'
import type { Point } from './coordinates.ts'

export type AddressWithPoint = WholeAddress & { [Name in keyof Point]: Point[Name] | null }

export function destinationOf(town: TownOfAddress | null, shop: AddressWithPoint): string {
  const { latitude, longitude } = shop
  return latitude === null ? mapQuery(town, shop) : `${latitude},${longitude}`
}

/** Adds code, town and province, because many towns have a Calle Mayor; floor or stall only if there is no number. */
export function mapQuery(town: TownOfAddress | null, address: WholeAddress): string {
  const place = placeLine(address, town)
  const { region } = surroundingsOf(address, town)
  const extra = address.number === '' ? address.address_extra : ''
  const street = streetLine(address) || address.direction
  return joined([street, extra, place, place === '' ? '' : region], ', ')
}

export function directionsLabel(town: TownOfAddress | null, address: WholeAddress): string {
  return `Cómo llegar a ${mapQuery(town, address)}`
}
