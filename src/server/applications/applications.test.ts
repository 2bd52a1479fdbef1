import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { PENDING, pendingApplications } from '#testing/pending-applications.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { applications, commerces } from '../database/schema.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const { pending, statusOf } = pendingApplications(() => server)

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
        sells: [],
        facts: {},
        direction: 'Calle Mayor, 12',
        street: 'Calle Mayor',
        number: '12',
        address_extra: '',
        postal_code: '',
        locality: '',
        latitude: null,
        longitude: null,
        contact_mail: 'hola@laespiga.example',
        web: '',
        whatsapp: '',
        instagram: '',
        facebook: '',
        tiktok: '',
        other_link: '',
        n_tlf: '964123456',
        hours: null,
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
      const mails = await server.mailsTo(owner.user.email)
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
    expect((await server.mailsTo(owner.user.email))[0]!.text).toContain(reason)
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

  test('is not decided by asking whether it could be', async () => {
    const { shop, pk } = await pending()
    expect((await administrator.head(`/accept_application/${pk}/`)).status).toBe(405)
    expect(await statusOf(shop)).toBe('PE')
  })
})

describe('an application that several decide', () => {
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
      // Holds the row's lock until both requests wait for it, so that they really run at once.
      await tx.select().from(applications).where(eq(applications.pk, pk)).for('update')
      deciding = [
        administrator.post(`/accept_application/${pk}/`),
        other.post(`/deny_application/${pk}/`, { reason: 'No' }),
      ]
      await waitForBlockedQueries(server.db, 2)
    })
    const answers = await Promise.all(deciding)
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect(await server.mailsTo(owner.user.email)).toHaveLength(1)
  })

  test('is not found by whoever decides while its shop goes', async () => {
    const { shop, pk } = await pending()
    let deciding: ReturnType<Person['post']> | undefined
    await server.db.transaction(async (tx) => {
      await tx.select().from(commerces).where(eq(commerces.id, shop.id)).for('update')
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
