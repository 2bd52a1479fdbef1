import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { WAIT } from '#testing/wait.ts'
import { createApp } from '../app.ts'
import { backups, outbox } from '../database/schema.ts'
import { exposition } from './exposition.ts'

const TOKEN = 'a token for Prometheus alone'

let server: TestServer
let app: TestServer['app']
let url: string
beforeAll(async () => {
  server = await openTestServer({ metricsToken: TOKEN })
  const load = () => ({ hits: 8, misses: 2, stale: 1, running: 4, waiting: 3 })
  const pages = { mount: async () => {}, answer: async () => 'page', close: async () => {}, load }
  app = await createApp(server.services, pages)
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.close()
  await server.close()
})

describe('who reads the metrics', () => {
  const status = async (headers: Record<string, string>, remoteAddress?: string) =>
    (await app.inject({ url: '/metrics', headers, ...(remoteAddress && { remoteAddress }) }))
      .statusCode
  const local = { host: 'localhost:3000' }
  const public_ = { host: 'tiendas.example' }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  test('is whoever is on this machine', async () => {
    expect(await status(local)).toBe(200)
    expect(await status(local, '::1')).toBe(200)
    expect(await status({ host: '127.0.0.1:3000' }, '::ffff:127.0.0.1')).toBe(200)
  })

  test.each([
    ['through a proxy', { ...local, 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy that says it is the client', { ...local, 'x-forwarded-for': '127.0.0.1' }],
    ['through a proxy of the standard', { ...local, forwarded: 'for=127.0.0.1' }],
    ['through a proxy that says nothing of it', public_],
  ])('is nobody %s', async (_how, headers) => {
    expect(await status(headers)).toBe(401)
  })

  test('is nobody elsewhere who says to be here, but whoever has the token', async () => {
    expect(await status(local, '203.0.113.7')).toBe(401)
    expect(await status({ ...public_, ...bearer('wrong') }, '203.0.113.7')).toBe(401)
    expect(await status({ ...public_, ...bearer(TOKEN) }, '203.0.113.7')).toBe(200)
    expect(await status({ ...public_, ...bearer(TOKEN), 'x-forwarded-for': '1.2.3.4' })).toBe(200)
  })

  test('is nobody elsewhere where no token is set, and nobody learns that they exist', async () => {
    const headers = { ...public_, ...bearer('undefined') }
    const answer = await server.app.inject({ url: '/metrics', headers })
    expect(answer.statusCode).toBe(401)
    const untold = await createApp({
      ...server.services,
      config: { ...server.services.config, metricsToken: undefined },
    })
    const none = await untold.inject({ url: '/metrics', headers })
    expect([none.statusCode, none.json().code]).toEqual([404, 'not_found'])
    await untold.close()
  })
})

test('requests are counted by route, method and kind of status', async () => {
  for (const id of [1, 2, 3]) await fetch(`${url}/api/directory/offers/${id}/`)
  await fetch(`${url}/api/site/`)
  await fetch(`${url}/somewhere?a=1`)
  await fetch(`${url}/elsewhere`)
  // A response is counted after it was sent, which may be after the client has read it.
  await vi.waitFor(async () => {
    const text = await metrics()
    const route = 'method="GET",route="/api/directory/offers/:id/"'
    expect(text).toContain(`http_requests_total{${route},status="4xx"} 3\n`)
    expect(text).toContain('http_requests_total{method="GET",route="/api/site/",status="2xx"} 1\n')
    expect(text).toContain('http_requests_total{method="GET",route="/*",status="2xx"} 2\n')
    expect(text).toContain(`http_request_duration_seconds_bucket{${route},le="+Inf"} 3\n`)
    expect(text).toContain(`http_request_duration_seconds_count{${route}} 3\n`)
    expect(text).not.toMatch(/somewhere|elsewhere/)
  }, WAIT)
})

test('they say how the process, the database, pages, mail and the backup are', async () => {
  const now = server.clock.now().toISOString()
  const mail = { recipient: 'ana@example.com', subject: '', text: '', html: '', created_at: now }
  await server.db.insert(outbox).values([
    { ...mail, message_id: '<1@x>', next_try_at: now },
    { ...mail, message_id: '<2@x>', state: 'dead' },
    { ...mail, message_id: '<3@x>', state: 'sent', sent_at: now },
  ])
  await server.db.insert(backups).values({
    made_at: now,
    address: '/srv/backups/one.tar',
    bytes: 1,
    is_daily: true,
    missing_photos: 2,
  })
  const fresh = await createApp(server.services)
  const headers = { host: 'localhost' }
  await fresh.inject({ url: '/metrics', headers })
  const { headers: sent, body } = await fresh.inject({ url: '/metrics', headers })
  await fresh.close()
  expect(sent['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(sent['cache-control']).toBe('no-store')
  expect(body).toMatch(/^escaparate_info\{version="\d+\.\d+\.\d+",node="v\d+.+"\} 1$/m)
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(body).toMatch(/^escaparate_database_connections\{pool="statements",state="waiting"\} 0$/m)
  expect(body).toContain('escaparate_check_ok{check="database"} 1\n')
  expect(body).toContain('escaparate_mails{state="waiting"} 1\n')
  expect(body).toContain('escaparate_mails{state="dead"} 1\n')
  const seconds = server.clock.now().getTime() / 1000
  expect(body).toContain(`escaparate_backup_timestamp_seconds ${seconds}\n`)
  expect(body).toContain('escaparate_photos_missing 2\n')
  expect(body).toMatch(/^escaparate_installation_info\{id="[0-9a-f]{8}"\} 1$/m)
  expect(await metrics()).toContain('escaparate_pages_total{cache="hit"} 8\n')
  expect(await metrics()).toContain('escaparate_renderings{state="waiting"} 3\n')
})

test('every line is one that Prometheus reads', async () => {
  const label = '[a-z_]+="(?:[^"\\\\\\n]|\\\\["\\\\n])*"'
  const sample = new RegExp(`^[a-z_]+(?:\\{${label}(?:,${label})*\\})? -?[\\d.e+-]+$`)
  const lines = (await metrics()).trimEnd().split('\n')
  const strange = lines.filter(
    (line) => !sample.test(line) && !/^# (HELP|TYPE) [a-z_]+ /.test(line),
  )
  expect(strange).toEqual([])
  const types = lines.filter((line) => line.startsWith('# TYPE'))
  expect(new Set(types).size).toBe(types.length)
})

test('what stands in a label cannot end it', () => {
  const samples = [[{ path: 'a"} 1\n\\' }, 2]] as [Record<string, string>, number][]
  expect(exposition([{ name: 'x', help: 'X.', type: 'gauge', samples }])).toBe(
    '# HELP x X.\n# TYPE x gauge\nx{path="a\\"} 1\\n\\\\"} 2\n',
  )
})

async function metrics(): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}
