import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, applications, commerces, outbox } from '../database/schema.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const PENDING = { status: 'PE', decided_at: null } as const
async function pending(owner?: Person, name?: string) {
  const person = owner ?? (await server.owner())
  const shop = await server.commerce(person, { application: PENDING, ...(name ? { name } : {}) })
  const { pk } = await server.applicationOf(shop)
  return { owner: person, shop, pk }
}
const mailsTo = async (person: Person) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, person.user.email))
const statusOf = async (shop: { id: number }) => (await server.applicationOf(shop)).status

describe('an application', () => {
  test('is shown with its shop and its owner', async () => {
    const { owner, shop, pk } = await pending()
    const { body } = await administrator.get('/api/commerce_applications/')
    const found = body.find((application: { pk: number }) => application.pk === pk)
    expect(found).toEqual({
      pk,
      id: pk,
      status: 'PE',
      application: 'Abrimos cada día desde 1962.',
      reason: null,
      submitted_at: '2026-03-05T10:00:00.000Z',
      decided_at: null,
      decided_by: null,
      owner: {
        id: owner.user.id,
        username: owner.user.username,
        email: owner.user.email,
        is_confirmed: true,
        is_invited: false,
      },
      commerce: {
        id: shop.id,
        name: 'Panadería La Espiga',
        description: 'Pan de masa madre, cocas y magdalenas.',
        photo: expect.stringMatching(
          /^https:\/\/escaparate\.example\/photos\/a{64}-1600\.webp\?expires=\d+&signature=/,
        ),
        photo_width: 1600,
        photo_height: 1100,
        photo_placeholder: 'data:,',
        photo_focus_x: 50,
        photo_focus_y: 50,
        category: [1],
        direction: 'Calle Mayor, 12',
        contact_mail: 'hola@laespiga.example',
        web: '',
        n_tlf: '964123456',
      },
    })
  })

  test('waits unseen until its owner has confirmed the account', async () => {
    const owner = await server.owner({ is_active: false, activated_at: null })
    const { pk } = await pending(owner)
    const { body } = await administrator.get('/api/commerce_applications/')
    expect(body.map((application: { pk: number }) => application.pk)).not.toContain(pk)
    const { status, body: error } = await administrator.post(`/accept_application/${pk}/`)
    expect([status, error.code]).toEqual([409, 'not_confirmed'])
  })

  test.each(['get', 'post'] as const)(
    'is accepted by %s, and its owner is told once',
    async (method) => {
      const { owner, shop, pk } = await pending()
      for (let times = 0; times < 2; times++) {
        const { status, body, headers } = await administrator[method](`/accept_application/${pk}/`)
        expect([status, body.status]).toEqual([200, 'OK'])
        expect(headers['cache-control']).toBe('no-store')
      }
      expect(await statusOf(shop)).toBe('OK')
      const mails = await mailsTo(owner)
      expect(mails.map((mail) => mail.subject)).toEqual([
        '«Panadería La Espiga» ya está en Escaparate',
      ])
    },
  )

  test('is rejected with a reason that its owner reads', async () => {
    const { owner, shop, pk } = await pending()
    const reason = 'Falta el número de la calle.'
    const { status } = await administrator.post(`/deny_application/${pk}/`, { reason })
    expect(status).toBe(200)
    expect((await mailsTo(owner))[0]!.text).toContain(reason)
    const { body } = await owner.get(`/api/commerce/${shop.id}/`)
    expect(body).toMatchObject({ status: 'RE', reason })
  })

  test('is not rejected without a reason, but by the first client, which has none to give', async () => {
    const { shop, pk } = await pending()
    const { status, body } = await administrator.post(`/deny_application/${pk}/`, {})
    expect([status, Object.keys(body)]).toEqual([400, ['reason']])
    expect(await statusOf(shop)).toBe('PE')
    expect((await administrator.get(`/deny_application/${pk}/`)).body.status).toBe('RE')
  })

  test('that is decided is not decided the other way', async () => {
    const { shop, pk } = await pending()
    await administrator.post(`/accept_application/${pk}/`)
    const { status, body } = await administrator.post(`/deny_application/${pk}/`, { reason: 'No' })
    expect([status, body]).toEqual([
      409,
      { detail: 'Esta solicitud ya está aceptada.', code: 'already_resolved' },
    ])
    expect(await statusOf(shop)).toBe('OK')
  })

  test('that two administrators decide at once is decided once, with one mail', async () => {
    const other = await server.administrator()
    const { owner, pk } = await pending()
    let deciding: ReturnType<Person['post']>[] = []
    await server.db.transaction(async (tx) => {
      // Held until both have come to it, so that they really meet.
      await tx.select().from(applications).where(eq(applications.pk, pk)).for('update')
      deciding = [
        administrator.post(`/accept_application/${pk}/`),
        other.post(`/deny_application/${pk}/`, { reason: 'No' }),
      ]
      await waitForBlockedQueries(server.db, 2)
    })
    const answers = await Promise.all(deciding)
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect(await mailsTo(owner)).toHaveLength(1)
  })

  test('is not found by whoever decides while its shop goes', async () => {
    const { shop, pk } = await pending()
    let deciding: ReturnType<Person['post']> | undefined
    await server.db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications.pk, pk)).for('update')
      deciding = administrator.post(`/accept_application/${pk}/`)
      await waitForBlockedQueries(server.db, 1)
      const deleted_at = server.clock.now().toISOString()
      await tx.update(commerces).set({ deleted_at }).where(eq(commerces.id, shop.id))
    })
    expect((await deciding)?.body.code).toBe('not_found')
    expect(await statusOf(shop)).toBe('PE')
  })

  test('that two administrators accept says to the slower who was faster', async () => {
    const other = await server.administrator()
    const { pk } = await pending()
    await administrator.post(`/accept_application/${pk}/`)
    const { status, body } = await other.post(`/accept_application/${pk}/`)
    expect([status, body.decided_by]).toEqual([200, administrator.user.username])
  })

  test('is not decided by asking whether it could be', async () => {
    const { shop, pk } = await pending()
    expect((await administrator.head(`/accept_application/${pk}/`)).status).toBe(405)
    expect(await statusOf(shop)).toBe('PE')
  })
})

