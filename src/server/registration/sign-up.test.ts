import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { registrationForm, registrations } from '#testing/registrations.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { applications, commerces, photos, users } from '../database/schema.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.clock.advance(3600))
afterAll(() => server.close())

const { register } = registrations(() => server)

describe('a registration', () => {
  test('makes an inactive owner, a shop that waits and one mail, and answers no more than it was told', async () => {
    const fields = registrationForm()
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
    const mails = await server.mailsTo(fields.email!)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('https://escaparate.example/activate/')
  })

  test('ignores whatever it has no business with', async () => {
    const fields = registrationForm()
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
})

describe('a registration that is refused', () => {
  test('names every bad field at once, the photo among them, and leaves nothing behind', async () => {
    const before = [
      await server.db.$count(users),
      await server.db.$count(commerces),
      await server.db.$count(photos),
    ]
    const { status, body } = await register({ 'commerce.photo': new Blob(['no picture']) })
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(['username', 'email', 'password', 'commerce'])
    expect(body.commerce.photo).toEqual([expect.stringContaining('JPEG')])
    expect((await register(registrationForm({ 'commerce.photo': undefined }))).body).toEqual({
      commerce: { photo: ['La foto es obligatoria'] },
    })
    expect([
      await server.db.$count(users),
      await server.db.$count(commerces),
      await server.db.$count(photos),
    ]).toEqual(before)
  })

  test('refuses a category that is not there', async () => {
    const { status, body } = await register(registrationForm({ 'commerce.category': ['1', '999'] }))
    expect([status, body]).toEqual([400, { commerce: { category: ['Esa categoría no existe'] } }])
  })

  test('refuses a username that is taken, in any case', async () => {
    const { user } = await server.owner()
    const { status, body } = await register(
      registrationForm({ username: user.username.toUpperCase() }),
    )
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(['username'])
  })

  test.each([
    ['marks that nobody sees', 'Mireia', 'Mi\u00adrei\u200ba'],
    ['accents', 'Sílvia', 'Silvìa'],
    ['full width', 'Jorge', 'Ｊorge'],
    ['Cyrillic letters', 'Marcos', 'Маrсоs'],
    ['spaces', 'Ana Roig', 'ana\u00a0 roig'],
  ])('refuses a username that looks like another but for %s', async (_what, taken, username) => {
    await server.owner({ username: taken })
    const { status, body } = await register(registrationForm({ username }))
    expect([status, Object.keys(body)]).toEqual([400, ['username']])
  })

  test('names twenty taken usernames an hour to one place, and still takes a free one elsewhere', async () => {
    await server.owner({ username: 'Probada' })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const answers = await Promise.all(
      Array.from({ length: 24 }, () =>
        register(registrationForm({ username: 'probada' }), from('203.0.113.90')),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(4).fill(429)])
    const more = await register(registrationForm({ username: 'tampoco' }), from('203.0.113.90'))
    expect([more.status, Number(more.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await register(registrationForm(), from('203.0.113.91'))).status).toBe(201)
  })

  test('takes a username with ñ beside one with n', async () => {
    await server.owner({ username: 'Begona' })
    expect((await register(registrationForm({ username: 'Begoña' }))).status).toBe(201)
  })

  test.each(['Cuenta eliminada 7', 'CUENTA  ELIMINÁDA', 'Cuenta\u200b eliminada'])(
    'refuses the name of deleted accounts: %j',
    async (username) => {
      const { body } = await register(registrationForm({ username }))
      expect(body).toEqual({ username: ['Ese nombre está reservado. Prueba con otro.'] })
    },
  )

  test.each([
    ['fills the field that people do not see', { homepage: 'https://spam.example' }],
    ['fills it by its former name', { website: 'https://spam.example' }],
    ['is faster than any person', { elapsed: '1' }],
  ])('that %s is sent back with a word, and makes nothing', async (_name, signs) => {
    const fields = registrationForm(signs)
    const { status, body } = await register(fields)
    expect([status, Object.keys(body)]).toEqual([400, ['non_field_errors']])
    expect(await server.mailsTo(fields.email!)).toEqual([])
  })

  test('that fails half-way leaves nothing, its photo included', async () => {
    const broken = await openTestServer({ logLevel: 'silent' })
    try {
      await broken.db.execute('alter table applications add constraint never check (false)')
      const { payload, headers } = await multipart(registrationForm())
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

describe('several registrations', () => {
  test('sent twenty times at once makes one account, one shop, one photo, one mail', async () => {
    const fields = registrationForm({
      'commerce.photo': await photoFile(500, 400),
    })
    const before = [
      await server.db.$count(users),
      await server.db.$count(commerces),
      await server.db.$count(photos),
    ]
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(fields)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    const after = [
      await server.db.$count(users),
      await server.db.$count(commerces),
      await server.db.$count(photos),
    ]
    expect(after).toEqual(before.map((rows) => rows + 1))
    expect(await server.mailsTo(fields.email!)).toHaveLength(1)
  })

  test('by two people who want the same name gives it to one', async () => {
    const answers = await Promise.all([
      register(registrationForm({ username: 'gemela' })),
      register(registrationForm({ username: 'Gemela', 'commerce.n_tlf': '964000000' })),
    ])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400])
  })

  test('may be made twenty times an hour from one address', async () => {
    const small = await openTestServer()
    try {
      const statuses = []
      for (let tries = 0; tries < 21; tries++) {
        const { payload, headers } = await multipart(registrationForm())
        statuses.push((await small.anyone.post('/auth/users/', payload, headers)).status)
      }
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201))
      expect(statuses[20]).toBe(429)
    } finally {
      await small.close()
    }
  })
})

describe('with an Idempotency-Key', () => {
  test('the same content gets the first answer, without being done again', async () => {
    const fields = registrationForm()
    const key = { 'idempotency-key': 'one' }
    const first = await register(fields, key)
    server.clock.advance(20 * 60)
    const second = await register(fields, key)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await server.mailsTo(fields.email!)).toHaveLength(1)
  })

  test('other content is refused', async () => {
    const key = { 'idempotency-key': 'two' }
    await register(registrationForm(), key)
    const { status, body } = await register(registrationForm(), key)
    expect([status, body.code]).toEqual([422, 'idempotency_conflict'])
  })

  test('a refused form may be corrected under the same key', async () => {
    const key = { 'idempotency-key': 'three' }
    expect((await register(registrationForm({ username: 'ana' }), key)).status).toBe(400)
    expect((await register(registrationForm(), key)).status).toBe(201)
  })

  test('a second call while the first runs is told to wait, or gets its answer', async () => {
    const fields = registrationForm()
    const key = { 'idempotency-key': 'four' }
    const answers = await Promise.all([register(fields, key), register(fields, key)])
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body.code]).toEqual([409, 'in_progress'])
    }
    expect(answers.some(({ status }) => status === 201)).toBe(true)
    expect(await server.mailsTo(fields.email!)).toHaveLength(1)
  })
})
