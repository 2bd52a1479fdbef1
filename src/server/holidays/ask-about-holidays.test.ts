import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readHours } from '#contract/hours/read-hours.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { openShop } from '#testing/test-shops.ts'
import { commerces, emailLinks, holidays, outbox, users } from '../database/schema.ts'
import { askAboutHolidays } from './ask-about-holidays.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  // Nine in the morning, a week before.
  server.clock.set('2026-12-01T08:00:00.000Z')
  await server.db.delete(outbox)
  await server.db.delete(emailLinks)
  await server.db.delete(holidays)
  await server.db.update(commerces).set({ hours: null })
  await server.db.insert(holidays).values({
    date: '2026-12-08',
    name: 'Inmaculada Concepción',
    scope: 'national',
    updated_at: server.clock.now().toISOString(),
  })
  lucia = await server.owner()
})
afterAll(() => server.close())

const ask = () => askAboutHolidays(server.services)
const mails = () => server.db.select().from(outbox).orderBy(outbox.id)
async function shopOf(person: Person, details: object = {}, sign = 'L-V 9:30-14') {
  const shop = await server.commerce(person, details)
  await openShop(server, shop, sign)
  return shop
}

test('an owner is asked a week before, by a mail with buttons that lead to a page', async () => {
  const shop = await shopOf(lucia, { name: 'La Espiga' })
  await ask()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: lucia.user.email,
    subject: 'El 8 de diciembre es festivo: ¿abres?',
    state: 'waiting',
  })
  expect(mail!.text).toContain(
    'El martes 8 de diciembre, Inmaculada Concepción, es festivo. Dinos si «La Espiga» abre y lo verán tus vecinos.',
  )
  const links = mail!.text.match(/https?:\S+/g)!
  const [closed, open, other] = links as [string, string, string]
  const [, uid, token] = /\/respuesta\/([^/]+)\/([^/?]+)\?di=cerramos$/.exec(closed)!
  expect(open).toMatch(/\?di=abrimos$/)
  expect(other).toMatch(new RegExp(`/commerces/${shop.id}/horario$`))
  const { body } = await server.anyone.post('/api/mailed/read/', { uid, token })
  expect(body).toMatchObject({ username: lucia.user.username, is_answered: false })
  server.clock.set('2026-12-08T22:59:00.000Z')
  expect((await server.anyone.post('/api/mailed/read/', { uid, token })).status).toBe(200)
  server.clock.set('2026-12-08T23:00:00.000Z')
  expect((await server.anyone.post('/api/mailed/read/', { uid, token })).status).toBe(400)
})

test('of several shops there is one mail, with a page for each', async () => {
  await shopOf(lucia, { name: 'La Espiga' })
  await shopOf(lucia, { name: 'El Horno' })
  await ask()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.text).toContain('· La Espiga\n· El Horno')
  expect(mail!.text).toContain('Cierro todos:')
})

test('each is asked once, whatever instances look and however often', async () => {
  await shopOf(lucia)
  await shopOf(await server.owner())
  await Promise.all([ask(), ask(), ask(), ask(), ask()])
  expect(await mails()).toHaveLength(2)
  server.clock.advance(86_400)
  await ask()
  expect(await mails()).toHaveLength(2)
  expect(server.aborted).toEqual([])
})

const closure = { from: '2026-12-07', to: '2026-12-10', note: '' }
const special = [{ from: '2026-12-08', to: '2026-12-08', shifts: [], note: '' }]
const HOURS = readHours('L-V 9:30-14').hours!

test.each([
  ['tells no hours', () => ({ hours: null })],
  ['has said it', () => ({ hours: { ...HOURS, special } })],
  ['is on vacation then', () => ({ hours: { ...HOURS, closure } })],
  ['closes on such a weekday', () => ({ hours: readHours('S 9-14').hours })],
  ['is hidden', () => ({ hidden: true })],
  ['has no owner', () => ({ owner_id: null })],
])('nobody is asked of a shop that %s', async (_why, set) => {
  const { id } = await shopOf(lucia)
  await server.db.update(commerces).set(set()).where(eq(commerces.id, id))
  await ask()
  expect(await mails()).toEqual([])
})

test('nobody is asked of a shop that waits, nor who may keep none', async () => {
  await shopOf(lucia, { application: { status: 'PE', decided_at: null } })
  const other = await server.owner()
  await shopOf(other)
  await server.db.update(users).set({ role: 1 }).where(eq(users.id, other.user.id))
  await ask()
  expect(await mails()).toEqual([])
})

test.each([
  ['more than a week before', '2026-11-30T12:00:00.000Z', 0],
  ['before nine', '2026-12-01T07:59:00.000Z', 0],
  ['after nine in the evening', '2026-12-01T20:00:00.000Z', 0],
  ['the day before, when it was added late', '2026-12-07T12:00:00.000Z', 1],
  ['on the day itself', '2026-12-08T12:00:00.000Z', 0],
])('%s: %s, %i mails', async (_when, instant, count) => {
  await shopOf(lucia)
  server.clock.set(instant)
  await ask()
  expect(await mails()).toHaveLength(count)
})
