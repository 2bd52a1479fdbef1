import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNDO_SECONDS } from '#contract/inbox.ts'
import { proposalOf } from '#testing/proposal-calls.ts'
import { appealOf } from '#testing/restrictions.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import {
  activity,
  commerces,
  emailLinks,
  outbox,
  proposals,
  restrictions,
  users,
} from '../database/schema.ts'

let server: TestServer
let office: Person
let lucia: Person
let rosa: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.administrator()
  lucia = await server.owner({ username: 'lucia' })
  rosa = await server.owner({ username: 'rosa' })
  shop = await server.commerce(lucia, { name: 'La Espiga' })
})

const give = (owner_email: string | null, more: object = {}, by = office) =>
  by.patch(`/api/commerce/${shop.id}/`, { owner_email, ...more })
const taken = (owner_email: string | null, from = lucia, by = office) =>
  give(owner_email, { from_owner: from.user.id }, by)
const undo = (by = office) => by.post(`/api/commerce/${shop.id}/undo_owner_change/`)
const row = async () =>
  (await server.db.select().from(commerces).where(eq(commerces.id, shop.id)))[0]!
const subjects = async ({ user }: { user: { email: string } }) =>
  (await server.mailsTo(user.email)).map(({ subject }) => subject)

describe('a shop that somebody has', () => {
  test('is not given away by an e-mail alone: the answer asks, with both names', async () => {
    const before = await row()
    const nobody = 'mistyped@example.com'
    const from = { id: lucia.user.id, username: 'lucia', email: lucia.user.email }
    for (const [email, to] of [
      [rosa.user.email, { username: 'rosa', email: rosa.user.email }],
      [nobody, { username: null, email: nobody }],
      ['', null],
      [null, null],
    ] as const) {
      const { status, body } = await give(email)
      expect([status, body]).toEqual([
        409,
        { code: 'owner_change', detail: expect.stringContaining('lucia'), from, to },
      ])
    }
    expect(await row()).toEqual(before)
    expect(await server.db.$count(users, eq(users.email, nobody))).toBe(0)
    expect(await server.db.$count(outbox)).toBe(0)
  })

  test('is not taken from somebody who has it no more: the answer asks anew', async () => {
    const { status, body } = await taken(rosa.user.email, rosa)
    expect([status, body.from.username]).toEqual([409, 'lucia'])
    expect((await row()).owner_id).toBe(lucia.user.id)
  })

  test('saves nothing else of a form that only asks', async () => {
    expect((await give(rosa.user.email, { n_tlf: '964999999' })).status).toBe(409)
    expect((await row()).n_tlf).not.toBe('964999999')
  })

  test('of nobody, or given again to who has it, is asked about by nobody', async () => {
    expect((await give(lucia.user.email)).status).toBe(200)
    await server.db.update(commerces).set({ owner_id: null }).where(eq(commerces.id, shop.id))
    expect((await give(rosa.user.email)).status).toBe(200)
    expect((await row()).owner_id).toBe(rosa.user.id)
  })

  test('mails both once it can no longer be undone, and names neither to the other', async () => {
    expect((await taken(rosa.user.email)).status).toBe(200)
    const mails = await server.db.select().from(outbox)
    const late = new Date(server.clock.now().getTime() + UNDO_SECONDS * 1000).toISOString()
    expect(
      mails.map(({ recipient, subject, next_try_at }) => [recipient, subject, next_try_at]),
    ).toEqual([
      [lucia.user.email, 'Ya no llevas «La Espiga» en Escaparate', late],
      [rosa.user.email, 'Ya puedes llevar «La Espiga» en Escaparate', late],
    ])
    expect(mails[0]!.text).not.toMatch(/rosa/)
    expect(mails[1]!.text).not.toMatch(/lucia/)
  })

  test('mails its former owner when nobody gets it, too', async () => {
    expect((await taken('')).status).toBe(200)
    expect(await subjects(lucia)).toEqual(['Ya no llevas «La Espiga» en Escaparate'])
  })

  test('mails no address that nobody has confirmed, nor whoever gives away their own', async () => {
    const unknown = await server.owner({ is_active: false, activated_at: null })
    shop = await server.commerce(unknown)
    expect((await taken(rosa.user.email, unknown)).status).toBe(200)
    expect(await subjects(unknown)).toEqual([])
    shop = await server.commerce(office)
    expect((await taken(rosa.user.email, office)).status).toBe(200)
    expect(await subjects(office)).toEqual([])
  })

  test('tells its former owner of the change that waited, and of an appeal', async () => {
    const proposal = await proposalOf(server, shop)
    await appealOf(server, shop, lucia, { kind: 'proposal_rejected', proposal })
    await taken(rosa.user.email)
    const [mail] = await server.mailsTo(lucia.user.email)
    expect(mail!.text).toMatch(/Lo que habías pedido cambiar \((el )?nombre\) ya no se revisará/)
    expect(mail!.text).toContain('Tu reclamación sobre un cambio tampoco sigue adelante.')
  })
})

