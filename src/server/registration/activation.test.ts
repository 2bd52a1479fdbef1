import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { linkIn, registrationForm, registrations } from '#testing/registrations.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { deleteRegistration } from '../auth/pending-registrations.ts'
import { users } from '../database/schema.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.clock.advance(3600))
afterAll(() => server.close())

const { register, activate, lastLink } = registrations(() => server)

describe('the link that confirms an account', () => {
  test('lets its owner in, and puts the application before the administrators', async () => {
    const administrator = await server.administrator()
    const fields = registrationForm()
    await register(fields)
    expect((await server.signIn(fields.email!)).status).toBe(401)
    const link = await lastLink(fields.email!)
    const { status, body } = await activate(link)
    expect([status, body]).toEqual([200, { detail: 'Usuario activado correctamente' }])
    expect((await server.signIn(fields.email!)).status).toBe(200)
    expect(await server.mailsTo(fields.email!)).toHaveLength(2)
    expect((await server.mailsTo(administrator.user.email)).length).toBeGreaterThan(0)
  })

  test('answers 200 again until it ends after three days', async () => {
    const fields = registrationForm()
    await register(fields)
    const link = await lastLink(fields.email!)
    expect((await activate(link)).status).toBe(200)
    expect((await activate(link)).status).toBe(200)
    expect(await server.mailsTo(fields.email!)).toHaveLength(2)
    server.clock.advance(3 * 24 * 3600)
    expect((await activate(link)).status).toBe(400)
  })

  test('does not let in again whom an administrator has deactivated', async () => {
    const fields = registrationForm()
    await register(fields)
    const link = await lastLink(fields.email!)
    await activate(link)
    await server.db.update(users).set({ is_active: false }).where(eq(users.email, fields.email!))
    await activate(link)
    expect((await server.signIn(fields.email!)).status).toBe(401)
  })

  test.each([
    ['an unknown user', { uid: 'OTk5OTk5' }, 'uid'],
    ['no user at all', { uid: '!!' }, 'uid'],
    ['a wrong token', { token: 'x'.repeat(43) }, 'token'],
  ])('with %s is refused under that field', async (_name, wrong, field) => {
    const fields = registrationForm()
    await register(fields)
    const { status, body } = await activate({ ...(await lastLink(fields.email!)), ...wrong })
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual([field])
  })

  test('is not kept as it was sent', async () => {
    const fields = registrationForm()
    await register(fields)
    const { token } = await lastLink(fields.email!)
    const { rows } = await server.db.execute('select hash from email_links')
    expect(rows.map((row) => row.hash)).not.toContain(token)
  })

  test('can be had again, by whoever has not confirmed, and the answer tells nobody anything', async () => {
    const resend = (email: string) =>
      server.anyone.post('/auth/users/resend_activation/', { email })
    const fields = registrationForm()
    await register(fields)
    const { user } = await server.owner()
    const answers = [
      await resend(fields.email!),
      await resend(user.email),
      await resend('nadie@example.com'),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, '']))
    expect(await server.mailsTo(user.email)).toEqual([])
    expect((await activate(await lastLink(fields.email!))).status).toBe(200)
  })
})

describe('a link that is asked for again', () => {
  const resend = (email: string, from = '203.0.113.1') =>
    server.anyone.post('/auth/users/resend_activation/', { email }, { 'x-forwarded-for': from })

  test('comes with those of every registration of the e-mail, in one mail that tells them apart', async () => {
    const fields = registrationForm()
    await register(fields)
    await register({ ...fields, password: 'de-un-extraño', 'commerce.name': 'Otra panadería' })
    expect((await resend(fields.email!)).status).toBe(204)
    const mails = await server.mailsTo(fields.email!)
    expect(mails).toHaveLength(3)
    const { text } = mails[2]!
    expect(text).toContain('No abras ninguno que no hayas escrito tú.')
    expect(text).toMatch(/\n«Otra panadería», enviado el \d+ de marzo a las \d+:\d\d:\n/)
    const own = text.slice(text.indexOf('\n«Panadería La Espiga», enviado el '))
    expect((await activate(linkIn({ text: own }))).status).toBe(200)
    expect((await server.signIn(fields.email!)).status).toBe(200)
  })

  test('leaves out a registration that goes at the same moment', async () => {
    const fields = registrationForm()
    await register(fields)
    await register({ ...fields, password: 'de-un-extraño', 'commerce.name': 'Otra panadería' })
    const isOfEmail = eq(users.email, fields.email!)
    const [newest] = await server.db.select().from(users).where(isOfEmail).orderBy(desc(users.id))
    let asking: ReturnType<typeof resend> | undefined
    await server.db.transaction(async (tx) => {
      await deleteRegistration(tx, newest!.id)
      asking = resend(fields.email!)
      await waitForBlockedQueries(server.db, 1)
    })
    expect((await asking)?.status).toBe(204)
    const mails = await server.mailsTo(fields.email!)
    expect(mails).toHaveLength(3)
    expect(mails[2]!.text).not.toContain('Otra panadería')
    expect((await activate(linkIn(mails[2]!))).status).toBe(200)
  })

  test('fills no mailbox: three mails an hour, whatever they say and wherever they are asked from', async () => {
    const fields = registrationForm()
    await register(fields)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => resend(fields.email!.toUpperCase(), `198.51.100.${i}`)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['204 ']),
    )
    await register({ ...fields, 'commerce.name': 'Otra panadería' })
    expect(await server.mailsTo(fields.email!)).toHaveLength(3)
    server.clock.advance(3600)
    await resend(fields.email!)
    expect(await server.mailsTo(fields.email!)).toHaveLength(4)
  })
})
