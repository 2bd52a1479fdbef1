import { OWNER, PERSON } from '#contract/roles.ts'
import type { Route } from '#server/http/route.ts'
import type { Document } from '#server/openapi/document.ts'
import { createFixtures, EXAMPLES, type Fixtures } from './fixtures.ts'
import { type Recorded, recordCall, redacted, type Sent } from './http-recorder.ts'
import { readOpenApi } from './openapi-document.ts'
import { photoFile } from './pictures.ts'
import { lastMailId, mailsAfter } from './recorded-mails.ts'
import type { Person, TestServer } from './test-server.ts'

/** An id that no row has. */
const NOTHING = '2147483647'
const NO_UUID = '00000000-0000-4000-8000-000000000000'

/** Returns functions that record calls on one server, each group of calls with new fixtures. */
export async function openRecording(server: TestServer) {
  const document: Document = (await server.anyone.get('/api/schema/')).body
  const photo = await photoFile(640, 480)
  const api = readOpenApi(document, photo)
  return {
    recordRoute: async (route: Route) => recordRoute(route, api, await startGroup(server, photo)),
    recordOtherMethods: async (routes: Route[]) =>
      recordOtherMethods(routes, await startGroup(server, photo)),
    async recordCase(run: Case): Promise<string[]> {
      const { fixtures, record, written } = await startGroup(server, photo)
      await run({ ...fixtures, record })
      return written()
    },
  }
}

type Fixed = Fixtures & { visitor: Person; stranger: Person; photo: Blob }
type Call = Omit<Sent, 'as'> & { as?: Person | undefined }
type Group = Awaited<ReturnType<typeof startGroup>>
type Api = ReturnType<typeof readOpenApi>

export type Case = (
  setting: Fixed & { record: (sent: Call) => Promise<Recorded> },
) => Promise<unknown>

async function startGroup(server: TestServer, photo: Blob) {
  await server.reset()
  const created = await createFixtures(server)
  const { administrator, owner, unconfirmed } = created
  const fixtures: Fixed = {
    ...created,
    visitor: await server.visitor(),
    stranger: await server.owner(),
    photo,
  }
  const { visitor, stranger } = fixtures
  const people = Object.entries({ administrator, owner, unconfirmed, visitor, stranger })
  const names = people.map(([name, { session }]) => [session, `session of ${name}`])
  const nameOf = (person: Person) => people.find(([, one]) => one.user.id === person.user.id)![0]
  const lines: string[] = []
  return {
    fixtures,
    async record({ as, ...sent }: Call): Promise<Recorded> {
      const last = await lastMailId(server.db)
      const by = as && { name: nameOf(as), token: as.token }
      const { text, answer } = await recordCall(server.app, { ...sent, ...(by && { as: by }) })
      lines.push([text, ...(await mailsAfter(server.services, last))].join('\n'))
      return answer
    },
    written: () => lines.map((line) => redacted(line, Object.fromEntries(names))),
  }
}

