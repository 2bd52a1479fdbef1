/** Maps all URLs of a page to one: only the parameters that the page knows, in a fixed order. */
export function openCanonical(known: (path: string) => readonly string[]) {
  return (url: string): string => {
    const at = url.indexOf('?')
    if (at < 0) return url
    const path = url.slice(0, at)
    const params = new URLSearchParams(url.slice(at + 1))
    const recognized = known(path).flatMap((name) =>
      params.getAll(name).map((value) => [name, value]),
    )
    return recognized.length === 0 ? path : `${path}?${new URLSearchParams(recognized)}`
  }
}
