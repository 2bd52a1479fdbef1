import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareExampleRequests, WRITES } from '#testing/example-requests.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'

let server: TestServer
let prepare: Awaited<ReturnType<typeof prepareExampleRequests>>
let heard: string[]
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  const { mail, changes } = server.services
  Object.assign(server.services, {
    mail: { ...mail, notify: () => heard.push('mail') },
    changes: { ...changes, settled: async () => heard.push('changes') },
  })
  prepare = await prepareExampleRequests(server)
})
afterAll(() => server.close())

const UNSEEN = routes
  .filter((route) => route.isUnseen)
  .map(({ method, path }) => `${method} ${path}`)

test.each(WRITES.filter((name) => !UNSEEN.includes(name)))(
  '%s lets mails leave, and lists and pages be new',
  async (name) => {
    const send = await prepare(name)
    heard = []
    const { status, body } = await send()
    expect([200, 201, 202, 204], JSON.stringify(body)).toContain(status)
    // Some mails are queued only after the response was sent.
    expect(new Set(heard)).toEqual(new Set(['mail', 'changes']))
  },
)

test.each(UNSEEN)('%s, which no page shows, waits for neither', async (name) => {
  const send = await prepare(name)
  heard = []
  expect((await send()).status).toBe(204)
  expect(heard).toEqual([])
})
