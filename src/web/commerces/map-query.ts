import type { Commerce } from '#contract/commerces.ts'
import type { Town } from '#contract/site.ts'

type Placed = Pick<Commerce, 'direction' | 'latitude' | 'longitude'>

/** Where directions lead: to the door, where it is known, else to the address. */
export function destinationOf(town: Town | null, shop: Placed): string {
  const { direction, latitude, longitude } = shop
  return latitude === null ? mapQuery(town, direction) : `${latitude},${longitude}`
}

/**
 * An address as maps need it: with the town, because many have a Calle Mayor. A town that the address
 * already names is not added again.
 */
export function mapQuery(town: Town | null, direction: string): string {
  if (town === null || namesTown(direction, town.locality)) return direction
  return [direction, town.locality, town.region].filter((part) => part !== null).join(', ')
}

/** The postal code in an address: five digits, the first two of a Spanish province (01 to 52). */
export function postalCodeIn(direction: string): string | undefined {
  return /(?<![\d.,-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?![\d.,-]*\d)/.exec(direction)?.[0]
}

/** Looks only after the first comma, because a street may be named after the town. */
function namesTown(direction: string, locality: string): boolean {
  const [, ...rest] = direction.split(',')
  return plain(rest.join(',')).includes(plain(locality))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
