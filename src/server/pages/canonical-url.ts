import { LRUCache } from 'lru-cache'

/** Paths; matching one costs more than sending a cached page. */
const MAX_REMEMBERED = 1000

/**
 * Makes one address of all that lead to the same page: with the parameters that the page at its path knows, in
 * their order, and no others. Values of one name stay in the order in which they came.
 */
export function openCanonical(known: (path: string) => readonly string[]) {
  // By path and not by address: who makes up parameters would have each matched anew.
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
