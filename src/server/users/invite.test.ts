import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeCalls } from '#testing/office-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { outbox, users } from '../database/schema.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())
const invite = (email: string) => administrator.post('/auth/users/invite/', { email })

test('whoever is invited chooses a password by the mailed link, and adds a shop', async () => {
  const { status, body } = await invite('rosa@example.com')
  expect([status, body.email, body.role, body.activated_at]).toEqual([
    201,
    'rosa@example.com',
    2,
    null,
  ])
  expect(await server.activityOf('user', body)).toMatchObject([
    { actor: administrator.user.username, verb: 'create', object: body.username },
  ])
  const [mail] = await server.mailsTo('rosa@example.com')
  expect(mail!.subject).toBe('Te invitamos a Escaparate')
  const [, uid, token] = /\/invitation\/([^/]+)\/([\w-]+)/.exec(mail!.text)!
  const chosen = { uid, token, new_password: 'pan-con-tomate' }
  const path = '/auth/users/reset_password_confirm/'
  expect((await server.anyone.post(path, chosen)).status).toBe(204)
  expect((await server.signIn('rosa@example.com', 'pan-con-tomate')).status).toBe(200)
})

test('a link that is sent again names the shop that was given meanwhile', async () => {
  const email = 'luz@example.com'
  const { body } = await invite(email)
  const { add } = officeCalls(() => ({ server, administrator, email }))
  const shop = (await add({ owner_email: email })).body
  expect((await administrator.post(`/auth/users/${body.id}/resend_activation/`)).status).toBe(204)
  expect((await server.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Te invitamos a Escaparate',
    `Te damos paso a «${shop.name}» en Escaparate`,
    `Te damos paso a «${shop.name}» en Escaparate`,
  ])
})

test('thirty at once make one account and one mail, and the others are told', async () => {
  const email = 'mar@example.com'
  const open = await openTestServer({ rateLimits: false })
  try {
    const by = await open.administrator()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => by.post('/auth/users/invite/', { email })),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(29)
    for (const { status, body } of refused) {
      expect([status, body.email[0]]).toEqual([400, expect.stringContaining('una invitación')])
    }
    const made = await open.db.$count(users, eq(users.email, email))
    const mailed = await open.db.$count(outbox, eq(outbox.recipient, email))
    expect([made, mailed]).toEqual([1, 1])
  } finally {
    await open.close()
  }
})

test('an address that has an account says so, and gets no mail', async () => {
  const { user } = await server.owner()
  const { status, body } = await invite(user.email.toUpperCase())
  expect([status, body.email]).toEqual([
    400,
    ['Ese correo ya tiene una cuenta: búscala en Usuarios.'],
  ])
  expect(await server.mailsTo(user.email)).toEqual([])
})

test('a registration that nobody confirmed does not stand in the way', async () => {
  const { user } = await server.owner({ is_active: false, activated_at: null })
  expect((await invite(user.email)).status).toBe(201)
  expect(await server.mailsTo(user.email)).toHaveLength(1)
})
