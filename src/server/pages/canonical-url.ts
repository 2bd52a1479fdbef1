import { LRUCache } from 'lru-cache'

/** Limit of cached paths. Matching a path against the routes costs more than sending a cached page. */
const MAX_REMEMBERED = 1000

/**
 * Returns a function that maps all URLs of the same page to one: only the parameters that the page knows, in a fixed
 * order. Several values of one parameter keep their order.
 */
export function openCanonical(known: (path: string) => readonly string[]) {
  // The key is the path without parameters: invented parameters would otherwise fill the cache.
  const remembered = new LRUCache<string, readonly string[]>({ max: MAX_REMEMBERED })

  return (url: string): string => {
    const at = url.indexOf('?')
    if (at < 0) return url
    const path = url.slice(0, at)
    const given = new URLSearchParams(url.slice(at + 1))
    const recognized = namesAt(path).flatMap((name) =>
      given.getAll(name).map((value) => [name, value]),
    )
    return recognized.length === 0 ? path : `${path}?${new URLSearchParams(recognized)}`
  }

  function namesAt(path: string): readonly string[] {
    const names = remembered.get(path) ?? known(path)
    remembered.set(path, names)
    return names
  }
}
