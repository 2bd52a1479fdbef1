export type PageHandle = {
  /** Script that must run before the first paint. */
  headScript?: string
  /** Script of a static page: it is sent without hydration, and the browser handles its links and forms. */
  staticScript?: string
  /** Query parameters that the server reads; all others are ignored by the cache. */
  searchParams?: readonly string[]
  /** Whether the allowed hosts may show it in a frame. It is light, unless its URL has `tema=oscuro`. */
  isEmbeddable?: boolean
  /** Whether search engines may index it. Default: true. */
  isListed?: boolean
}
