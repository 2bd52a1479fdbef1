/** Between the server and a page that is rendered, beside request and response. */
export type Rendering = {
  /** Resolves when it is this page's turn to be rendered, which takes milliseconds without a pause. */
  turn(): Promise<void>
  /** The page itself, where it is not the response's body: of a page without the framework. */
  body?: Uint8Array
  /** Until when it shows what is true, in ms since 1970. Loaders lower it. */
  validUntil: number
}
