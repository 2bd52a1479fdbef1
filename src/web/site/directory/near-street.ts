import type { RouterContextProvider } from 'react-router'
import type { Point } from '#contract/coordinates.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { slugOf } from '#contract/slug.ts'
import { readApi } from '#web/api/read-api.ts'

/** Number of search results in which the street is looked for. */
const SHOPS = 50

/** Finds a point of a street by the shops in it. */
export async function findStreet(context: Readonly<RouterContextProvider>, street: string) {
  const name = streetName(street)
  const { results } = await readApi<Page<ListedCommerce>>(context, 'directory/commerces/', {
    search: name,
    page: 1,
    page_size: SHOPS,
  })
  return pointOfStreet(name, results)
}

type Found = Pick<ListedCommerce, 'direction' | 'latitude' | 'longitude'>

/**
 * Returns the point of the first shop whose address contains all words of the street. No external geocoder is used, so
 * that no other service learns where a visitor is.
 */
export function pointOfStreet(street: string, found: readonly Found[]): Point | undefined {
  const words = wordsOf(street)
  for (const { direction, latitude, longitude } of found) {
    const there = wordsOf(direction)
    if (latitude === null || longitude === null || !words.every((word) => there.includes(word))) {
      continue
    }
    return { latitude, longitude }
  }
  return undefined
}

const wordsOf = (text: string) => slugOf(text).split('-')

/** Removes the kind of street (such as 'calle'): the search would find too many shops. */
export function streetName(street: string): string {
  return street.replace(KIND, '').trim() || street.trim()
}

const KIND = /^\s*(calle|c\/|avenida|avda\.?|av\.?|plaza|pza\.?|pl\.?|paseo|camino|ronda)(?=[\s.])/i
