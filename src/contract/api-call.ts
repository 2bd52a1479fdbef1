export type ApiCall = {
  method?: 'GET' | 'POST'
  path: string
  body?: object
}
export type ApiAnswer = { status: number; body: unknown }

export type CallApi = (call: ApiCall) => Promise<ApiAnswer>
