import { routes } from '#server/app.ts'
import type { Document } from '#server/openapi/document.ts'
import type { Answer, ApiClient } from './api-client.ts'
import { createFixtures, EXAMPLES } from './fixtures.ts'
import { readOpenApi } from './openapi-document.ts'
import { picture } from './pictures.ts'
import type { TestServer } from './test-server.ts'

/** All routes with side effects, in the form `POST /api/offer/`. */
export const WRITES = routes
  .filter(({ method, hasSideEffects: changes }) => changes || method !== 'GET')
  .map(({ method, path }) => `${method} ${path}`)

/** Creates the fixtures of a request, and returns a function that sends the same request each time. */
export async function prepareExampleRequests(server: TestServer) {
  const document: Document = (await server.anyone.get('/api/schema/')).body
  const photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
  const api = readOpenApi(document, photo)

  return async (name: string): Promise<() => Promise<Answer>> => {
    const [method, path] = name.split(' ') as [string, string]
    const operation = api.operationOf(name)
    const example = EXAMPLES[name] ?? {}
    const fixtures = await createFixtures(server)
    const known = { ...(await example.known?.(fixtures)) }
    const address = path
      .replace(':kind', 'message')
      .replace(/:\w+/, `${await example.id?.(fixtures)}`)
    const query = api.queryOf(operation, 'required', known)
    const types = Object.keys(operation.requestBody?.content ?? { none: '' })
    // Bodies are JSON, except for those with a photo, which are forms.
    const type = types.includes('application/json') ? 'application/json' : types[0]!
    const { payload, headers } = await api.bodyOf(operation, type, 'all', known)
    const isOpen = operation.security.length !== 1
    const caller = example.by?.(fixtures) ?? (isOpen ? server.anyone : fixtures.administrator)
    const verb = method.toLowerCase() as keyof ApiClient
    return () => caller[verb](`${address}?${query}`, payload, headers)
  }
}
