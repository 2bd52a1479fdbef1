import type { RouterContextProvider } from 'react-router'
import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readAll, readApi } from '#web/api/read-api.ts'
import { cacheWhileTrue } from './cache-while-open.ts'
import { type CardFields, cardFields } from './card-fields.ts'
import { ShopStreet } from './shop-street.tsx'

/** As many houses as a screen of usual width shows. */
const HOUSES = 8

export type TownStreet = { shops: CardFields[]; categories: ListedCategory[] }

/** The newest shops of the town, for the strip above a page that is about none. */
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

/** Nothing in a town without shops. */
export function TownStrip({ shops, categories }: TownStreet) {
  return shops.length > 0 && <ShopStreet shops={shops} categories={categories} />
}
