import type { RouterContextProvider } from 'react-router'
import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readApi } from '#web/api/read-api.ts'
import { cacheWhileTrue } from '../directory/cache-while-open.ts'
import { ListedCommerceCard } from '../directory/listed-commerce-card.tsx'

const MOST = 4

/** The newest shops of a category, without the one of the page. */
export async function readMoreCommerces(
  context: Readonly<RouterContextProvider>,
  category: number | undefined,
  own?: number,
): Promise<ListedCommerce[]> {
  const { results } = await readApi<Page<ListedCommerce>>(context, 'directory/commerces/', {
    category,
    page: 1,
    page_size: MOST + 1,
  })
  cacheWhileTrue(context, results)
  return results.filter(({ id }) => id !== own).slice(0, MOST)
}

type MoreCommercesProps = {
  title?: string
  shops: readonly ListedCommerce[]
  categories: readonly ListedCategory[]
}

/** Links to other shops; nothing when there are none. */
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
