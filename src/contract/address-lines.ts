import { isTown, joined, streetLine, type TownOfAddress, type WholeAddress } from './address.ts'
import { plainName } from './same-name.ts'
import { capitalize } from './spanish.ts'

/** Missing parts are those of the town; the postal code only if the town has exactly one. */
export function surroundingsOf(
  { street, postal_code, locality }: WholeAddress,
  town: TownOfAddress | null,
) {
  const isElsewhere = locality !== '' && (town === null || !isTown(locality, town))
  const [code = '', ...others] = isElsewhere ? [] : (town?.postal_codes ?? [])
  return {
    postal_code: postal_code || postalCodeIn(street) || (others.length === 0 ? code : ''),
    locality: locality || (town?.locality ?? ''),
    region: isElsewhere ? '' : (town?.region ?? ''),
  }
}

/** Returns an address as on an envelope: 'Calle Mayor, 12' and 'Bajo · 12540 Vila-real', or ''. */
export function addressLines(
  address: WholeAddress,
  town: TownOfAddress | null,
): [street: string, place: string] {
  const first = streetLine(address) || address.direction
  return [first, joined([capitalize(address.address_extra), placeLine(address, town)], ' · ')]
}

export function placeLine(address: WholeAddress, town: TownOfAddress | null): string {
  const { postal_code, locality } = surroundingsOf(address, town)
  const first = streetLine(address) || address.direction
  if (locality !== '' && namesTown(first, locality)) return ''
  return joined([first.includes(postal_code) ? '' : postal_code, locality], ' ')
}

/** Finds a Spanish postal code (provinces 01 to 52) that is not a part of a longer number. */
export function postalCodeIn(line: string): string | undefined {
  return /(?<![\d.,-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?![\d.,-]*\d)/.exec(line)?.[0]
}

/** Looks only after the first comma: the street itself may be named after the town. */
function namesTown(line: string, locality: string): boolean {
  const [, ...rest] = line.split(',')
  return ` ${plainName(rest.join(','))} `.includes(` ${plainName(locality)} `)
}
