import { LRUCache } from 'lru-cache'

/** Matching a path costs more than sending a cached page. */
const MAX_REMEMBERED = 1000

/**
 * Makes one address of all that lead to the same page: with the parameters that the page at its path knows, in
 * their order, and no others. Values of one name stay in the order in which they came.
 */
export function openCanonical(known: (path: string) => readonly string[]) {
  const remembered = new LRUCache<string, string>({ max: MAX_REMEMBERED })

  return (url: string): string => {
    if (!url.includes('?')) return url
    const canonical = remembered.get(url) ?? canonicalOf(url)
    remembered.set(url, canonical)
    return canonical
  }

  function canonicalOf(url: string): string {
    const at = url.indexOf('?')
    const path = url.slice(0, at)
    const given = new URLSearchParams(url.slice(at + 1))
    const recognized = known(path).flatMap((name) =>
      given.getAll(name).map((value) => [name, value]),
    )
    return recognized.length === 0 ? path : `${path}?${new URLSearchParams(recognized)}`
  }
}