describe('a rejected application', () => {
  async function rejected() {
    const made = await pending()
    await administrator.post(`/deny_application/${made.pk}/`, { reason: 'Falta el número.' })
    return made
  }
  const resubmit = (person: Person, pk: number, application = 'Ya está el número.') =>
    person.post(`/api/commerce_applications/${pk}/resubmit/`, { application })

  test('is corrected, sent again by its owner and accepted', async () => {
    const { owner, shop, pk } = await rejected()
    const direction = 'Calle Mayor, 12, bajo'
    expect((await owner.patch(`/api/commerce/${shop.id}/`, { direction })).status).toBe(200)
    server.clock.advance(60)
    const { status, body } = await resubmit(owner, pk)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'PE',
      reason: null,
      application: 'Ya está el número.',
      submitted_at: server.clock.now().toISOString(),
      commerce: { direction },
    })
    expect((await administrator.post(`/accept_application/${pk}/`)).status).toBe(200)
  })

  test('sent again tells its owner and the administrators', async () => {
    const { owner, pk } = await rejected()
    const before = (await mailsTo(administrator)).length
    await resubmit(owner, pk)
    expect(await mailsTo(owner)).toHaveLength(2)
    expect((await mailsTo(administrator)).length).toBe(before + 1)
  })

  test('is sent again by nobody else, and only once', async () => {
    const { owner, pk } = await rejected()
    expect((await resubmit(await server.owner(), pk)).status).toBe(404)
    expect((await resubmit(owner, pk)).status).toBe(200)
    expect((await resubmit(owner, pk)).body.code).toBe('already_resolved')
  })

  test('gets its first answer again where the same comes twice with its key', async () => {
    const { owner, pk } = await rejected()
    const send = (application: string) =>
      owner.post(
        `/api/commerce_applications/${pk}/resubmit/`,
        { application },
        { 'idempotency-key': 'once' },
      )
    const first = await send('Ya está.')
    expect([first.status, (await send('Ya está.')).body]).toEqual([200, first.body])
    expect((await send('Otra cosa.')).body.code).toBe('idempotency_conflict')
  })

  const corrected = {
    name: 'La Espiga',
    description: 'Pan.',
    category: [1],
    direction: 'Calle Mayor, 14',
    n_tlf: '964 12 34 57',
    contact_mail: 'otra@laespiga.example',
  }

  test.each(['put', 'patch'] as const)(
    'is saved and sent again by one %s, and what comes twice counts once',
    async (method) => {
      const { owner, shop } = await rejected()
      const form = { ...corrected, resubmit: true, application_text: 'Ya está el número.' }
      for (let times = 0; times < 2; times++) {
        const { status, body } = await owner[method](`/api/commerce/${shop.id}/`, form)
        expect(status).toBe(200)
        expect(body).toMatchObject({
          name: 'La Espiga',
          status: 'PE',
          reason: null,
          application_text: 'Ya está el número.',
        })
      }
      const subjects = (await mailsTo(owner)).map(({ subject }) => subject)
      expect(subjects.slice(1)).toEqual(['Hemos recibido otra vez la solicitud de «La Espiga»'])
      const lines = await server.db.select().from(activity).orderBy(activity.id)
      expect(lines.slice(-2).map(({ verb, object }) => [verb, object])).toEqual([
        ['update', 'La Espiga'],
        ['resubmit', 'La Espiga'],
      ])
    },
  )

  test('keeps its text where a save sends it again without one', async () => {
    const { owner, shop } = await rejected()
    const { body } = await owner.patch(`/api/commerce/${shop.id}/`, { resubmit: 'true' })
    expect(body).toMatchObject({ status: 'PE', application_text: 'Abrimos cada día desde 1962.' })
  })

  test('is neither saved nor sent again where a field is wrong, or somebody saved it since', async () => {
    const { owner, shop } = await rejected()
    const url = `/api/commerce/${shop.id}/`
    const bad = { ...corrected, n_tlf: 'no', application_text: ' ', resubmit: true }
    expect(Object.keys((await owner.put(url, bad)).body)).toEqual(['n_tlf', 'application_text'])
    await administrator.patch(url, { direction: 'Otra' })
    const stale = await owner.put(url, { ...corrected, resubmit: true }, { 'if-match': '"1"' })
    expect([stale.status, stale.body.current.status]).toEqual([409, 'RE'])
    expect(await statusOf(shop)).toBe('RE')
    expect(await mailsTo(owner)).toHaveLength(1)
  })

  test('that is not rejected stays as it is when a save would send it again', async () => {
    const owner = await server.owner()
    const shop = await server.commerce(owner)
    const { status, body } = await owner.put(`/api/commerce/${shop.id}/`, {
      ...corrected,
      resubmit: true,
      application_text: 'Otra cosa.',
    })
    expect([status, body.status]).toEqual([200, 'OK'])
    expect(body.application_text).toBe('Abrimos cada día desde 1962.')
    expect(await mailsTo(owner)).toEqual([])
  })

  test('is sent again once by two saves at once', async () => {
    const { owner, shop, pk } = await rejected()
    let sending: ReturnType<Person['put']>[] = []
    await server.db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications.pk, pk)).for('update')
      sending = [1, 2].map(() =>
        owner.put(`/api/commerce/${shop.id}/`, { ...corrected, resubmit: true }),
      )
      await waitForBlockedQueries(server.db, 2)
    })
    const answers = await Promise.all(sending)
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'PE'],
      [200, 'PE'],
    ])
    expect(await mailsTo(owner)).toHaveLength(2)
  })

  test('needs a text', async () => {
    const { owner, pk } = await rejected()
    expect((await resubmit(owner, pk, ' ')).body).toEqual({
      application: ['La aplicación es obligatoria'],
    })
  })
})

