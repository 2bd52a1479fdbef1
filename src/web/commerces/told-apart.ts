import { ADDRESS_PARTS, type Address, isTown, type TownOfAddress } from '#contract/address.ts'
import { readAddress } from '#contract/read-address.ts'

/**
 * What goes where, of an address that was written or pasted whole into the first of its fields: 'C/ Mayor 12, 12540
 * Vila-real'. Undefined: it is a street alone, or nobody can say. The directory's own town needs no field.
 */
export function toldApart(line: string, town: TownOfAddress | null): Partial<Address> | undefined {
  const { locality, ...read } = readAddress(line.trim(), town)
  if (read.street === line.trim()) return undefined
  const parts = { ...read, locality: town && isTown(locality, town) ? '' : locality }
  return Object.fromEntries(
    ADDRESS_PARTS.filter((name) => parts[name] !== '').map((name) => [name, parts[name]]),
  )
}
