import { data } from 'react-router'
import { formatCount } from '#contract/numbers.ts'
import { MAX_PAGE_SIZE } from '#contract/paging.ts'
import { commercePath } from '#contract/site-paths.ts'
import { renderingContext } from '#web/api/server-api.ts'
import { useTown } from '#web/api/site.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { formatPhone } from '#web/format/phone.ts'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import { categorySlugsIn, directoryUrl, findCategories } from '../directory/directory-url.ts'
import { readCategories, readShops } from '../directory/read-lists.ts'
import type { Route } from './+types/embedded-list-route.ts'
import { EmbeddedFrame, embeddedPage, OutLink } from './embedded-frame.tsx'

export { ErrorBoundary } from './embedded-frame.tsx'

export const handle: PageHandle = { ...embeddedPage, searchParams: ['categoria', 'tema'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const categories = await readCategories(context)
  const names = categorySlugsIn(new URL(request.url).searchParams).slice(0, 1)
  const [category] = await findCategories(context, categories, names)
  if (names.length > 0 && category === undefined) throw data(null, { status: 404 })
  const query = { category: category?.id, ordering: 'name', page_size: MAX_PAGE_SIZE }
  const { count, results: shops } = await readShops(context, query)
  return { hosts: context.get(renderingContext).embedHosts, category, count, shops }
}

export default function EmbeddedList({ loaderData }: Route.ComponentProps) {
  const { hosts, category, count, shops } = loaderData
  const town = useTown()?.locality
  const moreLink = {
    path: directoryUrl({ categories: category ? [category.slug] : [] }),
    words: `Ver ${formatCount(count, 'comercio', 'comercios')} en el directorio`,
  }
  const title = category?.name ?? (town ? `Comercios de ${town}` : 'Comercios del pueblo')
  return (
    <EmbeddedFrame hosts={hosts} title={title} moreLink={moreLink}>
      <ul>
        {shops.map((shop) => (
          <li key={shop.id} className="stack gap-4 py-12 line-top">
            <p className="bold">
              <OutLink path={commercePath(shop)}>{shop.name}</OutLink>
            </p>
            <p className="small">
              {[shop.direction, formatPhone(shop.n_tlf)].filter(Boolean).join(' · ')}
            </p>
            {shop.hours_text && <p className="note">{unbroken(shop.hours_text, SHIFT)}</p>}
          </li>
        ))}
      </ul>
    </EmbeddedFrame>
  )
}
