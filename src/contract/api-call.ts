/** A request to our own API from a page that is rendered on the server. */
export type ApiCall = {
  method?: 'GET' | 'POST'
  /** Path with query. */
  path: string
  /** Form fields. */
  body?: object
}
export type ApiAnswer = { status: number; body: unknown }

export type CallApi = (call: ApiCall) => Promise<ApiAnswer>
