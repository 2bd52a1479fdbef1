/** Between the server and a page that is rendered, beside request and response. */
export type Rendering = {
  /** Resolves when it is this page's turn to be rendered, which takes milliseconds without a pause. */
  turn(): Promise<void>
  /** The page itself, where it is not the response's body: of a page without the framework. */
  body?: Uint8Array
  /** By route, what loaders answered and the framework need not know; undefined where it starts in the browser. */
  held?: Record<string, unknown>
  /** Until when it shows what is true, in ms since 1970. Loaders lower it. */
  validUntil: number
  /** For the figures, each time it is sent. */
  shown?: Shown
  /** Of pages without the framework. */
  markup: MarkupStore
}

/** A part of a page, and the CSS modules that it names classes of. */
export type Markup = { bytes: Uint8Array; modules: ReadonlySet<string> }

/** Parts of pages by what they show, all of one scope: what the site says of itself, and the day. */
export type MarkupStore = {
  scope: string
  parts: {
    get(key: string): Markup | undefined
    set(key: string, markup: Markup): void
    clear(): void
  }
}

/** A shop, or an offer with its shop. */
export type ShownPlace = { commerce: number; offer?: number }

/** What a page shows: the page of one, or a list, and what was searched for. */
export type Shown = {
  viewed?: ShownPlace
  listed?: readonly ShownPlace[]
  search?: { text: string; isFound: boolean }
}
