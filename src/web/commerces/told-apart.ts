import { ADDRESS_PARTS, type Address, isTown, type TownOfAddress } from '#contract/address.ts'
import { readAddress } from '#contract/read-address.ts'

/**
 * Splits an address that was typed or pasted into its first field: 'C/ Mayor 12, 12540 Vila-real'. Returns undefined if
 * it is only a street or unclear. The directory's own town leaves `locality` empty.
 */
export function splitAddress(
  line: string,
  town: TownOfAddress | null,
): Partial<Address> | undefined {
  const { locality, ...read } = readAddress(line.trim(), town)
  if (read.street === line.trim()) return undefined
  const parts = { ...read, locality: town && isTown(locality, town) ? '' : locality }
  return Object.fromEntries(
    ADDRESS_PARTS.filter((name) => parts[name] !== '').map((name) => [name, parts[name]]),
  )
}
