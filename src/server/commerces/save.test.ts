import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, categories, commerces } from '../database/schema.ts'

let server: TestServer
let lucia: Person
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const at = ({ id }: { id: number }) => `/api/commerce/${id}/`
const eventsOn = async ({ id }: { id: number }) =>
  server.db
    .select({
      verb: activity.verb,
      actor: activity.actor,
      before: activity.before,
      after: activity.after,
    })
    .from(activity)
    .where(eq(activity.object_id, id))
    .orderBy(activity.id)

describe('two people who edit the same shop', () => {
  test('are told which version they have, and it counts the saves', async () => {
    const shop = await server.commerce(lucia)
    expect((await lucia.get(at(shop))).headers.etag).toBe('"1"')
    const { headers, body } = await lucia.patch(at(shop), { name: 'La Espiga de Oro' })
    expect([headers.etag, body.version]).toEqual(['"2"', 2])
    expect((await lucia.get(at(shop))).headers.etag).toBe('"2"')
  })

  test.each(['put', 'patch'] as const)(
    'do not overwrite each other by %s: the slower is given the present shop',
    async (method) => {
      const shop = await server.commerce(lucia)
      const { body } = await lucia.get(at(shop))
      await administrator.patch(at(shop), { direction: 'Calle Mayor, 14' }, { 'if-match': '"1"' })
      const late = await lucia[method](at(shop), { ...body, name: 'Otra' }, { 'if-match': '"1"' })
      expect(late.status).toBe(409)
      expect(late.body).toMatchObject({
        code: 'edit_conflict',
        detail: expect.stringContaining('Otra persona ha guardado cambios'),
        current: {
          ...body,
          direction: 'Calle Mayor, 14',
          number: '14',
          version: 2,
          updated_at: expect.any(String),
        },
      })
      expect(late.body.current.owner).toBeNull()
      const { body: now } = await lucia.get(at(shop))
      expect(now).toMatchObject({ name: body.name, direction: 'Calle Mayor, 14' })
    },
  )

  test.each([undefined, '*', '"1"', 'W/"1"', '"7", "1"'])(
    'save when nobody was faster, with If-Match %s',
    async (tag) => {
      const shop = await server.commerce(lucia)
      const headers = tag === undefined ? undefined : { 'if-match': tag }
      expect((await lucia.patch(at(shop), { name: 'Otra' }, headers)).status).toBe(200)
    },
  )

  test.each(['"2"', '1', '', '"1'])('are stopped by a tag that is not theirs: %s', async (tag) => {
    const shop = await server.commerce(lucia)
    expect((await lucia.patch(at(shop), { name: 'Otra' }, { 'if-match': tag })).status).toBe(409)
  })

  test('that wait for each other are both done', async () => {
    const shop = await server.commerce(lucia)
    const [other] = await server.db.insert(categories).values({ name: 'Otra' }).returning()
    let save: ReturnType<Person['patch']> | undefined
    // PostgreSQL may choose either of the two as the victim of the deadlock.
    await server.db.transaction(async (tx) => {
      await tx.select().from(categories).where(eq(categories.id, other!.id)).for('update')
      if (save === undefined) {
        save = lucia.patch(at(shop), { category: [1, other!.id], name: 'Otra' })
        await waitForBlockedQueries(server.db, 1)
      }
      // The save has locked the shop and waits for the category, which this transaction has locked.
      await tx.update(commerces).set({ hidden: true }).where(eq(commerces.id, shop.id))
    })
    expect((await save)?.status).toBe(200)
    const { body } = await lucia.get(at(shop))
    expect([body.name, body.hidden]).toEqual(['Otra', true])
  })

  test('at the same instant come one after the other', async () => {
    const shop = await server.commerce(lucia)
    let saves: ReturnType<Person['patch']>[] = []
    await server.db.transaction(async (tx) => {
      await tx.select().from(commerces).where(eq(commerces.id, shop.id)).for('update')
      saves = ['Una', 'Otra'].map((name) => lucia.patch(at(shop), { name }, { 'if-match': '"1"' }))
      await waitForBlockedQueries(server.db, 2)
    })
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })
})

describe('a published shop', () => {
  test('is hidden and shown again, by a form too, and the log tells both', async () => {
    const shop = await server.commerce(lucia)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await lucia.patch(at(shop), 'hidden=true', form)).body.hidden).toBe(true)
    expect((await administrator.patch(at(shop), { hidden: false })).body.hidden).toBe(false)
    expect(await eventsOn(shop)).toEqual([
      {
        verb: 'hide',
        actor: lucia.user.username,
        before: { hidden: false },
        after: { hidden: true },
      },
      {
        verb: 'show',
        actor: administrator.user.username,
        before: { hidden: true },
        after: { hidden: false },
      },
    ])
  })

  test('is the only one that can be hidden', async () => {
    const application = { status: 'PE' as const, decided_at: null }
    const shop = await server.commerce(lucia, { application })
    const { status, body } = await lucia.patch(at(shop), { hidden: true })
    expect([status, Object.keys(body)]).toEqual([400, ['hidden']])
    expect((await lucia.patch(at(shop), { hidden: 'quizá' })).status).toBe(400)
    expect((await lucia.patch(at(shop), { hidden: false })).status).toBe(200)
  })
})

describe('a save', () => {
  test('is told in the log with what changed and nothing else', async () => {
    const shop = await server.commerce(lucia)
    const { body } = await lucia.get(at(shop))
    await lucia.put(at(shop), { ...body, name: 'La Espiga de Oro', n_tlf: '964 12 34 57' })
    expect(await eventsOn(shop)).toEqual([
      {
        verb: 'update',
        actor: lucia.user.username,
        before: { name: 'Panadería La Espiga', n_tlf: '964123456' },
        after: { name: 'La Espiga de Oro', n_tlf: '964123457' },
      },
    ])
  })

  test('that changes nothing is none', async () => {
    const shop = await server.commerce(lucia)
    const { body } = await lucia.get(at(shop))
    server.clock.advance(60)
    const saved = await lucia.put(at(shop), body)
    expect(saved.body).toEqual(body)
    expect(await eventsOn(shop)).toEqual([])
  })
})
