import type { RouterContextProvider } from 'react-router'
import { distanceBetween, nearText, pointOf } from '#contract/coordinates.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readApi } from '#web/api/read-api.ts'
import { cacheWhileTrue } from '../directory/cache-while-open.ts'

const MOST = 4
/** Fewer are no row of shops. */
const LEAST = 2
/** Whom a page shows changes when one of these opens or closes: of all shops, one does every minute. */
const NEAREST = 12
/** Metres that people walk to the next shop. */
const NEAR = 800

type Placed = Pick<ListedCommerce, 'id' | 'latitude' | 'longitude'>

/** The nearest shops that are open now, with their distance from the door of one; none if they are too few. */
export async function readOpenNearby(
  context: Readonly<RouterContextProvider>,
  { id, ...shop }: Placed,
): Promise<ListedCommerce[]> {
  const here = pointOf(shop)
  if (here === undefined) return []
  const { results } = await readApi<Page<ListedCommerce>>(context, 'directory/commerces/', {
    near: nearText(here),
    page: 1,
    page_size: NEAREST + 1,
  })
  cacheWhileTrue(context, results)
  const open = results
    .filter((one) => one.id !== id && (one.open_state === 'open' || one.open_state === 'closing'))
    .flatMap((one) => {
      const there = pointOf(one)
      // Nearer than `near` knows, which is rounded.
      return there ? [{ ...one, distance: Math.round(distanceBetween(here, there)) }] : []
    })
    .filter(({ distance }) => distance <= NEAR)
    .toSorted((one, other) => one.distance - other.distance)
  return open.length < LEAST ? [] : open.slice(0, MOST)
}
