export type PageHandle = {
  /** Script that must run before the first paint. */
  headScript?: string
  /** Script of a static page: a page without hydration, whose links and forms the browser handles. */
  staticScript?: string
  /** Query parameters that the server reads; all others are ignored by the cache. */
  searchParams?: readonly string[]
  /** Whether `embed_hosts` may show the page in a frame. Its theme is light, or dark with `?tema=oscuro`. */
  isEmbeddable?: boolean
  /** Whether search engines may index the page. Default: true. */
  isListed?: boolean
}
