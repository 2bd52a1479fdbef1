import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNREADABLE } from '#contract/fields.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { outbox, users } from '../database/schema.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Reads the log events about a person, newest first. */
const linesOf = async ({ user }: Person) => (await server.activityOf('user', user)).toReversed()

test('the own account is shown, and nothing that only the server needs', async () => {
  const person = await server.visitor()
  const { id, username, email, created_at } = person.user
  expect((await person.get('/auth/account/')).body).toEqual({
    id,
    username,
    email,
    role: 1,
    created_at,
    pending_email: null,
    wanted_mails: ['ending_offers', 'commerce_data', 'monthly_figures'],
    reviewed: [],
  })
})

test('the own account says what the office reviews of its changes', async () => {
  const [owner, trusted] = [await server.owner(), await server.owner()]
  const administrator = await server.administrator()
  await administrator.patch(`/auth/users/${trusted.user.id}/`, { is_trusted: true })
  await server.choose({ review_fields: ['name', 'photo'] })
  const people = [owner, trusted, administrator]
  const answers = await Promise.all(people.map((person) => person.get('/auth/account/')))
  await server.choose({ review_fields: [] })
  expect(answers.map(({ body }) => body.reviewed)).toEqual([['name', 'photo'], [], []])
})

describe('the own name', () => {
  test('changes at once, and the log tells from what to what', async () => {
    const person = await server.owner({ username: 'lucia' })
    const { status, body } = await person.patch('/auth/account/', { username: ' Lucía Pérez ' })
    expect([status, body.username]).toEqual([200, 'Lucía Pérez'])
    expect((await person.get('/auth/users/me')).body.username).toBe('Lucía Pérez')
    expect(await linesOf(person)).toEqual([
      expect.objectContaining({
        actor: 'lucia',
        verb: 'update',
        object: 'Lucía Pérez',
        before: { username: 'lucia' },
        after: { username: 'Lucía Pérez' },
      }),
    ])
  })

  test('may change its capitals, and stays as it is without a trace', async () => {
    const person = await server.owner({ username: 'mateo' })
    expect((await person.patch('/auth/account/', { username: 'Mateo' })).status).toBe(200)
    expect((await person.patch('/auth/account/', { username: 'Mateo' })).status).toBe(200)
    expect(await linesOf(person)).toHaveLength(1)
  })

  test('is refused twenty times an hour for being taken, then with a pause', async () => {
    await server.owner({ username: 'Ocupada' })
    const person = await server.owner()
    const rename = (username: string) => person.patch('/auth/account/', { username })
    for (let time = 0; time < 20; time++) expect((await rename('ocupada')).status).toBe(400)
    expect((await rename('ocupada')).status).toBe(429)
    expect((await person.patch('/auth/account/', { wanted_mails: [] })).status).toBe(200)
  })

  test('that somebody has is refused, whatever its capitals', async () => {
    await server.owner({ username: 'Carmen' })
    const person = await server.owner()
    const { status, body } = await person.patch('/auth/account/', { username: 'CARMEN' })
    expect(status).toBe(400)
    expect(body).toEqual({ username: ['Ese nombre de usuario ya existe. Prueba con otro.'] })
  })

  test('that several want at once goes to one of them', async () => {
    const people = await Promise.all([1, 2, 3].map(() => server.owner()))
    const answers = await Promise.all(
      people.map((person) => person.patch('/auth/account/', { username: 'El mismo' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const refused = answers.find(({ status }) => status === 400)!
    expect(Object.keys(refused.body)).toEqual(['username'])
  })

  test.each([
    ['', 'El nombre de usuario es obligatorio'],
    [' \t', 'El nombre de usuario es obligatorio'],
    ['abc', 'El nombre de usuario debe tener al menos 4 caracteres'],
    ['a'.repeat(61), 'Debe tener como máximo 60 caracteres'],
    ['nul\0nul', UNREADABLE],
    ['cuenta ELIMINADA 5', 'Ese nombre está reservado. Prueba con otro.'],
  ])('cannot be «%s»', async (username, message) => {
    const person = await server.owner()
    const { status, body } = await person.patch('/auth/account/', { username })
    expect([status, body]).toEqual([400, { username: [message] }])
  })

  test.each(['<b>Ana</b>', 'Ana 🥖🥖', 'מאפייה', "Ana'; --"])('may be «%s»', async (username) => {
    const person = await server.owner()
    expect((await person.patch('/auth/account/', { username })).body.username).toBe(username)
  })
})

describe('the own password', () => {
  const change = (person: Person, current_password: string, new_password = 'otra-clave') =>
    person.post('/auth/users/set_password/', { current_password, new_password })

  test('changes, ends the other sessions, is told by mail and in the log', async () => {
    const person = await server.owner()
    const other = (await server.signIn(person.user.email)).body
    expect((await change(person, PASSWORD)).status).toBe(204)
    expect((await person.get('/auth/users/me')).status).toBe(200)
    const refreshed = await server.anyone.post('/api/token/refresh/', { refresh: other.refresh })
    expect(refreshed.body.code).toBe('token_not_valid')
    expect((await server.signIn(person.user.email)).status).toBe(401)
    expect((await server.signIn(person.user.email, 'otra-clave')).status).toBe(200)
    const mails = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, person.user.email))
    expect(mails.map(({ subject }) => subject)).toEqual(['Tu contraseña de Escaparate ha cambiado'])
    const [line, ...more] = await linesOf(person)
    expect(more).toEqual([])
    expect(line).toMatchObject({ verb: 'change_password', before: null, after: null })
  })

  test('that was changed although the answer was lost, may be sent again', async () => {
    const person = await server.owner()
    const send = (key: string) =>
      person.post(
        '/auth/users/set_password/',
        { current_password: PASSWORD, new_password: 'otra-clave' },
        { 'idempotency-key': key },
      )
    expect((await send('lost')).status).toBe(204)
    expect((await send('lost')).status).toBe(204)
    expect((await send('other')).body).toEqual({ current_password: [expect.any(String)] })
    expect(await linesOf(person)).toHaveLength(1)
  })

  test('cannot be guessed at by whoever has a session: ten wrong tries in a quarter of an hour', async () => {
    const person = await server.owner()
    const wrong = 'La contraseña actual no es esa. Prueba otra vez.'
    for (let tries = 0; tries < 10; tries++) {
      const ways = [
        () => change(person, 'mal'),
        () => person.delete('/auth/account/', { current_password: 'mal' }),
        () =>
          person.patch('/auth/account/', { email: 'otra@example.com', current_password: 'mal' }),
      ]
      const { status, body } = await ways[tries % 3]!()
      expect([status, body]).toEqual([400, { current_password: [wrong] }])
    }
    const { status, body, headers } = await change(person, PASSWORD)
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'throttled', '900'])
    server.clock.advance(900)
    const again = await server.signInAgain(person)
    expect((await change(again, PASSWORD)).status).toBe(204)
  })

  test('guessed at thirty times at once is heard ten times', async () => {
    const person = await server.owner()
    const answers = await Promise.all(Array.from({ length: 30 }, () => change(person, 'mal')))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(20).fill(429)])
  })

  test('may be changed ten times in an hour, whatever is asked at once', async () => {
    const person = await server.owner()
    const same = { current_password: PASSWORD, new_password: PASSWORD }
    for (let changes = 0; changes < 10; changes++) {
      expect((await person.post('/auth/users/set_password/', same)).status).toBe(204)
    }
    expect((await person.post('/auth/users/set_password/', same)).status).toBe(429)
    server.clock.advance(3600)
    const again = await server.signInAgain(person)
    expect((await again.post('/auth/users/set_password/', same)).status).toBe(204)
  })

  test('that two change at once with the old one is that of the first', async () => {
    const person = await server.owner()
    const answers = await Promise.all(
      ['primera-clave', 'segunda-clave'].map((chosen) => change(person, PASSWORD, chosen)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400])
  })
})

test('an administrator changes nobody else by this way', async () => {
  const [administrator, owner] = [await server.administrator(), await server.owner()]
  await administrator.patch('/auth/account/', { id: owner.user.id, username: 'Solo la propia' })
  const [row] = await server.db.select().from(users).where(eq(users.id, owner.user.id))
  expect(row).toEqual(owner.user)
})
