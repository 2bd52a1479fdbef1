import type { RouterContextProvider } from 'react-router'
import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readApi } from '#web/api/read-api.ts'
import { cacheThisMinute, cacheWhileTrue } from '../directory/cache-while-open.ts'
import { ListedCommerceCard } from '../directory/listed-commerce-card.tsx'

type Context = Readonly<RouterContextProvider>

const MAX_SHOPS = 4
const MAX_MEANWHILE = 3

/** Reads shops of the directory, without the shop of this page. */
async function readOthers(
  context: Context,
  own: number | undefined,
  query: Parameters<typeof readApi>[2],
  page_size: number,
): Promise<ListedCommerce[]> {
  const { results } = await readApi<Page<ListedCommerce>>(context, 'directory/commerces/', {
    ...query,
    page: 1,
    page_size,
  })
  cacheWhileTrue(context, results)
  return results.filter(({ id }) => id !== own)
}

/** Reads the newest shops of a category. */
export async function readMoreCommerces(
  context: Context,
  category: number | undefined,
  own?: number,
): Promise<ListedCommerce[]> {
  const others = await readOthers(context, own, { category }, MAX_SHOPS + 1)
  return others.slice(0, MAX_SHOPS)
}

/** Reads open shops of the same trade if this shop is closed for some days. */
export async function readOpenMeanwhile(
  context: Context,
  { id, open_state, category }: ListedCommerce,
): Promise<ListedCommerce[]> {
  if (open_state !== 'holiday') return []
  cacheThisMinute(context, new Date())
  return readOthers(context, id, { category: category[0], open: 'now' }, MAX_MEANWHILE)
}

type MoreCommercesProps = {
  title?: string
  shops: readonly ListedCommerce[]
  categories: readonly ListedCategory[]
}

/** Links to other shops. Renders nothing if there are none. */
export function MoreCommerces(props: MoreCommercesProps) {
  const { title = 'Más comercios del pueblo', shops, categories } = props
  if (shops.length === 0) return null
  return (
    <section className="no-print mt-48" aria-labelledby="vecinos">
      <h2 id="vecinos" className="text-h2 mb-16">
        {title}
      </h2>
      <ul className="cards cards-small">
        {shops.map((shop) => (
          <li key={shop.id}>
            <ListedCommerceCard shop={shop} categories={categories} />
          </li>
        ))}
      </ul>
    </section>
  )
}
