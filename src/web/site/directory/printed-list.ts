import { joined, type TownOfAddress, type WholeAddress } from '#contract/address.ts'
import { addressLines } from '#contract/address-lines.ts'
import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import { plainName } from '#contract/same-name.ts'

export type PrintedShop = WholeAddress &
  Pick<ListedCommerce, 'id' | 'name' | 'category' | 'n_tlf' | 'hours_text'>

export type PrintedGroup = { key: string; title: string; shops: PrintedShop[] }

export function printedAddress(shop: PrintedShop, town: TownOfAddress | null): string {
  const [streetLine] = addressLines(shop, town)
  return joined([streetLine, shop.address_extra], ', ')
}

/** Groups shops by street, in the order of their numbers. Shops without a street come last. */
export function groupByStreet(shops: readonly PrintedShop[]): PrintedGroup[] {
  const groups = Map.groupBy(shops, ({ street, locality }) =>
    street === '' ? '' : `${plainName(street)} ${plainName(locality)}`,
  )
  const titled = [...groups].map(([key, shops]) => ({
    key,
    title: key === '' ? 'Otras direcciones' : joined([shops[0]!.street, shops[0]!.locality], ', '),
    shops: shops.toSorted(inOrderOf(key === '' ? 'direction' : 'number')),
  }))
  return titled.toSorted(
    (one, other) =>
      Number(one.key === '') - Number(other.key === '') || compare(one.title, other.title),
  )
}

export function groupByCategory(
  shops: readonly PrintedShop[],
  categories: readonly ListedCategory[],
): PrintedGroup[] {
  return categories
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ id, name }) => ({
      key: `${id}`,
      title: name,
      shops: shops.filter(({ category: ids }) => ids.includes(id)).toSorted(inOrderOf('name')),
    }))
    .filter(({ shops }) => shops.length > 0)
}

const inOrderOf =
  (field: 'direction' | 'number' | 'name') => (one: PrintedShop, other: PrintedShop) =>
    compare(one[field], other[field]) || compare(one.name, other.name)

/** Sorts 'Ñ' after 'N' and 9 before 12. */
const { compare } = new Intl.Collator('es', { numeric: true })
