import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { commerceFigures, commerces, outbox, reportMails } from '../database/schema.ts'
import { isWeekOfReports, sendReports } from './send-reports.ts'

/** The morning of the first Monday of September. */
const MONDAY = '2026-09-07T08:00:00.000Z'

let server: TestServer
let lucia: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
beforeEach(async () => {
  for (const table of [reportMails, outbox]) await server.db.delete(table)
  await server.db.delete(commerces)
  server.clock.set(MONDAY)
  lucia = await server.owner()
  shop = await server.commerce(lucia, { name: 'La Espiga' })
})
afterAll(() => server.close())

const send = () => sendReports(server.services)
const mails = () => server.db.select().from(outbox).orderBy(outbox.id)
const count = (day: string, counts: object, { id }: { id: number } = shop) =>
  server.db.insert(commerceFigures).values({ commerce: id, day, ...counts })

test('an owner gets the figures of the month before, once, of thirty that send', async () => {
  await count('2026-08-31', { views: 90, call: 29 })
  await count('2026-07-01', { views: 60, call: 23 })
  await Promise.all(Array.from({ length: 30 }, send))
  server.clock.advance(86_400)
  await send()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: lucia.user.email,
    subject: 'Tus cifras de agosto de 2026',
    bulk: true,
  })
  expect(mail!.text).toContain(
    'La Espiga: En agosto te llamaron 29\u00a0veces, 6 más que en julio.',
  )
  expect(mail!.text).toContain(`/commerces/${shop.id}/informe/2026-08`)
  expect(mail!.unsubscribe_url).toMatch(/\/sin-avisos\/[^/]+\/monthly_figures\//)
})

test('two shops are one mail, and one that nobody has opened is left out', async () => {
  const other = await server.commerce(lucia, { name: 'Azahar' })
  await server.commerce(lucia, { name: 'Sin visitas' })
  await count('2026-08-10', { views: 3 })
  await count('2026-08-11', { views: 5 }, other)
  await send()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.text).toContain('Azahar: En agosto vieron tu comercio 5\u00a0veces.')
  expect(mail!.text).toContain('La Espiga: En agosto vieron tu comercio 3\u00a0veces.')
  expect(mail!.text).not.toContain('Sin visitas')
})

test.each([
  ['of another month', async () => void (await count('2026-09-01', { views: 9 }))],
  ['in lists alone', async () => void (await count('2026-08-01', { appearances: 9 }))],
])('nobody gets a mail of visits %s', async (_of, counted) => {
  await counted()
  await send()
  expect(await mails()).toEqual([])
})

test('who ends such mails with one press gets no more', async () => {
  await count('2026-08-31', { views: 90 })
  await count('2026-09-30', { views: 90 })
  await send()
  const { unsubscribe_url } = (await mails())[0]!
  const [, uid, kind, token] = /\/sin-avisos\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(unsubscribe_url!)!
  const answer = await server.anyone.post('/api/mailed/unsubscribe/', { uid, kind, token })
  expect([answer.status, answer.body]).toEqual([200, { kind: 'monthly_figures' }])
  server.clock.set('2026-10-05T08:00:00.000Z')
  await send()
  expect(await mails()).toHaveLength(1)
})

test('nobody is written to on other days, nor at night', async () => {
  await count('2026-08-31', { views: 90 })
  for (const at of ['2026-09-06T10:00:00Z', '2026-09-14T10:00:00Z', '2026-09-07T02:00:00Z']) {
    server.clock.set(at)
    await send()
  }
  expect(await mails()).toEqual([])
})

test.each([
  ['2026-09-07', true],
  ['2026-09-13', true],
  ['2026-09-06', false],
  ['2026-09-01', false],
  ['2026-09-14', false],
  ['2026-06-01', true],
  ['2026-06-07', true],
  ['2026-06-08', false],
])('%s is in the week of reports: %s', (day, is) => {
  expect(isWeekOfReports(day)).toBe(is)
})
