export type Rendering = {
  /** The HTML of a page that is sent without hydration; it replaces the body of the response. */
  body?: Uint8Array
  /** Until when the page may be cached, in ms since 1970. Each loader may set an earlier time. */
  validUntil: number
  readonly embedHosts: readonly string[]
  /** What is counted in the figures each time the page is sent. */
  shown?: Shown
}

export type ShownIds = { commerce: number; offer?: number }

/** `viewed`: the shop or offer of the page. `listed`: those in its list. `isFound`: the search has results. */
export type Shown = {
  viewed?: ShownIds
  listed?: readonly ShownIds[]
  search?: { text: string; isFound: boolean }
}
