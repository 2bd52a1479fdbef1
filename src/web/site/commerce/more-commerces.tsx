import type { RouterContextProvider } from 'react-router'
import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readApi } from '#web/api/read-api.ts'
import { cacheWhileTrue } from '../directory/cache-while-open.ts'
import { ListedCommerceCard } from '../directory/listed-commerce-card.tsx'

const MAX_SHOPS = 4

/** Reads the newest shops of a category, without the shop of this page. */
export async function readMoreCommerces(
  context: Readonly<RouterContextProvider>,
  category: number | undefined,
  own?: number,
): Promise<ListedCommerce[]> {
  const { results } = await readApi<Page<ListedCommerce>>(context, 'directory/commerces/', {
    category,
    page: 1,
    page_size: MAX_SHOPS + 1,
  })
  cacheWhileTrue(context, results)
  return results.filter(({ id }) => id !== own).slice(0, MAX_SHOPS)
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
