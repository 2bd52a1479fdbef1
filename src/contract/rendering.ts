/** Between the server and a page that is rendered, beside request and response. */
export type Rendering = {
  /** The page itself, where it is not the response's body: of a page without the framework. */
  body?: Uint8Array
  /** Until when it shows what is true, in ms since 1970. Loaders lower it. */
  validUntil: number
  /** Hosts whose pages may show the pages that are made for it. */
  readonly embedHosts: readonly string[]
  /** For the figures, each time it is sent. */
  shown?: Shown
}

/** A shop, or an offer with its shop. */
export type ShownPlace = { commerce: number; offer?: number }

/** What a page shows: the page of one, or a list, and what was searched for. */
export type Shown = {
  viewed?: ShownPlace
  listed?: readonly ShownPlace[]
  search?: { text: string; isFound: boolean }
}
