import type {
  AboutSearch,
  ListedCategory,
  ListedCommerce,
  ListedOffer,
} from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readAll, readApi } from '#web/api/read-api.ts'
import type { PageContext } from '#web/api/server-api.ts'

export type ListQuery = Parameters<typeof readApi>[2]

export const readCategories = (context: PageContext, query?: ListQuery) =>
  readAll<ListedCategory>(context, 'directory/categories/', query)

type ShopPage = Page<ListedCommerce> & Partial<AboutSearch>

/** Reads one page of shops: by default the first. */
export const readShops = (context: PageContext, query: ListQuery) =>
  readApi<ShopPage>(context, 'directory/commerces/', { page: 1, ...query })

export const readOffers = (context: PageContext, query: ListQuery) =>
  readApi<Page<ListedOffer>>(context, 'directory/offers/', { page: 1, ...query })
