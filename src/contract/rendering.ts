/** Data that the server and the renderer exchange for one page, in addition to request and response. */
export type Rendering = {
  /** The HTML of a page that is sent without hydration; it replaces the body of the response. */
  body?: Uint8Array
  /** Until when the page may be cached, in ms since 1970. Loaders lower it. */
  validUntil: number
  /** Hosts whose pages may embed the embeddable pages. */
  readonly embedHosts: readonly string[]
  /** What is counted in the figures each time the page is sent. */
  shown?: Shown
}

/** Ids of a shop, or of an offer and its shop. */
export type ShownIds = { commerce: number; offer?: number }

/**
 * What a page shows: one shop or offer (`viewed`), or a list (`listed`) with the search that it answers. `isFound`: whether
 * something matches all of it.
 */
export type Shown = {
  viewed?: ShownIds
  listed?: readonly ShownIds[]
  search?: { text: string; isFound: boolean }
}
