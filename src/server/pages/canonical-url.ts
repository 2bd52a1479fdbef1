/** Maps all URLs of a page to one: only the parameters that the page knows, in a fixed order. */
export function openCanonical(paramsOf: (path: string) => readonly string[]) {
  return (url: string): string => {
    const queryStart = url.indexOf('?')
    if (queryStart < 0) return url
    const path = url.slice(0, queryStart)
    const params = new URLSearchParams(url.slice(queryStart + 1))
    const recognized = paramsOf(path).flatMap((name) =>
      params.getAll(name).map((value) => [name, value]),
    )
    return recognized.length === 0 ? path : `${path}?${new URLSearchParams(recognized)}`
  }
}
