/** A call of our own API from a page being rendered on the server. */
export type ApiCall = {
  method?: 'GET' | 'POST'
  /** With its query. */
  path: string
  /** Fields of a form. */
  body?: object
}
export type ApiAnswer = { status: number; body: unknown }

export type CallApi = (call: ApiCall) => Promise<ApiAnswer>
