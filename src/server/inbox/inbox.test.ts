import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Inbox, InboxItem } from '#contract/inbox.ts'
import { SUGGESTION } from '#testing/audited-fixtures.ts'
import { proposalOf } from '#testing/proposal-calls.ts'
import { reportOf } from '#testing/report-calls.ts'
import { appealOf } from '#testing/restrictions.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import {
  commerces,
  inboxPostponed,
  inboxViews,
  messages,
  reports,
  restrictions,
  suggestions,
} from '../database/schema.ts'

const LONG_AGO = '2025-11-01T10:00:00.000Z'
const NOW = '2026-05-28T10:00:00.000Z'

let server: TestServer
let marta: Person
let luis: Person
let owner: Person
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  const tables = [
    inboxViews,
    inboxPostponed,
    restrictions,
    reports,
    suggestions,
    messages,
    commerces,
  ]
  for (const table of tables) await server.db.delete(table)
  server.clock.set(NOW)
  marta = await server.administrator()
  luis = await server.administrator()
  owner = await server.owner()
})

const read = async (query = '', person = marta): Promise<Inbox> => {
  const { status, body } = await person.get(`/api/inbox/${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const shown = ({ results }: Inbox) => results.map(({ kind, title }) => `${kind} ${title}`)
const daysAgo = (days: number) =>
  new Date(server.clock.now().getTime() - days * 86_400_000).toISOString()
const inDays = (days: number) => daysAgo(-days)

async function message(days: number, subject: string, text = '¿Abrís el domingo?') {
  const row = { subject, sender: 'rosa@example.com', message: text, created_at: daysAgo(days) }
  const [added] = await server.db.insert(messages).values(row).returning()
  return added!.id
}

const application = (days: number, name: string, person = owner) =>
  server.commerce(person, {
    name,
    application: { status: 'PE', decided_at: null, submitted_at: daysAgo(days) },
  })

test('what waits of every kind stands in one list, the oldest first, with what is asked', async () => {
  server.clock.set(LONG_AGO)
  const orphan = await server.commerce(owner, { name: 'Ferretería Clavo' })
  await server.db.update(commerces).set({ owner_id: null })
  server.clock.set(NOW)
  const shop = await server.commerce(owner, { name: 'La Espiga' })
  await application(6, 'Café La Miga')
  await proposalOf(server, shop)
  await message(4, 'Dos horarios', '¿Puedo poner\ndos?')
  await reportOf(server, shop, { kind: 'closed', object: 'La Espiga', created_at: daysAgo(2) })
  await appealOf(server, shop, owner, { object: 'La Espiga', appealed_at: daysAgo(3) })
  await server.db.insert(suggestions).values({ ...SUGGESTION, created_at: daysAgo(1) })
  const inbox = await read()
  expect(inbox.results.map(({ kind, title, detail }) => [kind, title, detail])).toEqual([
    ['unconfirmed', 'Ferretería Clavo', 'Nadie confirma sus datos desde 2025. No tiene dueño'],
    ['application', 'Café La Miga', 'Quiere entrar en el directorio'],
    ['message', 'Dos horarios', '«¿Puedo poner dos?»'],
    ['appeal', 'La Espiga', 'No está de acuerdo con que esté oculto'],
    ['report', 'La Espiga', 'Un vecino dice que ha cerrado'],
    ['suggestion', 'Mercería Ovidia', 'Un vecino dice que falta, en Calle Mayor, 3'],
    ['change', 'La Espiga', 'Quiere cambiar el nombre'],
  ])
  expect(inbox.count).toBe(7)
  expect(Object.values(inbox.counts)).toEqual([1, 1, 1, 1, 1, 1, 1])
  // Half a year after the last confirmation.
  expect(inbox.results[0]).toMatchObject({ id: orphan.id, since: '2026-05-03T10:00:00.000Z' })
  expect(inbox.results.at(-1)!.commerce).toEqual({ id: shop.id, name: 'La Espiga', category: [1] })
})

test('one kind is asked for; how many there are of the others is said too, and their first', async () => {
  await application(6, 'Café La Miga')
  for (const [days, subject] of [
    [1, 'La segunda'],
    [2, 'La primera'],
  ] as const) {
    await message(days, subject)
  }
  const inbox = await read('?kind=message')
  expect(shown(inbox)).toEqual(['message La primera', 'message La segunda'])
  expect(inbox.count).toBe(2)
  expect(inbox.counts).toMatchObject({ application: 1, message: 2, report: 0 })
  expect(inbox.oldest).toMatchObject({
    application: { title: 'Café La Miga' },
    message: { title: 'La primera' },
    report: null,
  })
})

test('illegal content comes before what has waited for longer', async () => {
  const shop = await server.commerce(owner)
  await message(9, 'Dos horarios')
  await reportOf(server, shop, { kind: 'illegal', object: 'La Espiga' })
  expect(shown(await read())).toEqual(['report La Espiga', 'message Dos horarios'])
})

test('what is decided, deleted, or not confirmed by mail does not wait', async () => {
  const shop = await application(6, 'Café La Miga')
  const unconfirmed = await server.owner({ is_active: false, activated_at: null })
  await application(5, 'Bar Peñón', unconfirmed)
  const deleted = await message(4, 'Dos horarios')
  expect((await read()).count).toBe(2)
  await marta.post(`/accept_application/${(await server.applicationOf(shop)).pk}/`)
  await marta.delete(`/api/contact/${deleted}/`)
  expect((await read()).count).toBe(0)
})

test('an appeal waits for another administrator than who decided', async () => {
  const shop = await server.commerce(owner)
  await appealOf(server, shop, owner, { decided_by: marta.user.id })
  expect((await read('', marta)).counts.appeal).toBe(0)
  expect((await read('', luis)).counts.appeal).toBe(1)
})

test('its pages have twenty things each, and end', async () => {
  for (let days = 1; days <= 21; days++) await message(days, `Asunto ${days}`)
  const [first, second] = [await read(), await read('?page=2')]
  expect(first.results).toHaveLength(20)
  expect(shown(second)).toEqual(['message Asunto 1'])
  expect([first.count, second.count]).toEqual([21, 21])
  expect((await marta.get('/api/inbox/?page=3')).status).toBe(404)
})

test('what is left for later is out of sight of all until then', async () => {
  const id = await message(4, 'Dos horarios')
  const later = (until?: string | null, kind = 'message', its = id) =>
    marta.post(`/api/inbox/${kind}/${its}/later/`, { until })
  expect((await later(inDays(1))).status).toBe(204)
  expect((await read('', luis)).count).toBe(0)
  expect((await read('', luis)).counts.message).toBe(0)
  await later(null)
  expect((await read()).count).toBe(1)
  await later()
  expect(await server.db.select().from(inboxPostponed)).toEqual([
    { kind: 'message', id, until: '2026-05-29T06:00:00.000Z' },
  ])
  expect((await later(daysAgo(1))).body).toEqual({ until: ['Elige un momento que esté por venir'] })
  expect((await later(inDays(31))).status).toBe(400)
  const appeal = await appealOf(server, await server.commerce(owner), owner)
  expect((await later(inDays(8), 'appeal', appeal)).body).toEqual({
    until: ['Elige un día más cercano: no puede esperar tanto'],
  })
  expect((await later(inDays(1), 'claim')).status).toBe(404)
  expect((await later(inDays(1), 'message', id + 1)).status).toBe(404)
  server.clock.advance(86_401)
  expect((await read('', await server.signInAgain(luis))).counts.message).toBe(1)
})

test('the others see for a minute who has something open, and where they have gone on to', async () => {
  const [one, two] = [await message(2, 'Una'), await message(1, 'Otra')]
  const open = (id: number) => marta.post(`/api/inbox/message/${id}/viewing/`)
  const viewers = async (person: Person) =>
    (await read('', person)).results.map(({ viewed_by }: InboxItem) => viewed_by)
  expect((await open(one)).status).toBe(204)
  expect(await viewers(luis)).toEqual([marta.user.username, null])
  expect(await viewers(marta)).toEqual([null, null])
  await open(two)
  expect(await viewers(luis)).toEqual([null, marta.user.username])
  server.clock.advance(61)
  expect(await viewers(luis)).toEqual([null, null])
})
