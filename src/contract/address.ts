import { isSameName } from './same-name.ts'
import type { Town } from './site.ts'

/** A postal address. Missing parts are ''; an empty `locality` is the directory's town. */
export type Address = {
  street: string
  number: string
  address_extra: string
  postal_code: string
  locality: string
}

/** The parts of an address and, for older clients, the same in one line (`direction`). */
export type WholeAddress = Address & { direction: string }

export type TownOfAddress = Town & { postal_codes: readonly string[] }

export const ADDRESS_PARTS = [
  'street',
  'number',
  'address_extra',
  'postal_code',
  'locality',
] as const

export const MAX_DIRECTION = 200
export const LONG_ADDRESS = `La dirección entera debe tener como máximo ${MAX_DIRECTION} caracteres`

/** Returns 'Calle Mayor, 12, bajo', with code and locality if they are not the town's. */
export function composeAddress(address: Address, town: TownOfAddress | null): string {
  const place = isOfTown(address, town) ? '' : joined([address.postal_code, address.locality], ' ')
  return joined([streetLine(address), address.address_extra, place], ', ')
}

export function streetLine({ street, number }: Pick<Address, 'street' | 'number'>): string {
  return joined([street, number], ', ')
}

/** Whether code and locality are empty or those of the directory's town. */
function isOfTown({ postal_code, locality }: Address, town: TownOfAddress | null): boolean {
  if (town === null) return postal_code === '' && locality === ''
  const codes = town.postal_codes
  const isTownCode = postal_code === '' || codes.length === 0 || codes.includes(postal_code)
  return isTownCode && (locality === '' || isSameName(locality, town.locality))
}

/** Whether a text names the town: 'Vila-real', 'Vila-real (Castellón)'. */
export function isTown(text: string, { locality, region }: Town): boolean {
  return isSameName(text, locality) || isSameName(text, `${locality} ${region ?? ''}`)
}

export function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}
