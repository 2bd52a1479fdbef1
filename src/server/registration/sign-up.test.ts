import { count, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, PASSWORD, type TestServer } from '#testing/test-server.ts'
import { deleteRegistration } from '../auth/pending-registrations.ts'
import { applications, commerces, outbox, photos, users } from '../database/schema.ts'

let server: TestServer
let photo: Blob
beforeAll(async () => {
  server = await openTestServer()
  photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())], { type: 'image/jpeg' })
})
beforeEach(() => server.clock.advance(3600))
afterAll(() => server.close())

let made = 0
const form = (changes: Record<string, string | string[] | Blob | undefined> = {}) => {
  made += 1
  const fields = {
    username: `carmen${made}`,
    email: `carmen${made}@example.com`,
    password: PASSWORD,
    'commerce.name': 'Panadería La Espiga',
    'commerce.contact_mail': 'hola@laespiga.example',
    'commerce.n_tlf': '+34 964 12 34 56',
    'commerce.description': 'Pan de masa madre.',
    'commerce.direction': 'Calle Mayor, 12',
    'commerce.category': ['1', '1'],
    'commerce.application.application': 'Abrimos desde 1962.',
    'commerce.photo': photo,
    ...changes,
  }
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
const register = async (
  fields: Parameters<typeof multipart>[0],
  headers: Record<string, string> = {},
) => {
  const { payload, headers: type } = await multipart(fields)
  return server.anyone.post('/auth/users/', payload, { ...type, ...headers })
}
const total = async (table: typeof users | typeof commerces | typeof photos | typeof outbox) =>
  (await server.db.select({ rows: count() }).from(table))[0]!.rows
const mailsTo = (email: string) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)
const linkIn = ({ text }: { text: string }) => {
  const [, uid, token] = /\/(?:activate|password\/reset)\/([^/\s]+)\/([^/\s]+)/.exec(text)!
  return { uid: uid!, token: token! }
}
const lastLink = async (email: string) => linkIn((await mailsTo(email)).at(-1)!)
const activate = (link: { uid: string; token: string }) =>
  server.anyone.post('/auth/users/activation/', link)
const signIn = (email: string, password = PASSWORD) =>
  server.anyone.post('/api/token/', { email, password })

