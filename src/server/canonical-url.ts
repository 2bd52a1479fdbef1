/**
 * Makes one address of all that lead to the same page: with the parameters that the page at its path knows, in
 * their order, and no others. Values of one name stay in the order in which they came.
 */
export function openCanonical(known: (path: string) => readonly string[]) {
  return (url: string): string => {
    const at = url.indexOf('?')
    if (at < 0) return url
    const path = url.slice(0, at)
    const given = new URLSearchParams(url.slice(at + 1))
    const kept = known(path).flatMap((name) => given.getAll(name).map((value) => [name, value]))
    return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`
  }
}
