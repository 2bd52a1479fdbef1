import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkIn, registrationForm, registrations } from '#testing/registrations.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { commerces, users } from '../database/schema.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.clock.advance(3600))
afterAll(() => server.close())

const { register, activate, lastLink } = registrations(() => server)

describe('a registration of an e-mail that registered before', () => {
  test.each([
    ['first', 0],
    ['last', 1],
  ])(
    'of an e-mail that was never confirmed stays apart: the %s link opens what was written there',
    async (_name, chosen) => {
      const fields = registrationForm()
      const sent = [
        fields,
        { ...fields, password: 'de-un-extraño', 'commerce.name': 'Otra panadería' },
      ]
      for (const registration of sent) expect((await register(registration)).status).toBe(201)
      const links = (await server.mailsTo(fields.email!)).map(linkIn)
      expect(links).toHaveLength(2)
      expect((await activate(links[chosen]!)).status).toBe(200)
      expect((await activate(links[1 - chosen]!)).body).toEqual({ uid: [expect.any(String)] })
      expect((await server.signIn(fields.email!, sent[chosen]!.password as string)).status).toBe(
        200,
      )
      expect(
        (await server.signIn(fields.email!, sent[1 - chosen]!.password as string)).status,
      ).toBe(401)
      const names = await server.db
        .select({ name: commerces.name })
        .from(commerces)
        .innerJoin(users, eq(users.id, commerces.owner_id))
        .where(eq(users.email, fields.email!))
      expect(names).toEqual([{ name: sent[chosen]!['commerce.name'] }])
    },
  )

  test('of one e-mail, confirmed by two links at once, is one account', async () => {
    const fields = registrationForm()
    await register(fields)
    await register({ ...fields, 'commerce.name': 'Otra panadería' })
    const links = (await server.mailsTo(fields.email!)).map(linkIn)
    const answers = await Promise.all(links.map(activate))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await server.db.$count(users, eq(users.email, fields.email!))).toBe(1)
  })

  test('sent again the same within ten minutes sends no second mail, later it does', async () => {
    const fields = registrationForm()
    await register(fields)
    server.clock.advance(599)
    await register(fields)
    expect(await server.mailsTo(fields.email!)).toHaveLength(1)
    server.clock.advance(1)
    await register(fields)
    expect(await server.mailsTo(fields.email!)).toHaveLength(2)
  })

  test('of an e-mail with an account answers the same, and tells its owner', async () => {
    const { user } = await server.owner()
    const before = await server.db.$count(users)
    const taken = registrationForm({ email: user.email })
    const { status, body } = await register(taken)
    expect([status, body]).toEqual([201, { username: taken.username, email: user.email }])
    expect(await server.db.$count(users)).toBe(before)
    expect(await server.mailsTo(user.email)).toHaveLength(1)
    expect((await server.signIn(user.email)).status).toBe(200)
  })
})

describe('a registration whose username is taken', () => {
  test('shares its username with others of its e-mail, and with nobody else', async () => {
    const fields = registrationForm()
    await register(fields)
    expect((await register({ ...fields, 'commerce.name': 'Otra' })).status).toBe(201)
    const stranger = registrationForm({
      username: fields.username!.toUpperCase(),
      'commerce.n_tlf': '964000000',
    })
    const { status, body } = await register(stranger)
    expect([status, Object.keys(body)]).toEqual([400, ['username']])
  })

  test('sent again with another e-mail takes the place of the one with the mistyped e-mail', async () => {
    const mistyped = registrationForm()
    await register(mistyped)
    const link = await lastLink(mistyped.email!)
    const corrected = { ...mistyped, email: `corregido-${mistyped.email}` }
    const shops = await server.db.$count(commerces)
    expect((await register(corrected)).status).toBe(201)
    expect(await server.db.$count(commerces)).toBe(shops)
    expect((await activate(link)).status).toBe(400)
    expect((await activate(await lastLink(corrected.email))).status).toBe(200)
    expect((await server.signIn(corrected.email)).status).toBe(200)
  })

  test.each([
    ['password', { password: 'otra-contraseña' }],
    ['phone', { 'commerce.n_tlf': '964999999' }],
  ])(
    'with another e-mail and another %s is another person, who needs another name',
    async (_what, other) => {
      const fields = registrationForm()
      await register(fields)
      const stranger = { ...fields, ...other, email: `otra-${fields.email}` }
      const { status, body } = await register(stranger)
      expect([status, Object.keys(body)]).toEqual([400, ['username']])
      expect((await activate(await lastLink(fields.email!))).status).toBe(200)
    },
  )

  test('that was confirmed is replaced by nobody', async () => {
    const fields = registrationForm()
    await register(fields)
    await activate(await lastLink(fields.email!))
    const { status } = await register({ ...fields, email: `otra-${fields.email}` })
    expect(status).toBe(400)
    expect((await server.signIn(fields.email!)).status).toBe(200)
  })
})
