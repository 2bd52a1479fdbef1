import type { RouterContextProvider } from 'react-router'
import { distanceBetween, nearText, pointOf } from '#contract/coordinates.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { readApi } from '#web/api/read-api.ts'
import { cacheWhileTrue } from '../directory/cache-while-open.ts'

const MAX_SHOPS = 4
/** With fewer shops the row is not shown. */
const MIN_SHOPS = 2
/** Number of shops to consider. The page expires when one of them opens or closes, so there must be few. */
const NEAREST = 12
/** Maximum walking distance in metres. */
const MAX_DISTANCE = 800

type Placed = Pick<ListedCommerce, 'id' | 'latitude' | 'longitude'>

/** Reads the nearest shops that are open now, with their distance from this shop. Returns none if they are too few. */
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
      // The exact distance: the API computes it from the rounded `near`.
      return there ? [{ ...one, distance: Math.round(distanceBetween(here, there)) }] : []
    })
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .toSorted((one, other) => one.distance - other.distance)
  return open.length < MIN_SHOPS ? [] : open.slice(0, MAX_SHOPS)
}
