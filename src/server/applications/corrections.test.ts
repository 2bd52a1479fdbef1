import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { pendingApplications } from '#testing/pending-applications.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, applications } from '../database/schema.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const { pending, statusOf } = pendingApplications(() => server)

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
    const before = (await server.mailsTo(administrator.user.email)).length
    await resubmit(owner, pk)
    expect(await server.mailsTo(owner.user.email)).toHaveLength(2)
    expect((await server.mailsTo(administrator.user.email)).length).toBe(before + 1)
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

  test('needs a text', async () => {
    const { owner, pk } = await rejected()
    expect((await resubmit(owner, pk, ' ')).body).toEqual({
      application: ['La aplicación es obligatoria'],
    })
  })
})

describe('a rejected application that a save sends again', () => {
  async function rejected() {
    const made = await pending()
    await administrator.post(`/deny_application/${made.pk}/`, { reason: 'Falta el número.' })
    return made
  }

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
      const subjects = (await server.mailsTo(owner.user.email)).map(({ subject }) => subject)
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
    await owner.patch(url, { direction: 'Otra' })
    const stale = await owner.put(url, { ...corrected, resubmit: true }, { 'if-match': '"1"' })
    expect([stale.status, stale.body.current.status]).toEqual([409, 'RE'])
    expect(await statusOf(shop)).toBe('RE')
    expect(await server.mailsTo(owner.user.email)).toHaveLength(1)
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
    expect(await server.mailsTo(owner.user.email)).toEqual([])
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
    expect(await server.mailsTo(owner.user.email)).toHaveLength(2)
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
