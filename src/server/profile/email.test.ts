import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registrationForm, registrations } from '#testing/registrations.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, users } from '../database/schema.ts'

const DAY = 24 * 60 * 60
const WRONG = ['El enlace no es válido o ha caducado. Pide otro.']

let server: TestServer
let person: Person
let number = 0
let fresh: string
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  person = await server.owner()
  fresh = `nuevo-${number++}@example.com`
})
afterAll(() => server.close())

const ask = (email: string, who = person) =>
  who.patch('/auth/account/', { email, current_password: PASSWORD })
const { register } = registrations(() => server)
const confirm = (link: Link) => server.anyone.post('/auth/account/email/', link)
const subjectsTo = async (recipient: string) =>
  (await server.mailsTo(recipient)).map(({ subject }) => subject)
const emailOf = async ({ user }: Person) =>
  (await server.db.select().from(users).where(eq(users.id, user.id)))[0]!.email

type Link = { uid: string; token: string }
async function linkTo(recipient: string): Promise<Link> {
  const { text } = (await server.mailsTo(recipient)).at(-1)!
  const [, uid, token] = /https:\/\/escaparate\.example\/account\/email\/(\S+)\/(\S+)\n/.exec(text)!
  return { uid: uid!, token: token! }
}

describe('another e-mail', () => {
  test('is the own one once its mailbox has confirmed it', async () => {
    const { status, body } = await ask(fresh)
    expect([status, body.email, body.pending_email]).toEqual([200, person.user.email, fresh])
    expect(await subjectsTo(person.user.email)).toEqual([
      'Has pedido cambiar tu correo de Escaparate',
    ])
    expect(await emailOf(person)).toBe(person.user.email)

    const confirmed = await confirm(await linkTo(fresh))
    expect(confirmed.body).toEqual({ detail: 'Correo cambiado correctamente', email: fresh })
    expect((await person.get('/auth/account/')).body).toMatchObject({
      email: fresh,
      pending_email: null,
    })
    expect((await subjectsTo(person.user.email)).at(-1)).toBe('Tu correo de Escaparate ha cambiado')
    const [line] = await server.db
      .select()
      .from(activity)
      .where(and(eq(activity.verb, 'change_email'), eq(activity.object_id, person.user.id)))
    expect(line).toMatchObject({
      actor: person.user.username,
      before: { email: person.user.email },
      after: { email: fresh },
    })
    const signIn = (email: string) =>
      server.anyone.post('/api/token/', { email, password: PASSWORD })
    expect((await signIn(fresh)).status).toBe(200)
    expect((await signIn(person.user.email)).status).toBe(401)
  })

  test('asks for the password, and says so under its field', async () => {
    const { status, body } = await person.patch('/auth/account/', { email: fresh })
    expect([status, body]).toEqual([400, { current_password: ['Escribe tu contraseña actual'] }])
    expect(await server.mailsTo(fresh)).toEqual([])
  })

  test.each([
    '',
    'nadie',
    'a@b',
    'a@b.es, c@d.es',
    `${'a'.repeat(250)}@b.es`,
    'a\n@b.es',
    'ñ@b.es',
  ])('cannot be «%s»', async (email) => {
    const { status, body } = await ask(email)
    expect([status, Object.keys(body)]).toEqual([400, ['email']])
  })

  test('that is the present one but for its capitals changes nothing and asks for nothing', async () => {
    const email = person.user.email.toUpperCase()
    const { status, body } = await person.patch('/auth/account/', { email })
    expect([status, body.pending_email]).toEqual([200, null])
    expect(await server.mailsTo(person.user.email)).toEqual([])
  })

  test('may be asked for five times an hour', async () => {
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await ask(`${tries}-${fresh}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('wanted by many fills nobody a mailbox: three mails an hour', async () => {
    for (let tries = 0; tries < 4; tries++) {
      expect((await ask(fresh, await server.owner())).status).toBe(200)
    }
    expect(await server.mailsTo(fresh)).toHaveLength(3)
  })
})

describe('an address that has an account', () => {
  test('is answered like any other, and only its mailbox is told', async () => {
    const holder = await server.owner()
    const answers = [await ask(holder.user.email), await ask(fresh, await server.owner())]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [taken, free] = answers.map(({ body }) => body)
    expect(Object.keys(taken)).toEqual(Object.keys(free))
    expect(taken.pending_email).toBe(holder.user.email)
    expect(free.pending_email).toBe(fresh)
    expect(await subjectsTo(holder.user.email)).toEqual([
      'Alguien quiere usar tu correo en otra cuenta',
    ])
    expect((await server.mailsTo(holder.user.email))[0]!.text).not.toContain('/account/email/')
    expect(await subjectsTo(person.user.email)).toEqual([
      'Has pedido cambiar tu correo de Escaparate',
    ])
    expect(await emailOf(holder)).toBe(holder.user.email)
  })

  test('that two accounts ask for goes to the first whose link is opened', async () => {
    const other = await server.owner()
    await ask(fresh)
    const link = await linkTo(fresh)
    await ask(fresh, other)
    expect((await confirm(await linkTo(fresh))).status).toBe(200)
    const { status, body } = await confirm(link)
    expect(status).toBe(400)
    expect(body).toEqual({
      token: ['Ese correo ya es el de otra cuenta. Pide el cambio con otro.'],
    })
  })

  test('that was never confirmed does not keep its mailbox from this account', async () => {
    const squatter = await server.owner({ email: fresh, is_active: false, activated_at: null })
    await server.commerce(squatter)
    await ask(fresh)
    expect((await confirm(await linkTo(fresh))).status).toBe(200)
    expect(await server.db.$count(users, eq(users.id, squatter.user.id))).toBe(0)
  })

  test('may be registered anew once it is the old one', async () => {
    await ask(fresh)
    await confirm(await linkTo(fresh))
    const { status } = await register(registrationForm({ email: person.user.email }))
    expect(status).toBe(201)
    expect((await subjectsTo(person.user.email)).at(-1)).toBe('Confirma tu cuenta de Escaparate')
  })
})

describe('the link', () => {
  test('may be opened twice, as mail scanners do, and does its work once', async () => {
    await ask(fresh)
    const link = await linkTo(fresh)
    const answers = await Promise.all([confirm(link), confirm(link)])
    answers.push(await confirm(link))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await subjectsTo(person.user.email)).toHaveLength(2)
  })

  test('is good for three days', async () => {
    await ask(fresh)
    const link = await linkTo(fresh)
    server.clock.advance(3 * DAY)
    const { status, body } = await confirm(link)
    expect([status, body]).toEqual([400, { token: WRONG }])
  })

  test('works only while it is the newest', async () => {
    await ask(fresh)
    const first = await linkTo(fresh)
    await ask(`otro-${fresh}`)
    expect((await confirm(first)).body).toEqual({ token: WRONG })
    expect((await person.get('/auth/account/')).body.pending_email).toBe(`otro-${fresh}`)
    expect((await confirm(await linkTo(`otro-${fresh}`))).status).toBe(200)
  })

  test.each([
    [
      'the present address again',
      () => person.patch('/auth/account/', { email: person.user.email }),
    ],
    [
      'another password',
      () =>
        person.post('/auth/users/set_password/', {
          current_password: PASSWORD,
          new_password: 'otra-clave',
        }),
    ],
  ])('is taken back by %s', async (_name, undo) => {
    await ask(fresh)
    const link = await linkTo(fresh)
    await undo()
    expect((await person.get('/auth/account/')).body.pending_email).toBeNull()
    expect((await confirm(link)).body).toEqual({ token: WRONG })
  })

  test('of a deactivated person changes nothing', async () => {
    await ask(fresh)
    await server.db.update(users).set({ is_active: false }).where(eq(users.id, person.user.id))
    expect((await confirm(await linkTo(fresh))).body).toEqual({ token: WRONG })
  })

  test('to choose a password that lies in the old mailbox is dead', async () => {
    await server.anyone.post('/auth/users/reset_password/', { email: person.user.email })
    const { text } = (await server.mailsTo(person.user.email)).at(-1)!
    const [, uid, token] = /\/password\/reset\/(\S+)\/(\S+)\n/.exec(text)!
    await ask(fresh)
    await confirm(await linkTo(fresh))
    const { status } = await server.anyone.post('/auth/users/reset_password_confirm/', {
      uid,
      token,
      new_password: 'otra-clave',
    })
    expect(status).toBe(400)
  })

  test.each([
    [{ uid: 'x', token: 'y' }, 'uid'],
    [{ uid: 'MQ', token: 'y' }, 'token'],
  ])('that is none, %o, is refused', async (link, field) => {
    const { status, body } = await confirm(link)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })
})
