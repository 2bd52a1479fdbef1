export type Rendering = {
  /** The HTML of a page that is sent without hydration; it replaces the body of the response. */
  body?: Uint8Array
  /** Until when the page may be cached, in ms since 1970. Loaders lower it. */
  validUntil: number
  readonly embedHosts: readonly string[]
  /** What is counted in the figures each time the page is sent. */
  shown?: Shown
}

export type ShownIds = { commerce: number; offer?: number }

/** A page shows one shop or offer (`viewed`), or a list. `isFound`: something matches the whole search. */
export type Shown = {
  viewed?: ShownIds
  listed?: readonly ShownIds[]
  search?: { text: string; isFound: boolean }
}
