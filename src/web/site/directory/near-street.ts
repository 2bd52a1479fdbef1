import type { RouterContextProvider } from 'react-router'
import type { Point } from '#contract/coordinates.ts'
import type { ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { slugOf } from '#contract/slug.ts'
import { readApi } from '#web/api/read-api.ts'

/** Searched for a street. */
const SHOPS = 50

/** Where a street is, by the shops in it. */
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
 * Where a street is, by the shops that a search for it has found: no other service learns who is where. The
 * first whose address has its words, and has been placed.
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

/** Searched for with these words: what kind of street it is finds too much. */
export function streetName(street: string): string {
  return street.replace(KIND, '').trim() || street.trim()
}

const KIND = /^\s*(calle|c\/|avenida|avda\.?|av\.?|plaza|pza\.?|pl\.?|paseo|camino|ronda)(?=[\s.])/i