describe('the list of applications', () => {
  test('has the pending first, the oldest at the top, then the decided, newest first', async () => {
    const small = await openTestServer()
    try {
      const boss = await small.administrator()
      const made: number[] = []
      for (let shops = 0; shops < 4; shops++) {
        const submitted_at = small.clock.now().toISOString()
        const application = { ...PENDING, submitted_at }
        const shop = await small.commerce(await small.owner(), { application })
        made.push((await small.applicationOf(shop)).pk)
        small.clock.advance(20)
      }
      const [first, second, third, fourth] = made
      await boss.post(`/accept_application/${first}/`)
      small.clock.advance(20)
      await boss.post(`/deny_application/${third}/`, { reason: 'No' })
      const { body } = await boss.get('/api/commerce_applications/')
      const pks = body.map((application: { pk: number }) => application.pk)
      expect(pks).toEqual([second, fourth, third, first])

      const waiting = await boss.get('/api/commerce_applications/?state=PE&page_size=1')
      expect(waiting.headers['x-total-count']).toBe('2')
      expect(waiting.body.results.map((application: { pk: number }) => application.pk)).toEqual([
        second,
      ])
    } finally {
      await small.close()
    }
  })

  test.each(['cafe', 'CAFÉ', 'fe la mig', 'calle mayor'])(
    'is searched with «%s», accents or not',
    async (search) => {
      const { pk } = await pending(undefined, 'Café La Miga')
      const { body } = await administrator.get(
        `/api/commerce_applications/?search=${encodeURIComponent(search)}`,
      )
      expect(body.map((application: { pk: number }) => application.pk)).toContain(pk)
    },
  )

  test('takes the signs of patterns as they are', async () => {
    await pending()
    for (const search of ['%', '_', '\\', "'", '\0']) {
      const { status, body } = await administrator.get(
        `/api/commerce_applications/?search=${encodeURIComponent(`${search}zzz`)}`,
      )
      expect([status, body]).toEqual([200, []])
    }
  })
})

