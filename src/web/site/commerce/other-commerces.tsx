import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import type { PageContext } from '#web/api/server-api.ts'
import { cacheThisMinute, cacheUntilStateChange } from '../directory/cache-while-open.ts'
import { ListedCommerceCard } from '../directory/listed-commerce-card.tsx'
import { type ListQuery, readShops } from '../directory/read-lists.ts'

const MAX_SHOPS = 4
const MAX_MEANWHILE = 3

async function readOthers(context: PageContext, except: number | undefined, query: ListQuery) {
  const { results } = await readShops(context, query)
  cacheUntilStateChange(context, results)
  return results.filter(({ id }) => id !== except)
}

export async function readMoreCommerces(context: PageContext, category?: number, except?: number) {
  const others = await readOthers(context, except, { category, page_size: MAX_SHOPS + 1 })
  return others.slice(0, MAX_SHOPS)
}

/** Reads open shops of the same category if this shop is closed for some days, else returns none. */
export async function readOpenMeanwhile(context: PageContext, shop: ListedCommerce) {
  if (shop.open_state !== 'holiday') return []
  cacheThisMinute(context, new Date())
  const query = { category: shop.category[0], open: 'now', page_size: MAX_MEANWHILE }
  return readOthers(context, shop.id, query)
}

type MoreCommercesProps = {
  title?: string | false
  shops: readonly ListedCommerce[]
  categories: readonly ListedCategory[]
}

export function MoreCommerces({ title, shops, categories }: MoreCommercesProps) {
  if (shops.length === 0) return null
  return (
    <section className="no-print mt-48" aria-labelledby="vecinos">
      <h2 id="vecinos" className="text-h2 mb-16">
        {title || 'Más comercios del pueblo'}
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
