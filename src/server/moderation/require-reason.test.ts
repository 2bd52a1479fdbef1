import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REASON_NEEDED } from '#contract/appeals.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { commerces, outbox, restrictions } from '../database/schema.ts'

let server: TestServer
let office: Person
let owner: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  office = await server.administrator()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [restrictions, outbox]) await server.db.delete(table)
  owner = await server.owner()
  shop = await server.commerce(owner, { name: 'La Espiga' })
})

const reason = 'No es un comercio de aquí.'
const MISSED = { reason: [REASON_NEEDED] }

const hide = (body: object = {}, by = office) =>
  by.patch(`/api/commerce/${shop.id}/`, { hidden: true, ...body })
const remove = (body?: object, by = office) => by.delete(`/api/commerce/${shop.id}/`, body)
const deactivate = (body: object = {}, by = office) =>
  by.patch(`/auth/users/${owner.user.id}/`, { is_active: false, ...body })
const isPublic = async () =>
  (await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).status === 200

const TAKEN = { hide, remove, deactivate }

describe.each(Object.entries(TAKEN))(
  'the office, to %s what is somebody else’s,',
  (_name, take) => {
    test.each([
      ['no reason', undefined],
      ['a blank one', { reason: ' \n ' }],
      ['null', { reason: null }],
    ])('gives %s: nothing happens', async (_given, body) => {
      const { status, body: refused } = await take(body)
      expect([status, refused]).toEqual([400, MISSED])
      expect(await isPublic()).toBe(true)
      expect((await owner.get('/auth/account/')).status).toBe(200)
      expect(await server.db.$count(restrictions)).toBe(0)
      expect(await server.db.$count(outbox)).toBe(0)
    })

    test('gives one, which its owner reads', async () => {
      expect((await take({ reason })).status).toBeLessThan(300)
      expect(await isPublic()).toBe(false)
      expect(await server.db.select().from(restrictions)).toMatchObject([{ reason }])
      const [mail] = await server.mailsTo(owner.user.email)
      expect(mail!.text).toContain(reason)
    })

    test('thirty at once, half of them without one: only what has a reason is done, once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, at) => take(at % 2 === 0 ? { reason: ' ' } : { reason })),
      )
      const refused = answers.filter(({ status }) => status === 400)
      for (const { body } of refused) expect(body).toEqual(MISSED)
      // Later requests may find that it is already done.
      expect(answers.every(({ status }) => [200, 204, 400, 404].includes(status))).toBe(true)
      expect(await isPublic()).toBe(false)
      expect(await server.db.select().from(restrictions)).toMatchObject([{ reason }])
      expect(await server.mailsTo(owner.user.email)).toHaveLength(1)
      expect(server.aborted).toEqual([])
    })
  },
)

describe('no reason is asked', () => {
  test('of owners, who hide and delete what is theirs', async () => {
    expect((await hide({}, owner)).status).toBe(200)
    expect((await remove(undefined, owner)).status).toBe(204)
    expect(await server.db.$count(restrictions)).toBe(0)
  })

  test('of the office about its own', async () => {
    shop = await server.commerce(office)
    expect((await hide()).status).toBe(200)
    expect((await remove()).status).toBe(204)
    const other = await server.administrator()
    const leaving = await other.patch(`/auth/users/${other.user.id}/`, { is_active: false })
    expect(leaving.status).toBe(200)
  })

  test('about a shop that nobody has', async () => {
    await server.db.update(commerces).set({ owner_id: null }).where(eq(commerces.id, shop.id))
    expect((await hide()).status).toBe(200)
    expect((await remove()).status).toBe(204)
  })

  test('of what is hidden already, nor of showing it and activating', async () => {
    await hide({ reason })
    expect((await hide()).status).toBe(200)
    expect((await hide({ hidden: false })).status).toBe(200)
    await deactivate({ reason })
    expect((await deactivate()).status).toBe(200)
    expect((await deactivate({ is_active: true })).status).toBe(200)
  })

  test('by the calls of the specification, whose mail then says nothing of it', async () => {
    const offer = await server.offer(shop)
    expect((await office.delete(`/api/offer/${offer.id}/`)).status).toBe(204)
    const pending = await server.commerce(owner, {
      application: { status: 'PE', decided_at: null },
    })
    const { pk } = await server.applicationOf(pending)
    expect((await office.get(`/deny_application/${pk}/`)).status).toBe(200)
    const taken = await server.db.select().from(restrictions).orderBy(restrictions.id)
    expect(taken).toMatchObject([
      { kind: 'offer_deleted', reason: null },
      { kind: 'application_rejected', reason: null },
    ])
    for (const { text } of await server.mailsTo(owner.user.email))
      expect(text).not.toContain('Motivo')
  })
})

describe('an offer that the office deletes', () => {
  test('with a reason that is left blank stays', async () => {
    const { id } = await server.offer(shop)
    for (const blank of ['', '  ', null]) {
      const { status, body } = await office.delete(`/api/offer/${id}/`, { reason: blank })
      expect([status, body]).toEqual([400, MISSED])
    }
    expect((await owner.get(`/api/offer/${id}/`)).status).toBe(200)
    expect((await owner.delete(`/api/offer/${id}/`, { reason: '' })).status).toBe(204)
  })

  test('by thirty at once is deleted once, by who said why', async () => {
    const { id } = await server.offer(shop)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        office.delete(`/api/offer/${id}/`, { reason: at % 2 === 0 ? '' : reason }),
      ),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await server.db.select().from(restrictions)).toMatchObject([{ reason }])
    expect(await server.mailsTo(owner.user.email)).toHaveLength(1)
  })
})
