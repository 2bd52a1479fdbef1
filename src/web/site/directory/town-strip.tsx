import type { RouterContextProvider } from 'react-router'
import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readAll, readApi } from '#web/api/read-api.ts'
import { cacheWhileTrue } from './cache-while-open.ts'
import { type CardFields, cardFields } from './card-fields.ts'
import { ShopStreet } from './shop-street.tsx'

/** Number of houses that a typical screen shows. */
const HOUSES = 8

export type TownStreet = { shops: CardFields[]; categories: ListedCategory[] }

/** Reads the newest shops of the town, for the strip above a page about no shop. */
export async function readTownStreet(
  context: Readonly<RouterContextProvider>,
): Promise<TownStreet> {
  const [{ results }, categories] = await Promise.all([
    readApi<Page<ListedCommerce>>(context, 'directory/commerces/', { page: 1, page_size: HOUSES }),
    readAll<ListedCategory>(context, 'directory/categories/'),
  ])
  cacheWhileTrue(context, results)
  return { shops: results.map(cardFields), categories }
}

/** Renders nothing in a town without shops. */
export function TownStrip({ shops, categories }: TownStreet) {
  return shops.length > 0 && <ShopStreet shops={shops} categories={categories} />
}