describe('a registration', () => {
  test('makes an inactive owner, a shop that waits and one mail, and answers no more than it was told', async () => {
    const fields = form()
    const { status, body } = await register(fields)
    expect([status, body]).toEqual([201, { username: fields.username, email: fields.email }])

    const [user] = await server.db.select().from(users).where(eq(users.email, fields.email!))
    expect(user).toMatchObject({ role: 2, is_active: false, activated_at: null })
    const [commerce] = await server.db
      .select()
      .from(commerces)
      .where(eq(commerces.owner_id, user!.id))
    expect(commerce).toMatchObject({ category: [1], n_tlf: '34964123456', hidden: false })
    expect(await server.services.photos.find(`${commerce!.photo}-480.webp`)).toBeDefined()
    const [application] = await server.db
      .select()
      .from(applications)
      .where(eq(applications.commerce, commerce!.id))
    expect(application).toMatchObject({ status: 'PE', application: 'Abrimos desde 1962.' })
    const mails = await mailsTo(fields.email!)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('https://escaparate.example/activate/')
  })

  test('ignores whatever it has no business with', async () => {
    const fields = form()
    await register({
      ...fields,
      role: '3',
      is_active: 'true',
      id: '1',
      'commerce.status': 'OK',
      'commerce.owner_id': '1',
      'commerce.hidden': 'true',
      'commerce.application.status': 'OK',
    })
    const [user] = await server.db.select().from(users).where(eq(users.email, fields.email!))
    expect(user).toMatchObject({ role: 2, is_active: false })
    const [commerce] = await server.db
      .select()
      .from(commerces)
      .where(eq(commerces.owner_id, user!.id))
    expect(commerce!.hidden).toBe(false)
  })

  test('names every bad field at once, the photo among them, and leaves nothing behind', async () => {
    const before = [await total(users), await total(commerces), await total(photos)]
    const { status, body } = await register({ 'commerce.photo': new Blob(['no picture']) })
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(['username', 'email', 'password', 'commerce'])
    expect(body.commerce.photo).toEqual([expect.stringContaining('JPEG')])
    expect((await register(form({ 'commerce.photo': undefined }))).body).toEqual({
      commerce: { photo: ['La foto es obligatoria'] },
    })
    expect([await total(users), await total(commerces), await total(photos)]).toEqual(before)
  })

  test('refuses a category that is not there', async () => {
    const { status, body } = await register(form({ 'commerce.category': ['1', '999'] }))
    expect([status, body]).toEqual([400, { commerce: { category: ['Esa categoría no existe'] } }])
  })

  test('refuses a username that is taken, in any case', async () => {
    const { user } = await server.owner()
    const { status, body } = await register(form({ username: user.username.toUpperCase() }))
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(['username'])
  })

  test('sent twenty times at once makes one account, one shop, one photo, one mail', async () => {
    const fields = form({
      'commerce.photo': new Blob([new Uint8Array(await picture(500, 400).jpeg().toBuffer())]),
    })
    const before = [await total(users), await total(commerces), await total(photos)]
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(fields)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    const after = [await total(users), await total(commerces), await total(photos)]
    expect(after).toEqual(before.map((rows) => rows + 1))
    expect(await mailsTo(fields.email!)).toHaveLength(1)
  })

  test('by two people who want the same name gives it to one', async () => {
    const answers = await Promise.all([
      register(form({ username: 'gemela' })),
      register(form({ username: 'Gemela', 'commerce.n_tlf': '964000000' })),
    ])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400])
  })

  test.each([
    ['first', 0],
    ['last', 1],
  ])(
    'of an e-mail that was never confirmed stays apart: the %s link opens what was written there',
    async (_name, chosen) => {
      const fields = form()
      const sent = [
        fields,
        { ...fields, password: 'de-un-extraño', 'commerce.name': 'Otra panadería' },
      ]
      for (const registration of sent) expect((await register(registration)).status).toBe(201)
      const links = (await mailsTo(fields.email!)).map(linkIn)
      expect(links).toHaveLength(2)
      expect((await activate(links[chosen]!)).status).toBe(200)
      expect((await activate(links[1 - chosen]!)).body).toEqual({ uid: [expect.any(String)] })
      expect((await signIn(fields.email!, sent[chosen]!.password as string)).status).toBe(200)
      expect((await signIn(fields.email!, sent[1 - chosen]!.password as string)).status).toBe(401)
      const names = await server.db
        .select({ name: commerces.name })
        .from(commerces)
        .innerJoin(users, eq(users.id, commerces.owner_id))
        .where(eq(users.email, fields.email!))
      expect(names).toEqual([{ name: sent[chosen]!['commerce.name'] }])
    },
  )

  test('of one e-mail, confirmed by two links at once, is one account', async () => {
    const fields = form()
    await register(fields)
    await register({ ...fields, 'commerce.name': 'Otra panadería' })
    const links = (await mailsTo(fields.email!)).map(linkIn)
    const answers = await Promise.all(links.map(activate))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await server.db.$count(users, eq(users.email, fields.email!))).toBe(1)
  })

  test('shares its username with others of its e-mail, and with nobody else', async () => {
    const fields = form()
    await register(fields)
    expect((await register({ ...fields, 'commerce.name': 'Otra' })).status).toBe(201)
    const stranger = form({
      username: fields.username!.toUpperCase(),
      'commerce.n_tlf': '964000000',
    })
    const { status, body } = await register(stranger)
    expect([status, Object.keys(body)]).toEqual([400, ['username']])
  })

  test('sent again with another e-mail takes the place of the one with the mistyped e-mail', async () => {
    const mistyped = form()
    await register(mistyped)
    const link = await lastLink(mistyped.email!)
    const corrected = { ...mistyped, email: `corregido-${mistyped.email}` }
    const shops = await total(commerces)
    expect((await register(corrected)).status).toBe(201)
    expect(await total(commerces)).toBe(shops)
    expect((await activate(link)).status).toBe(400)
    expect((await activate(await lastLink(corrected.email))).status).toBe(200)
    expect((await signIn(corrected.email)).status).toBe(200)
  })

  test.each([
    ['password', { password: 'otra-contraseña' }],
    ['phone', { 'commerce.n_tlf': '964999999' }],
  ])(
    'with another e-mail and another %s is another person, who needs another name',
    async (_what, other) => {
      const fields = form()
      await register(fields)
      const stranger = { ...fields, ...other, email: `otra-${fields.email}` }
      const { status, body } = await register(stranger)
      expect([status, Object.keys(body)]).toEqual([400, ['username']])
      expect((await activate(await lastLink(fields.email!))).status).toBe(200)
    },
  )

  test('that was confirmed is replaced by nobody', async () => {
    const fields = form()
    await register(fields)
    await activate(await lastLink(fields.email!))
    const { status } = await register({ ...fields, email: `otra-${fields.email}` })
    expect(status).toBe(400)
    expect((await signIn(fields.email!)).status).toBe(200)
  })

  test('sent again the same within ten minutes sends no second mail, later it does', async () => {
    const fields = form()
    await register(fields)
    server.clock.advance(599)
    await register(fields)
    expect(await mailsTo(fields.email!)).toHaveLength(1)
    server.clock.advance(1)
    await register(fields)
    expect(await mailsTo(fields.email!)).toHaveLength(2)
  })

  test('of an e-mail with an account answers the same, and tells its owner', async () => {
    const { user } = await server.owner()
    const before = await total(users)
    const taken = form({ email: user.email })
    const { status, body } = await register(taken)
    expect([status, body]).toEqual([201, { username: taken.username, email: user.email }])
    expect(await total(users)).toBe(before)
    expect(await mailsTo(user.email)).toHaveLength(1)
    expect((await signIn(user.email)).status).toBe(200)
  })

  test.each([
    ['fills the field that people do not see', { homepage: 'https://spam.example' }],
    ['fills it by its former name', { website: 'https://spam.example' }],
    ['is faster than any person', { elapsed: '1' }],
  ])('that %s is sent back with a word, and makes nothing', async (_name, signs) => {
    const fields = form(signs)
    const { status, body } = await register(fields)
    expect([status, Object.keys(body)]).toEqual([400, ['non_field_errors']])
    expect(await mailsTo(fields.email!)).toEqual([])
  })

  test('may be made twenty times an hour from one address', async () => {
    const small = await openTestServer()
    try {
      const statuses = []
      for (let tries = 0; tries < 21; tries++) {
        const { payload, headers } = await multipart(form())
        statuses.push((await small.anyone.post('/auth/users/', payload, headers)).status)
      }
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201))
      expect(statuses[20]).toBe(429)
    } finally {
      await small.close()
    }
  })

  test('that fails half-way leaves nothing, its photo included', async () => {
    const broken = await openTestServer({ logLevel: 'silent' })
    try {
      await broken.db.execute('alter table applications add constraint never check (false)')
      const { payload, headers } = await multipart(form())
      expect((await broken.anyone.post('/auth/users/', payload, headers)).status).toBe(500)
      const { rows } = await broken.db.execute(
        `select (select count(*) from users) + (select count(*) from commerces)
          + (select count(*) from outbox) + (select count(*) from photos) as left_behind`,
      )
      expect(rows).toEqual([{ left_behind: '1' }])
      expect(await Array.fromAsync(broken.services.photos.names())).toEqual([])
    } finally {
      await broken.close()
    }
  })
})