describe('a shop that is saved', () => {
  test('keeps its photo when none is sent, or its own address', async () => {
    const { owner, shop } = await pending()
    const { body: before } = await owner.get(`/api/commerce/${shop.id}/`)
    const fields = {
      name: 'La Espiga',
      description: 'Pan.',
      category: [1],
      direction: 'Calle Mayor, 14',
      n_tlf: '964 12 34 57',
      contact_mail: 'otra@laespiga.example',
    }
    server.clock.advance(60)
    for (const photo of [undefined, before.photo]) {
      const { status, body } = await owner.put(`/api/commerce/${shop.id}/`, { ...fields, photo })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        ...fields,
        n_tlf: '964123457',
        photo: before.photo,
        updated_at: server.clock.now().toISOString(),
      })
    }
  })

  test('is not another one by what its form says', async () => {
    const { owner, shop } = await pending()
    const other = await server.owner()
    const { body } = await owner.patch(`/api/commerce/${shop.id}/`, {
      id: 1,
      owner_id: other.user.id,
      status: 'OK',
      reason: 'x',
      deleted_at: '2026-01-01T00:00:00.000Z',
    })
    expect(body).toMatchObject({ id: shop.id, status: 'PE' })
    expect((await other.get(`/api/commerce/${shop.id}/`)).status).toBe(404)
  })

  test('names every bad field, and what is no photo', async () => {
    const { owner, shop } = await pending()
    const { status, body } = await owner.put(`/api/commerce/${shop.id}/`, {
      name: '',
      category: ['999999'],
      photo: 'https://evil.example/x.webp',
    })
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual([
      'name',
      'contact_mail',
      'n_tlf',
      'description',
      'direction',
      'photo',
    ])
    const unknown = await owner.patch(`/api/commerce/${shop.id}/`, { category: [999_999] })
    expect(unknown.body).toEqual({ category: ['Esa categoría no existe'] })
  })
})
