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
export type ShownPlace = { commerce: number; offer?: number }

/** Content of a page: one shop or offer (`viewed`), or a list, and the search. */
export type Shown = {
  viewed?: ShownPlace
  listed?: readonly ShownPlace[]
  search?: { text: string; isFound: boolean }
}