describe('with an Idempotency-Key', () => {
  test('the same content gets the first answer, without being done again', async () => {
    const fields = form()
    const key = { 'idempotency-key': 'one' }
    const first = await register(fields, key)
    server.clock.advance(20 * 60)
    const second = await register(fields, key)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await mailsTo(fields.email!)).toHaveLength(1)
  })

  test('other content is refused', async () => {
    const key = { 'idempotency-key': 'two' }
    await register(form(), key)
    const { status, body } = await register(form(), key)
    expect([status, body.code]).toEqual([422, 'idempotency_conflict'])
  })

  test('a refused form may be corrected under the same key', async () => {
    const key = { 'idempotency-key': 'three' }
    expect((await register(form({ username: 'ana' }), key)).status).toBe(400)
    expect((await register(form(), key)).status).toBe(201)
  })

  test('a second call while the first runs is told to wait, or gets its answer', async () => {
    const fields = form()
    const key = { 'idempotency-key': 'four' }
    const answers = await Promise.all([register(fields, key), register(fields, key)])
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body.code]).toEqual([409, 'in_progress'])
    }
    expect(answers.some(({ status }) => status === 201)).toBe(true)
    expect(await mailsTo(fields.email!)).toHaveLength(1)
  })
})

describe('the link that confirms an account', () => {
  test('lets its owner in, and puts the application before the administrators', async () => {
    const administrator = await server.administrator()
    const fields = form()
    await register(fields)
    expect((await signIn(fields.email!)).status).toBe(401)
    const link = await lastLink(fields.email!)
    const { status, body } = await activate(link)
    expect([status, body]).toEqual([200, { detail: 'Usuario activado correctamente' }])
    expect((await signIn(fields.email!)).status).toBe(200)
    expect(await mailsTo(fields.email!)).toHaveLength(2)
    expect((await mailsTo(administrator.user.email)).length).toBeGreaterThan(0)
  })

  test('answers 200 again until it ends after three days', async () => {
    const fields = form()
    await register(fields)
    const link = await lastLink(fields.email!)
    expect((await activate(link)).status).toBe(200)
    expect((await activate(link)).status).toBe(200)
    expect(await mailsTo(fields.email!)).toHaveLength(2)
    server.clock.advance(3 * 24 * 3600)
    expect((await activate(link)).status).toBe(400)
  })

  test('does not let in again whom an administrator has deactivated', async () => {
    const fields = form()
    await register(fields)
    const link = await lastLink(fields.email!)
    await activate(link)
    await server.db.update(users).set({ is_active: false }).where(eq(users.email, fields.email!))
    await activate(link)
    expect((await signIn(fields.email!)).status).toBe(401)
  })

  test.each([
    ['an unknown user', { uid: 'OTk5OTk5' }, 'uid'],
    ['no user at all', { uid: '!!' }, 'uid'],
    ['a wrong token', { token: 'x'.repeat(43) }, 'token'],
  ])('with %s is refused under that field', async (_name, wrong, field) => {
    const fields = form()
    await register(fields)
    const { status, body } = await activate({ ...(await lastLink(fields.email!)), ...wrong })
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual([field])
  })

  test('is not kept as it was sent', async () => {
    const fields = form()
    await register(fields)
    const { token } = await lastLink(fields.email!)
    const { rows } = await server.db.execute('select hash from email_links')
    expect(rows.map((row) => row.hash)).not.toContain(token)
  })

  test('can be had again, by whoever has not confirmed, and the answer tells nobody anything', async () => {
    const resend = (email: string) =>
      server.anyone.post('/auth/users/resend_activation/', { email })
    const fields = form()
    await register(fields)
    const { user } = await server.owner()
    const answers = [
      await resend(fields.email!),
      await resend(user.email),
      await resend('nadie@example.com'),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, '']))
    expect(await mailsTo(user.email)).toEqual([])
    expect((await activate(await lastLink(fields.email!))).status).toBe(200)
  })
})

