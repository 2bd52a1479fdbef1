import type { RouterContextProvider } from 'react-router'
import { distanceBetween, nearText, pointOf } from '#contract/coordinates.ts'
import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readApi } from '#web/api/read-api.ts'
import { cacheThisMinute, cacheWhileTrue } from '../directory/cache-while-open.ts'
import { ListedCommerceCard } from '../directory/listed-commerce-card.tsx'

type Context = Readonly<RouterContextProvider>

const MAX_SHOPS = 4
/** With fewer open shops nearby their row is not shown. */
const MIN_NEARBY = 2
/** Number of shops to consider. The page expires when one of them opens or closes, so there must be few. */
const NEAREST = 12
/** Maximum walking distance in metres. */
const MAX_DISTANCE = 800
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

/** Reads the nearest shops that are open now, with their distance from this shop. Returns none if they are too few. */
export async function readOpenNearby(
  context: Context,
  { id, ...shop }: Pick<ListedCommerce, 'id' | 'latitude' | 'longitude'>,
): Promise<ListedCommerce[]> {
  const here = pointOf(shop)
  if (here === undefined) return []
  const others = await readOthers(context, id, { near: nearText(here) }, NEAREST + 1)
  const open = others
    .filter(({ open_state }) => open_state === 'open' || open_state === 'closing')
    .flatMap((one) => {
      const there = pointOf(one)
      // The exact distance: the API computes it from the rounded `near`.
      return there ? [{ ...one, distance: Math.round(distanceBetween(here, there)) }] : []
    })
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .toSorted((one, other) => one.distance - other.distance)
  return open.length < MIN_NEARBY ? [] : open.slice(0, MAX_SHOPS)
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