/** Records a valid call and invalid ones: without a token, by other users, with an unknown id, with an empty body. */
async function recordRoute(route: Route, api: Api, group: Group): Promise<string[]> {
  const { fixtures, record, written } = group
  if (route.list) await fillLists(fixtures)
  const { method, path, hasSideEffects, isCacheable, list } = route
  const name = `${method} ${path}`
  const isOpen = api.operationOf(name).security.length !== 1
  const by = EXAMPLES[name]?.by?.(fixtures) ?? (isOpen ? undefined : fixtures.administrator)
  const whole = await exampleCall(route, api, fixtures)
  const here = { method, path: whole.path }
  await recordRefusals(route, api, group, { whole, by })

  const answer = await record({ ...whole, as: by })
  if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${answer.body}`)
  if (method !== 'GET' || hasSideEffects) await record({ ...whole, as: by })
  else {
    await record({ ...here, method: 'HEAD', as: by })
    if (by?.user.role !== OWNER && Array.isArray(route.access) && route.access.includes(OWNER)) {
      await record({ ...whole, as: fixtures.owner })
    }
  }
  if (list) {
    const paged = `${whole.path}${whole.path.includes('?') ? '&' : '?'}page=1&page_size=1`
    await record({ ...here, path: paged, as: by })
    await record({ ...here, path: paged.replace('page=1', 'page=99'), as: by })
  }
  if (isCacheable) await record({ ...here, headers: { 'if-none-match': answer.headers.etag! } })
  return written()
}

async function fillLists(fixtures: Fixtures): Promise<void> {
  await fixtures.question()
  await fixtures.message()
  await fixtures.deadMail()
  await fixtures.deleted('/api/category/', await fixtures.category())
}

/** A valid request with every field of the route's body. */
async function exampleCall({ method, path }: Route, api: Api, fixtures: Fixtures) {
  const name = `${method} ${path}`
  const operation = api.operationOf(name)
  const example = EXAMPLES[name] ?? {}
  const known = { ...(await example.known?.(fixtures)) }
  const at = path.replace(':kind', 'message').replace(/:\w+/, `${await example.id?.(fixtures)}`)
  const query = api.queryOf(operation, 'required', known)
  const types = Object.keys(operation.requestBody?.content ?? { none: '' })
  const type = types.includes('application/json') ? 'application/json' : types[0]!
  const { payload, headers } = await api.bodyOf(operation, type, 'all', known)
  const sent = { method, path: query === '' ? at : `${at}?${query}`, headers: headers ?? {} }
  return payload === undefined ? sent : { ...sent, body: payload }
}

type Example = { whole: Awaited<ReturnType<typeof exampleCall>>; by: Person | undefined }

async function recordRefusals(
  { method, path, access, hasSideEffects, hasVersionEtag, form }: Route,
  api: Api,
  { fixtures, record }: Group,
  { whole, by }: Example,
): Promise<void> {
  const here = { method, path: whole.path }
  const hasId = path.includes(':')
  if (Array.isArray(access)) {
    await record(here)
    const roles: readonly number[] = access
    if (!roles.includes(PERSON)) await record({ ...here, as: fixtures.visitor })
    if (hasId || !roles.includes(OWNER)) await record({ ...here, as: fixtures.stranger })
  }
  if (hasId) {
    const missing = path.includes(':uuid') ? NO_UUID : NOTHING
    await record({
      method,
      path: path.replace(':kind', 'message').replace(/:\w+/, missing),
      as: by,
    })
  }
  // A DELETE is valid with an empty body and would be executed.
  const isRefused = method !== 'DELETE' || !form?.safeParse({}).success
  if (form && isRefused) await record({ ...here, as: by, body: {} })
  const { parameters } = api.operationOf(`${method} ${path}`)
  const asked = parameters.filter((one) => one.in === 'query')
  if (asked.length > 0) {
    const nonsense = asked.map((one) => `${one.name}=%00`).join('&')
    await record({ method, path: `${whole.path.split('?')[0]}?${nonsense}`, as: by })
  }
  const isWrite = method !== 'GET' || hasSideEffects
  if (hasVersionEtag && hasId && isWrite && !/\/(restore|undo_owner_change)\/$/.test(path)) {
    await record({ ...whole, as: by, headers: { ...whole.headers, 'if-match': '"99"' } })
  }
}

async function recordOtherMethods(routes: Route[], group: Group): Promise<string[]> {
  const { fixtures, record, written } = group
  for (const [path, siblings] of Map.groupBy(routes, (route) => route.path)) {
    const at = path.replace(/:uuid/, NO_UUID).replace(':kind', 'message').replace(/:\w+/, '1')
    const methods: string[] = siblings.map((route) => route.method)
    const method = ['PUT', 'DELETE', 'PATCH'].find((one) => !methods.includes(one))
    if (method !== undefined) await record({ method, path: at, as: fixtures.administrator })
  }
  return written()
}