describe('a link that is asked for again', () => {
  const resend = (email: string, from = '203.0.113.1') =>
    server.anyone.post('/auth/users/resend_activation/', { email }, { 'x-forwarded-for': from })

  test('comes with those of every registration of the e-mail, in one mail that tells them apart', async () => {
    const fields = form()
    await register(fields)
    await register({ ...fields, password: 'de-un-extraño', 'commerce.name': 'Otra panadería' })
    expect((await resend(fields.email!)).status).toBe(204)
    const mails = await mailsTo(fields.email!)
    expect(mails).toHaveLength(3)
    const { text } = mails[2]!
    expect(text).toContain('No abras ninguno que no hayas escrito tú.')
    expect(text).toMatch(/\n«Otra panadería», enviado el \d+ de marzo a las \d+:\d\d:\n/)
    const own = text.slice(text.indexOf('\n«Panadería La Espiga», enviado el '))
    expect((await activate(linkIn({ text: own }))).status).toBe(200)
    expect((await signIn(fields.email!)).status).toBe(200)
  })

  test('leaves out a registration that goes at the same moment', async () => {
    const fields = form()
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
    const mails = await mailsTo(fields.email!)
    expect(mails).toHaveLength(3)
    expect(mails[2]!.text).not.toContain('Otra panadería')
    expect((await activate(linkIn(mails[2]!))).status).toBe(200)
  })

  test('fills no mailbox: three mails an hour, whatever they say and wherever they are asked from', async () => {
    const fields = form()
    await register(fields)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => resend(fields.email!.toUpperCase(), `198.51.100.${i}`)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['204 ']),
    )
    await register({ ...fields, 'commerce.name': 'Otra panadería' })
    expect(await mailsTo(fields.email!)).toHaveLength(3)
    server.clock.advance(3600)
    await resend(fields.email!)
    expect(await mailsTo(fields.email!)).toHaveLength(4)
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => server.anyone.post('/auth/users/reset_password/', { email })
  const confirm = (link: object, new_password = 'otra-clave') =>
    server.anyone.post('/auth/users/reset_password_confirm/', { ...link, new_password })

  test('is replaced by a mailed link, once, and every session ends', async () => {
    const person = await server.owner()
    expect((await ask(person.user.email.toUpperCase())).status).toBe(204)
    const link = await lastLink(person.user.email)
    expect((await confirm(link)).status).toBe(204)
    expect((await person.get('/auth/users/me')).status).toBe(401)
    expect((await signIn(person.user.email, 'otra-clave')).status).toBe(200)
    expect((await confirm(link, 'tercera')).body).toEqual({ token: [expect.any(String)] })
    expect(await mailsTo(person.user.email)).toHaveLength(2)
  })

  test('that was replaced although its answer was lost, may be sent again', async () => {
    const { user } = await server.owner()
    await ask(user.email)
    const form = { ...(await lastLink(user.email)), new_password: 'otra-clave' }
    const send = (key: string, changes = {}) =>
      server.anyone.post(
        '/auth/users/reset_password_confirm/',
        { ...form, ...changes },
        { 'idempotency-key': key },
      )
    expect((await send('lost')).status).toBe(204)
    expect((await send('lost')).status).toBe(204)
    expect((await send('lost', { new_password: 'tercera' })).status).toBe(422)
    expect((await send('other')).status).toBe(400)
    expect(await mailsTo(user.email)).toHaveLength(2)
  })

  test('has an hour', async () => {
    const { user } = await server.owner()
    await ask(user.email)
    const link = await lastLink(user.email)
    server.clock.advance(3600)
    expect((await confirm(link)).status).toBe(400)
  })

  test('may be tried twenty times an hour from one place, whatever is asked at once', async () => {
    const from = { 'x-forwarded-for': '203.0.113.80' }
    const wrong = { uid: 'MQ', token: 'x'.repeat(43), new_password: 'otra-clave' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        server.anyone.post('/auth/users/reset_password_confirm/', wrong, from),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(10).fill(429)])
  })

  test('must be replaced by one that is long enough', async () => {
    const { user } = await server.owner()
    await ask(user.email)
    const { body } = await confirm(await lastLink(user.email), '12345')
    expect(body).toEqual({
      new_password: ['La contraseña debe tener al menos 6 caracteres'],
    })
  })

  test('of nobody, or of an inactive account, sends nothing and says the same', async () => {
    const { user } = await server.owner({ is_active: false })
    expect((await ask(user.email)).status).toBe(204)
    expect((await ask('nadie@example.com')).status).toBe(204)
    expect(await mailsTo(user.email)).toEqual([])
  })

  test('sends at most three mails an hour to one person, those about registrations counted', async () => {
    const { user } = await server.owner()
    await register(form({ email: user.email }))
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        server.anyone.post(
          '/auth/users/reset_password/',
          { email: user.email },
          { 'x-forwarded-for': `198.51.100.${i}` },
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await mailsTo(user.email)).toHaveLength(3)
  })
})

describe('the own password', () => {
  test('is changed with the old one; the other sessions end, this one goes on', async () => {
    const person = await server.owner()
    const { body: other } = await signIn(person.user.email)
    const change = (current_password: string) =>
      person.post('/auth/users/set_password/', { current_password, new_password: 'otra-clave' })
    expect((await change('mal')).body).toEqual({ current_password: [expect.any(String)] })
    expect((await change(PASSWORD)).status).toBe(204)
    expect((await person.get('/auth/users/me')).status).toBe(200)
    expect(
      (await server.anyone.post('/api/token/refresh/', { refresh: other.refresh })).status,
    ).toBe(401)
    expect(await mailsTo(person.user.email)).toHaveLength(1)
  })
})