describe('giving a shop to somebody else is undone', () => {
  test('with what waited, before anybody is told', async () => {
    const proposal = await proposalOf(server, shop)
    const appeal = await appealOf(server, shop, lucia, { kind: 'proposal_rejected', proposal })
    const waited = async () => ({
      asked: await server.db.select().from(proposals).orderBy(proposals.id),
      appealed: await server.db.select().from(restrictions).where(eq(restrictions.id, appeal)),
    })
    const before = await waited()
    await taken(rosa.user.email)
    expect(await waited()).not.toEqual(before)
    for (const _time of [1, 2]) {
      const { status, body } = await undo()
      expect([status, body.owner.username]).toEqual([200, 'lucia'])
    }
    expect(await waited()).toEqual(before)
    expect(await server.db.$count(outbox)).toBe(0)
    expect((await lucia.get(`/api/commerce/${shop.id}/`)).body.pending).toHaveLength(1)
    expect((await rosa.get(`/api/commerce/${shop.id}/`)).status).toBe(404)
    const undone = and(eq(activity.verb, 'undo'), eq(activity.object_type, 'commerce'))
    expect(await server.db.select().from(activity).where(undone)).toMatchObject([
      { before: { owner: 'rosa' }, after: { owner: 'lucia' } },
    ])
  })

  test('to nobody, where nobody had it', async () => {
    await server.db.update(commerces).set({ owner_id: null }).where(eq(commerces.id, shop.id))
    await give(rosa.user.email)
    expect((await undo()).body.owner).toBe(null)
    expect(await subjects(rosa)).toEqual([])
  })

  test('and whoever was only invited by it is forgotten', async () => {
    const email = 'mistyped@example.com'
    const people = () => server.db.$count(users, eq(users.email, email))
    await taken(email)
    expect(await people()).toBe(1)
    expect((await undo()).status).toBe(200)
    expect([await people(), await server.mailsTo(email)]).toEqual([0, []])
  })

  test('and whoever was invited before stays invited, by their first link', async () => {
    const email = 'invited@example.com'
    const other = await server.commerce(lucia)
    await office.patch(`/api/commerce/${other.id}/`, {
      owner_email: email,
      from_owner: lucia.user.id,
    })
    server.clock.advance(UNDO_SECONDS + 1)
    const before = await server.db.select().from(emailLinks)
    await taken(email)
    expect(await server.db.$count(emailLinks)).toBe(2)
    expect((await undo()).status).toBe(200)
    expect(await server.db.select().from(emailLinks)).toEqual(before)
    expect(
      await server.db.$count(users, and(eq(users.email, email), isNull(users.activated_at))),
    ).toBe(1)
  })

  test.each([
    ['after ten seconds', () => server.clock.advance(UNDO_SECONDS + 1), 'más de 10 segundos'],
    [
      'once a mail is being sent',
      () => server.db.update(outbox).set({ tries: 1 }).where(eq(outbox.recipient, rosa.user.email)),
      'más de 10 segundos',
    ],
    [
      'once its former owner has left',
      () => lucia.delete('/auth/account/', { current_password: PASSWORD }),
      'mientras tanto',
    ],
  ])('not %s', async (_when, first, said) => {
    await taken(rosa.user.email)
    await first()
    const present = await row()
    const mails = await server.db.select().from(outbox)
    const { status, body } = await undo()
    expect([status, body.detail]).toEqual([409, expect.stringContaining(said)])
    expect(await row()).toEqual(present)
    expect(await server.db.select().from(outbox)).toEqual(mails)
  })

  test('not once the office has saved it again with the same owner', async () => {
    await taken(rosa.user.email)
    expect((await give(rosa.user.email, { n_tlf: '964999999' })).status).toBe(200)
    const { status, body } = await undo()
    expect([status, body.detail]).toEqual([409, expect.stringContaining('mientras tanto')])
    expect(await row()).toMatchObject({ owner_id: rosa.user.id, n_tlf: '964999999' })
  })

  test('and a save that names the same owner is no such change', async () => {
    expect((await give(lucia.user.email, { n_tlf: '964999999' })).status).toBe(200)
    expect((await undo()).status).toBe(404)
    expect((await row()).n_tlf).toBe('964999999')
  })

  test('by nobody else', async () => {
    await taken(rosa.user.email)
    const { status, body } = await undo(await server.administrator())
    expect([status, body.detail]).toEqual([409, expect.stringContaining(office.user.username)])
    expect((await row()).owner_id).toBe(rosa.user.id)
  })
})

test('of thirty changes and undos at once none deadlocks, and each shop has the owner of the acknowledged one', async () => {
  const shops = await Promise.all(
    Array.from({ length: 10 }, () => server.commerce(lucia, { name: 'La Espiga' })),
  )
  const nuria = await server.owner({ username: 'nuria' })
  const other = await server.administrator()
  const hand = (id: number, to: Person, from: Person, by: Person) =>
    by.patch(`/api/commerce/${id}/`, { owner_email: to.user.email, from_owner: from.user.id })
  for (const { id } of shops) expect((await hand(id, rosa, lucia, office)).status).toBe(200)
  const answers = await Promise.all(
    shops.flatMap(({ id }) => [
      office.post(`/api/commerce/${id}/undo_owner_change/`),
      hand(id, nuria, rosa, other),
      hand(id, lucia, nuria, office),
    ]),
  )
  expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([])
  expect(server.aborted).toEqual([])
  const rows = new Map((await server.db.select().from(commerces)).map((one) => [one.id, one]))
  for (const [at, { id }] of shops.entries()) {
    const [undone, given] = answers.slice(at * 3).map(({ status }) => status)
    // Whoever was second got a 409: either it was undone, or it was passed on.
    expect([undone, given]).not.toEqual([200, 200])
    if (undone === 200) expect(rows.get(id)!.owner_id).toBe(lucia.user.id)
  }
})
