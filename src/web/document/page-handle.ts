/** What a route exports as `handle`: how its page is sent. */
export type PageHandle = {
  /** Must run before the first paint. */
  headScript?: string
  /**
   * The page stands as the server renders it: no framework is sent with it, only this script. Its links
   * and forms are the browser's own.
   */
  staticScript?: string
  /** Whether search engines may list it: yes, unless it says no. */
  isListed?: boolean
}
