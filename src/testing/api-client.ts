import type { FastifyInstance } from 'fastify'

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  body: any
  headers: Record<string, string | undefined>
}

type Headers = Record<string, string>
type Call = (path: string, body?: unknown, headers?: Headers) => Promise<Answer>

export type ApiClient = Record<'get' | 'head' | 'post' | 'put' | 'patch' | 'delete', Call>

export function apiClient(app: FastifyInstance, token?: string): ApiClient {
  const call =
    (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Call =>
    async (path, body, headers = {}) => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const response = await app.inject({
        method,
        url: path,
        headers: { ...authorization, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return {
        status: response.statusCode,
        body: parsed(response.body),
        headers: response.headers as Answer['headers'],
      }
    }
  return {
    get: call('GET'),
    head: call('HEAD'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
