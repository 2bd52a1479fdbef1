import { isSameName } from './same-name.ts'
import type { Town } from './site.ts'

/** A postal address in parts; '' where there is none. An empty `locality` means the directory's town. */
export type Address = {
  /** Name with the type of street: 'Calle Mayor'. */
  street: string
  /** '12', '12 bis', 's/n'. */
  number: string
  /** 'bajo', 'local 3', 'junto a la plaza'. */
  address_extra: string
  postal_code: string
  locality: string
}

/** The address of a shop, also in one line (`direction`), for older clients. */
export type WholeAddress = Address & { direction: string }

/** The town of the directory. Addresses in it are shown without its name and postal code. */
export type TownOfAddress = Town & { postal_codes: readonly string[] }

export const ADDRESS_PARTS = [
  'street',
  'number',
  'address_extra',
  'postal_code',
  'locality',
] as const

/** Maximum length of the whole line, typed or composed. */
export const MAX_DIRECTION = 200
export const LONG_ADDRESS = `La dirección entera debe tener como máximo ${MAX_DIRECTION} caracteres`

/** Joins the parts in one line: 'Calle Mayor, 12, bajo'. Code and locality follow if they are not the town's. */
export function composeAddress(address: Address, town: TownOfAddress | null): string {
  const place = isOfTown(address, town) ? '' : joined([address.postal_code, address.locality], ' ')
  return joined([streetLine(address), address.address_extra, place], ', ')
}

/** Returns 'Calle Mayor, 12'. */
export function streetLine({ street, number }: Pick<Address, 'street' | 'number'>): string {
  return joined([street, number], ', ')
}

/** Whether code and locality are empty or those of the directory's town. */
export function isOfTown({ postal_code, locality }: Address, town: TownOfAddress | null): boolean {
  if (town === null) return postal_code === '' && locality === ''
  const codes = town.postal_codes
  const isItsCode = postal_code === '' || codes.length === 0 || codes.includes(postal_code)
  return isItsCode && (locality === '' || isSameName(locality, town.locality))
}

/** Whether a text names the town: 'Vila-real', 'Vila-real (Castellón)'. */
export function isTown(text: string, { locality, region }: Town): boolean {
  return isSameName(text, locality) || isSameName(text, `${locality} ${region ?? ''}`)
}

/** Joins the parts that are not empty. */
export function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}
