import { isTown, joined, streetLine, type TownOfAddress, type WholeAddress } from './address.ts'
import { plainName } from './same-name.ts'

/** Where in the world a street is: its postal code, town and province, '' where nobody has said them. */
export type Surroundings = { postal_code: string; locality: string; region: string }

/** Of an address that names none the town is the directory's, and so is the code of a town with one alone. */
export function surroundingsOf(
  { street, postal_code, locality }: WholeAddress,
  town: TownOfAddress | null,
): Surroundings {
  const isElsewhere = locality !== '' && (town === null || !isTown(locality, town))
  const [code = '', ...others] = isElsewhere ? [] : (town?.postal_codes ?? [])
  return {
    postal_code: postal_code || postalCodeIn(street) || (others.length === 0 ? code : ''),
    locality: locality || (town?.locality ?? ''),
    region: isElsewhere ? '' : (town?.region ?? ''),
  }
}

/**
 * An address as on an envelope: 'Calle Mayor, 12' and 'Bajo · 12540 Vila-real'; the second is '' where there is
 * nothing to say. A line that was never split is all in the first, and what it names is not repeated.
 */
export function addressLines(
  address: WholeAddress,
  town: TownOfAddress | null,
): [street: string, place: string] {
  const first = streetLine(address) || address.direction
  const extra = address.address_extra
  const further = extra.charAt(0).toLocaleUpperCase('es') + extra.slice(1)
  return [first, joined([further, placeLine(address, town)], ' · ')]
}

/** '12540 Vila-real', without what the street's line says already. */
export function placeLine(address: WholeAddress, town: TownOfAddress | null): string {
  const { postal_code, locality } = surroundingsOf(address, town)
  const first = streetLine(address) || address.direction
  if (locality !== '' && namesTown(first, locality)) return ''
  return joined([first.includes(postal_code) ? '' : postal_code, locality], ' ')
}

/** The postal code in a line: five digits, the first two of a Spanish province (01 to 52). */
export function postalCodeIn(line: string): string | undefined {
  return /(?<![\d.,-])(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?![\d.,-]*\d)/.exec(line)?.[0]
}

/** Looks only after the first comma, because a street may be named after the town. */
function namesTown(line: string, locality: string): boolean {
  const [, ...rest] = line.split(',')
  return ` ${plainName(rest.join(','))} `.includes(` ${plainName(locality)} `)
}
