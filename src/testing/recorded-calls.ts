import { desc, gt } from 'drizzle-orm'
import { OWNER, PERSON } from '#contract/roles.ts'
import { outbox } from '#server/database/schema.ts'
import type { Route } from '#server/http/route.ts'
import type { Document } from '#server/openapi/document.ts'
import { createFixtures, EXAMPLES, type Fixtures } from './fixtures.ts'
import { type Recorded, recordCall, redacted, type Sent } from './http-recorder.ts'
import { readOpenApi } from './openapi-document.ts'
import { picture } from './pictures.ts'
import type { Person, TestServer } from './test-server.ts'

/** A path that no row has. */
const NOTHING = '2147483647'
const NO_UUID = '00000000-0000-4000-8000-000000000000'

/** Records calls on one server, each group of them on fixtures that are created anew. */
export async function openRecording(server: TestServer) {
  const document: Document = (await server.anyone.get('/api/schema/')).body
  const photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
  const api = readOpenApi(document, photo)
  let names: Record<string, string> = {}
  let people: [string, Person][] = []

  async function reset() {
    await server.reset()
    const fixtures = await createFixtures(server)
    const { administrator, owner, unconfirmed } = fixtures
    const visitor = await server.visitor()
    const stranger = await server.owner()
    people = Object.entries({ administrator, owner, unconfirmed, visitor, stranger })
    names = Object.fromEntries(people.map(([name, { session }]) => [session, `session of ${name}`]))
    return { ...fixtures, visitor, stranger, photo }
  }

  /** Something for every list. */
  async function fill(fixtures: Fixtures): Promise<void> {
    await fixtures.question()
    await fixtures.message()
    await fixtures.deadMail()
    await fixtures.deleted('/api/category/', await fixtures.category())
  }

  const nameOf = (person: Person) => people.find(([, one]) => one.user.id === person.user.id)![0]

  /** What is answered, and the mails that it has written. */
  async function record(
    lines: string[],
    { as, ...sent }: Omit<Sent, 'as'> & { as?: Person | undefined },
  ): Promise<Recorded> {
    const last = await newestMail()
    const by = as && { name: nameOf(as), token: as.token }
    const { text, answer } = await recordCall(server.app, { ...sent, ...(by && { as: by }) })
    const mails = await server.db
      .select()
      .from(outbox)
      .where(gt(outbox.id, last))
      .orderBy(outbox.id)
    const written = mails.map(
      ({ recipient, subject, text, next_try_at }) =>
        `\nmail to ${recipient}, from ${next_try_at} on\n${subject}\n\n${text}`,
    )
    lines.push([text, ...written].join('\n'))
    return answer
  }

  async function newestMail(): Promise<number> {
    const [mail] = await server.db
      .select({ id: outbox.id })
      .from(outbox)
      .orderBy(desc(outbox.id))
      .limit(1)
    return mail?.id ?? 0
  }

  const finished = (lines: string[]) => lines.map((line) => redacted(line, names))

  /** A call as it is meant, and as it goes wrong: by nobody, by others, of nothing, with nothing. */
  async function recordRoute(route: Route): Promise<string[]> {
    const { method, path, access, hasSideEffects, isCacheable, list, hasVersionEtag } = route
    const name = `${method} ${path}`
    const example = EXAMPLES[name] ?? {}
    const operation = api.operationOf(name)
    const lines: string[] = []
    const isWrite = method !== 'GET' || hasSideEffects
    const hasId = path.includes(':')

    const exampleCall = async (fixtures: Fixtures) => {
      const known = { ...(await example.known?.(fixtures)) }
      const at = path.replace(/:\w+/, `${await example.id?.(fixtures)}`)
      const query = api.queryOf(operation, 'required', known)
      const types = Object.keys(operation.requestBody?.content ?? { none: '' })
      const type = types.includes('application/json') ? 'application/json' : types[0]!
      const { payload, headers } = await api.bodyOf(operation, type, 'all', known)
      const sent = { method, path: query === '' ? at : `${at}?${query}`, headers: headers ?? {} }
      return payload === undefined ? sent : { ...sent, body: payload }
    }

    const fixtures = await reset()
    if (list) await fill(fixtures)
    const isOpen = operation.security.length !== 1
    const by = example.by?.(fixtures) ?? (isOpen ? undefined : fixtures.administrator)
    const whole = await exampleCall(fixtures)
    const here = { method, path: whole.path }
    if (Array.isArray(access)) {
      await record(lines, here)
      const roles: readonly number[] = access
      if (!roles.includes(PERSON)) await record(lines, { ...here, as: fixtures.visitor })
      if (hasId || !roles.includes(OWNER)) await record(lines, { ...here, as: fixtures.stranger })
    }
    if (hasId) {
      const missing = path.includes(':uuid') ? NO_UUID : NOTHING
      await record(lines, { method, path: path.replace(/:\w+/, missing), as: by })
    }
    if (route.form) await record(lines, { ...here, as: by, body: {} })
    const asked = operation.parameters.filter((one) => one.in === 'query')
    if (asked.length > 0) {
      const nonsense = asked.map((one) => `${one.name}=%00`).join('&')
      await record(lines, { method, path: `${whole.path.split('?')[0]}?${nonsense}`, as: by })
    }
    if (hasVersionEtag && hasId && isWrite && !path.endsWith('/restore/')) {
      await record(lines, { ...whole, as: by, headers: { ...whole.headers, 'if-match': '"99"' } })
    }
    const answer = await record(lines, { ...whole, as: by })
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${answer.body}`)
    if (isWrite) await record(lines, { ...whole, as: by })
    else {
      await record(lines, { ...here, method: 'HEAD', as: by })
      if (by?.user.role !== OWNER && Array.isArray(access) && access.includes(OWNER)) {
        await record(lines, { ...whole, as: fixtures.owner })
      }
    }
    if (list) {
      const paged = `${whole.path}${whole.path.includes('?') ? '&' : '?'}page=1&page_size=1`
      await record(lines, { ...here, path: paged, as: by })
      await record(lines, { ...here, path: paged.replace('page=1', 'page=99'), as: by })
    }
    if (isCacheable)
      await record(lines, { ...here, headers: { 'if-none-match': answer.headers.etag! } })
    return finished(lines)
  }

  /** The refusal of a method that the path does not have, at each path. */
  async function recordOtherMethods(routes: Route[]): Promise<string[]> {
    const lines: string[] = []
    const { administrator } = await reset()
    for (const [path, siblings] of Map.groupBy(routes, (route) => route.path)) {
      const at = path.replace(/:uuid/, NO_UUID).replace(/:\w+/, '1')
      const methods: string[] = siblings.map((route) => route.method)
      const method = ['PUT', 'DELETE', 'PATCH'].find((one) => !methods.includes(one))
      if (method !== undefined) await record(lines, { method, path: at, as: administrator })
    }
    return finished(lines)
  }

  return {
    recordRoute,
    recordOtherMethods,
    /** Calls of a case of its own. */
    async recordCase(run: Case): Promise<string[]> {
      const lines: string[] = []
      const fixtures = await reset()
      await run({ ...fixtures, record: (sent) => record(lines, sent) })
      return finished(lines)
    },
  }
}

type Setting = Awaited<ReturnType<typeof createFixtures>> & {
  visitor: Person
  stranger: Person
  photo: Blob
  record: (sent: Omit<Sent, 'as'> & { as?: Person | undefined }) => Promise<Recorded>
}

export type Case = (setting: Setting) => Promise<unknown>
