/** What a page tells the server while it is rendered, beside its response. */
export type Rendering = {
  /** The page itself, where it is not the response's body: of a page without the framework. */
  body?: Uint8Array
  /** Until when it shows what is true, in ms since 1970. Loaders lower it. */
  validUntil: number
}
