import { routes } from '#server/app.ts'
import type { Document } from '#server/openapi/document.ts'
import type { Answer, Caller } from './caller.ts'
import { readDescription } from './description.ts'
import { picture } from './pictures.ts'
import { openScene, PLANS } from './scene.ts'
import type { TestServer } from './test-server.ts'

/** What changes something, as `POST /api/offer/`. */
export const WRITES = routes
  .filter(({ method, changes }) => changes || method !== 'GET')
  .map(({ method, path }) => `${method} ${path}`)

/** Sets a scene for a call and answers how to send it, the same each time. */
export async function openPlannedCalls(server: TestServer) {
  const document: Document = (await server.anyone.get('/api/schema/')).body
  const photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
  const api = readDescription(document, photo)

  return async (name: string): Promise<() => Promise<Answer>> => {
    const [method, path] = name.split(' ') as [string, string]
    const operation = api.operationOf(name)
    const plan = PLANS[name] ?? {}
    const scene = await openScene(server)
    const known = { ...(await plan.known?.(scene)) }
    const address = path.replace(/:\w+/, `${await plan.id?.(scene)}`)
    const query = api.queryOf(operation, 'least', known)
    const types = Object.keys(operation.requestBody?.content ?? { none: '' })
    // Where a photo is sent it goes as a form; all else as JSON.
    const type = types.includes('application/json') ? 'application/json' : types[0]!
    const { payload, headers } = await api.bodyOf(operation, type, 'whole', known)
    const isOpen = operation.security.length !== 1
    const caller = plan.by?.(scene) ?? (isOpen ? server.anyone : scene.administrator)
    const verb = method.toLowerCase() as keyof Caller
    return () => caller[verb](`${address}?${query}`, payload, headers)
  }
}
