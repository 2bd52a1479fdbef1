import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { createLink } from '../auth/links.ts'
import {
  activity,
  commerces,
  emailLinks,
  idempotencyKeys,
  knownIps,
  outbox,
  sessions,
  users,
} from '../database/schema.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const leave = (person: Person, current_password = PASSWORD) =>
  person.delete('/auth/account/', { current_password })
const rowOf = async ({ user }: Person) =>
  (await server.db.select().from(users).where(eq(users.id, user.id)))[0]!
const subjectsTo = async (recipient: string) =>
  (await server.db.select().from(outbox).where(eq(outbox.recipient, recipient))).map(
    ({ subject }) => subject,
  )

test('a deleted account is emptied, its shops are in the bin, a mail says goodbye', async () => {
  const person = await server.owner()
  const shop = await server.commerce(person)
  const before = await server.commerce(person, { deleted_at: '2026-03-01T00:00:00.000Z' })
  const foreign = await server.commerce(await server.owner())
  expect((await leave(person)).status).toBe(204)

  const at = server.clock.now().toISOString()
  expect(await rowOf(person)).toEqual({
    ...person.user,
    username: `Cuenta eliminada ${person.user.id}`,
    email: `deleted-${person.user.id}@invalid`,
    password_hash: '',
    normalized: `cuenta eliminada ${person.user.id} deleted-${person.user.id}@invalid`,
    is_active: false,
    deleted_at: at,
  })
  const deletedAt = async ({ id }: { id: number }) =>
    (await server.db.select().from(commerces).where(eq(commerces.id, id)))[0]!.deleted_at
  expect(await deletedAt(shop)).toBe(at)
  expect(await deletedAt(before)).toBe(before.deleted_at)
  expect(await deletedAt(foreign)).toBeNull()
  expect(await subjectsTo(person.user.email)).toEqual(['Tu cuenta de Escaparate está eliminada'])
  const lines = await server.db
    .select()
    .from(activity)
    .where(eq(activity.actor_id, person.user.id))
    .orderBy(asc(activity.id))
  expect(lines.map((line) => [line.verb, line.object_type, line.object])).toEqual([
    ['delete', 'commerce', shop.name],
    ['delete', 'user', person.user.username],
  ])
})

test('a wrong password deletes nothing, and neither does none', async () => {
  const person = await server.owner()
  const wrong = await leave(person, 'mal')
  expect([wrong.status, wrong.body]).toEqual([
    400,
    { current_password: ['La contraseña actual no es esa. Prueba otra vez.'] },
  ])
  const none = await person.delete('/auth/account/')
  expect([none.status, none.body]).toEqual([
    400,
    { current_password: ['Escribe tu contraseña actual'] },
  ])
  expect(await rowOf(person)).toEqual(person.user)
})

test('nothing is left that knows the person: sessions, links, addresses, kept answers', async () => {
  const person = await server.owner()
  const { config, clock, db } = server.services
  const { id, email } = person.user
  await server.anyone.post('/api/token/', { email, password: PASSWORD })
  await createLink(db, config, id, 'reset', clock.now())
  await db.insert(idempotencyKeys).values({
    caller: String(id),
    key: 'k',
    request_hash: 'c',
    created_at: clock.now().toISOString(),
  })
  await leave(person)
  expect([
    await db.$count(sessions, eq(sessions.user_id, id)),
    await db.$count(emailLinks, eq(emailLinks.user_id, id)),
    await db.$count(knownIps, eq(knownIps.user_id, id)),
    await db.$count(idempotencyKeys, eq(idempotencyKeys.caller, String(id))),
  ]).toEqual([0, 0, 0, 0])
})

describe('whoever has deleted the account', () => {
  test('is known nowhere: not with a session, not by signing in, not by asking for links', async () => {
    const person = await server.owner()
    const { email } = person.user
    const { refresh } = (await server.anyone.post('/api/token/', { email, password: PASSWORD }))
      .body
    await leave(person)
    const idempotencyKeys = [
      await person.get('/auth/users/me'),
      await server.anyone.post('/api/token/refresh/', { refresh }),
    ]
    for (const { status, body } of idempotencyKeys) {
      expect([status, body.code]).toEqual([401, 'user_not_found'])
    }
    for (const address of [email, (await rowOf(person)).email]) {
      const { status, body } = await server.anyone.post('/api/token/', {
        email: address,
        password: PASSWORD,
      })
      expect([status, body.code]).toEqual([401, 'no_active_account'])
    }
    const mails = (await subjectsTo(email)).length
    for (const way of ['resend_activation', 'reset_password']) {
      expect((await server.anyone.post(`/auth/users/${way}/`, { email })).status).toBe(204)
    }
    expect(await subjectsTo(email)).toHaveLength(mails)
  })

  test('may come back at once with the same address and name', async () => {
    const person = await server.owner()
    await leave(person)
    const { username, email } = person.user
    const again = await server.owner({ username, email })
    expect((await again.get('/auth/account/')).body).toMatchObject({ username, email })
    await leave(again)
    expect((await rowOf(again)).username).toBe(`Cuenta eliminada ${again.user.id}`)
  })

  test('twice at the same time has done it once', async () => {
    const person = await server.owner()
    const statuses = (await Promise.all([leave(person), leave(person)])).map(({ status }) => status)
    expect(statuses).toContain(204)
    expect(await subjectsTo(person.user.email)).toHaveLength(1)
  })
})

test('what was on its way when its account went is not saved', async () => {
  const person = await server.owner()
  const photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
  const { payload, headers } = await multipart({ ...FURTHER_COMMERCE, photo })
  let calls: ReturnType<Person['post']>[] = []
  await server.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, person.user.id)).for('update')
    calls = [
      person.post('/api/commerce/', payload, headers),
      person.patch('/auth/account/', { username: 'otro nombre' }),
    ]
    await waitForBlockedQueries(server.db, 2)
    const gone = { username: 'se fue', is_active: false, deleted_at: '2026-03-05T10:00:00.000Z' }
    await tx.update(users).set(gone).where(eq(users.id, person.user.id))
  })
  const codes = (await Promise.all(calls)).map(({ status, body }) => [status, body.code])
  expect(codes).toEqual(Array(2).fill([401, 'user_not_found']))
  expect(await server.db.$count(commerces, eq(commerces.owner_id, person.user.id))).toBe(0)
  expect((await rowOf(person)).username).toBe('se fue')
})

test('of administrators who leave at once the last one stays', async () => {
  await server.db.update(users).set({ role: 2 }).where(eq(users.role, 3))
  const people = await Promise.all([1, 2].map(() => server.administrator()))
  const idempotencyKeys = await Promise.all(people.map((person) => leave(person)))
  expect(idempotencyKeys.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const refused = idempotencyKeys.find(({ status }) => status === 409)!
  expect(refused.body).toEqual({
    detail: 'Tiene que quedar al menos una persona en administración. Nombra antes a otra.',
    code: 'last_administrator',
  })
  expect(await server.db.$count(users, eq(users.role, 3))).toBe(2)
})
