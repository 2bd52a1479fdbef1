import { isSameName } from './same-name.ts'
import type { Town } from './site.ts'

/** A postal address in parts; '' is none, and of `locality` the directory's town. */
export type Address = {
  /** Its kind with it: 'Calle Mayor'. */
  street: string
  /** '12', '12 bis', 's/n'. */
  number: string
  /** 'bajo', 'local 3', 'junto a la plaza'. */
  address_extra: string
  postal_code: string
  locality: string
}

/** Of a shop also the whole address in one line, which clients of the specification read and write. */
export type WholeAddress = Address & { direction: string }

/** What is not repeated in an address, because every shop of the directory shares it. */
export type TownOfAddress = Town & { postal_codes: readonly string[] }

export const ADDRESS_PARTS = [
  'street',
  'number',
  'address_extra',
  'postal_code',
  'locality',
] as const

/** Of the whole line, however it was written. */
export const MAX_DIRECTION = 200
export const LONG_ADDRESS = `La dirección entera debe tener como máximo ${MAX_DIRECTION} caracteres`

/** The parts in one line: 'Calle Mayor, 12, bajo'; code and locality follow where they are not the town's. */
export function composeAddress(address: Address, town: TownOfAddress | null): string {
  const place = isOfTown(address, town) ? '' : joined([address.postal_code, address.locality], ' ')
  return joined([streetLine(address), address.address_extra, place], ', ')
}

/** 'Calle Mayor, 12'. */
export function streetLine({ street, number }: Pick<Address, 'street' | 'number'>): string {
  return joined([street, number], ', ')
}

/** Whether its code and locality say no more than the directory's town does. */
export function isOfTown({ postal_code, locality }: Address, town: TownOfAddress | null): boolean {
  if (town === null) return postal_code === '' && locality === ''
  const codes = town.postal_codes
  const isItsCode = postal_code === '' || codes.length === 0 || codes.includes(postal_code)
  return isItsCode && (locality === '' || isSameName(locality, town.locality))
}

/** Whether a text names it: 'Vila-real', 'Vila-real (Castellón)'. */
export function isTown(text: string, { locality, region }: Town): boolean {
  return isSameName(text, locality) || isSameName(text, `${locality} ${region ?? ''}`)
}

/** What there is of the parts. */
export function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}
