/** What a route exports as `handle`. */
export type PageHandle = {
  /** Must run before the first paint. */
  headScript?: string
  /** The page is sent without hydration, with this script only; links and forms are the browser's own. */
  staticScript?: string
  /** The parameters of its address that the server reads; others make no other page in the cache. */
  searchParams?: readonly string[]
  /**
   * Whether pages of others may show it in a frame: those whose hosts the settings name. It is light unless its address
   * says `tema=oscuro`, whatever the reader has: the page around it does not follow the reader either.
   */
  isEmbeddable?: boolean
  /** Whether search engines may index it; default true. */
  isListed?: boolean
}
