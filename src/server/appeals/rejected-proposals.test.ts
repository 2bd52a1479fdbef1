import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { photos, proposals, restrictions } from '../database/schema.ts'

let server: TestServer
/** The person who rejects, and the only other administrator. */
let decider: Person
let other: Person
let owner: Person
let shop: { id: number }
/** A category that the shop does not have. */
let bakery: number
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await server.choose({ review_fields: ['name', 'category', 'address', 'photo'] })
  decider = await server.administrator()
  other = await server.administrator()
  owner = await server.owner()
  shop = await server.commerce(owner, { name: 'La Espiga', category: [1] })
  bakery = (await decider.post('/api/category/', { name: 'Horno de leña' })).body.id
})

const reason = 'El rótulo dice otra cosa.'
const at = () => `/api/commerce/${shop.id}/`
const listed = async () => (await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).body
const save = (form: object, by = owner) => by.patch(at(), form)
const open = async () => (await decider.get('/api/proposals/?state=open')).body[0]
/** Proposes changes and rejects all but those in `accept`. Returns the id. */
async function rejected(form: object, accept: string[] = []): Promise<number> {
  expect((await save(form)).status).toBe(200)
  const { id, revision, changes } = await open()
  const fields: string[] = changes.map(({ field }: { field: string }) => field)
  const reject = fields.filter((field) => !accept.includes(field))
  const decision = { revision, accept, reject, reason }
  expect((await decider.post(`/api/proposals/${id}/decide/`, decision)).status).toBe(200)
  return id
}
const mine = async (by = owner) => (await by.get('/api/restrictions/')).body
const send = (restriction: number, text = 'Ya lo hemos cambiado.', by = owner) =>
  by.post('/api/appeals/', { restriction, text })
const answer = (id: number, outcome: string, by = other) =>
  by.post(`/api/appeals/${id}/answer/`, { outcome, answer: 'Lo hemos mirado.' })
async function appealed(form: object, accept?: string[]): Promise<number> {
  const proposal = await rejected(form, accept)
  const { id } = (await mine()).find((one: { proposal: number }) => one.proposal === proposal)
  expect((await send(id)).status).toBe(201)
  return id
}
const lastMail = async () => (await server.mailsTo(owner.user.email)).at(-1)!

describe('a change that was not accepted', () => {
  test('is told with its reason, and with how to appeal and until when', async () => {
    const proposal = await rejected({ name: 'Horno', category: [bakery] }, ['category'])
    const { text } = await lastMail()
    const [decision] = await mine()
    expect(decision).toMatchObject({
      kind: 'proposal_rejected',
      commerce: shop.id,
      proposal,
      changes: [{ field: 'name', from: 'La Espiga', to: 'Horno' }],
      reason,
      may_appeal: true,
    })
    for (const said of [reason, 'hasta el 4 de abril', `/reclamaciones/${decision.id}`]) {
      expect(text).toContain(said)
    }
    expect(JSON.stringify(decision)).not.toContain(decider.user.username)
  })

  test('whole is no decision to appeal', async () => {
    await save({ name: 'Horno' })
    const { id, revision } = await open()
    await decider.post(`/api/proposals/${id}/decide/`, { revision, accept: ['name'] })
    expect(await mine()).toEqual([])
    expect((await lastMail()).text).not.toContain('reclamar')
  })

  test('is appealed once each, also when the next is rejected too', async () => {
    const first = await appealed({ name: 'Horno' })
    const second = await appealed({ name: 'Tahona' })
    expect(second).not.toBe(first)
    const again = await send(first, 'Insisto.')
    expect([again.status, again.body.code]).toEqual([409, 'already_appealed'])
    expect((await other.get('/api/appeals/?state=waiting')).body).toHaveLength(2)
  })

  test('says its categories by their names, and its address in one line', async () => {
    await rejected({ category: [bakery], direction: 'Plaza Nueva, 2' })
    const [{ changes }] = await mine()
    const names = (await server.anyone.get('/api/category/')).body
    const nameOf = (id: number) => names.find((one: { id: number }) => one.id === id).name
    expect(changes).toMatchObject([
      { field: 'category', from: nameOf(1), to: nameOf(bakery) },
      { field: 'address', to: 'Plaza Nueva, 2' },
    ])
  })
})

describe('an appeal of it', () => {
  test('is answered by another administrator, where there is one', async () => {
    const id = await appealed({ name: 'Horno' })
    expect((await answer(id, 'granted', decider)).body.code).toBe('own_decision')
    expect((await answer(id, 'granted')).status).toBe(200)
  })

  test('that is granted shows at once what was asked', async () => {
    const id = await appealed({ name: 'Horno', category: [bakery] }, ['category'])
    const { body } = await answer(id, 'granted')
    expect(body).toMatchObject({ outcome: 'granted', changes: [] })
    expect(await listed()).toMatchObject({ name: 'Horno', category: [bakery] })
    expect((await server.anyone.get('/api/directory/commerces/?search=horno')).body).toHaveLength(1)
    const [proposal] = await server.db.select().from(proposals)
    expect(proposal).toMatchObject({ accepted: ['name', 'category'], rejected: [] })
    expect((await lastMail()).text).toContain('Aceptamos lo que pediste cambiar en «La Espiga».')
    const history = (await owner.get(`${at()}history/`)).body
    expect(history).toContainEqual(
      expect.objectContaining({
        verb: 'accept',
        object_type: 'proposal',
        before: { name: 'La Espiga' },
        after: { name: 'Horno' },
      }),
    )
  })

  test('that is upheld leaves all as it is', async () => {
    const id = await appealed({ name: 'Horno' })
    expect((await answer(id, 'upheld')).body.changes).toHaveLength(1)
    expect((await listed()).name).toBe('La Espiga')
    expect(await mine()).toMatchObject([{ outcome: 'upheld', may_appeal: false, ended_at: null }])
    expect((await lastMail()).text).toContain('En «La Espiga» se queda lo que había.')
  })

  test('takes nothing from what has changed since, and says so', async () => {
    const id = await appealed({ name: 'Horno', direction: 'Plaza Nueva, 2' })
    await save({ name: 'La Espiga de Oro' }, decider)
    const { body } = await answer(id, 'granted')
    expect(body.changes).toMatchObject([{ field: 'name', to: 'Horno' }])
    expect(await listed()).toMatchObject({
      name: 'La Espiga de Oro',
      direction: 'Plaza Nueva, 2',
    })
    expect((await lastMail()).text).toContain(
      'Esto ha cambiado después, y se queda como está: nombre.',
    )
  })

  test('of what stands as asked by now changes nothing', async () => {
    const id = await appealed({ name: 'Horno' })
    await save({ name: 'Horno' }, decider)
    const { updated_at } = (await owner.get(at())).body
    expect((await answer(id, 'granted')).body.changes).toEqual([])
    expect((await owner.get(at())).body).toMatchObject({ name: 'Horno', updated_at })
  })

  test('leaves a category that was deleted meanwhile', async () => {
    const id = await appealed({ category: [bakery] })
    await decider.delete(`/api/category/${bakery}/`)
    const { status, body } = await answer(id, 'granted')
    expect([status, body.changes.length]).toEqual([200, 1])
    expect((await listed()).category).toEqual([1])
  })

  test('puts the cover, or leaves it where its photo is gone', async () => {
    for (const isGone of [false, true]) {
      const { payload, headers } = await multipart({ photo: await photoFile() })
      if (isGone) shop = await server.commerce(owner, { name: 'Otra' })
      const before = (await listed()).photo
      await owner.patch(at(), payload, headers)
      const { id: proposal, revision } = await open()
      const decision = { revision, accept: [], reject: ['photo'], reason }
      await decider.post(`/api/proposals/${proposal}/decide/`, decision)
      const { id } = (await mine()).find((one: { proposal: number }) => one.proposal === proposal)
      await send(id)
      if (isGone) {
        const [row] = await server.db.select().from(proposals).where(eq(proposals.id, proposal))
        await server.db.update(proposals).set({ photo: null }).where(eq(proposals.id, proposal))
        const change = row!.changes[0]!
        const to = { ...(change.to as object), photo: 'f'.repeat(64) }
        const changes = [{ ...change, to } as typeof change]
        await server.db.update(proposals).set({ changes }).where(eq(proposals.id, proposal))
        expect(await server.db.$count(photos, eq(photos.hash, 'f'.repeat(64)))).toBe(0)
      }
      const { status, body } = await answer(id, 'granted')
      expect([status, body.changes.length]).toEqual([200, isGone ? 1 : 0])
      expect((await listed()).photo === before).toBe(isGone)
    }
  })

  test('makes whoever decides the next change look again', async () => {
    const id = await appealed({ name: 'Horno' })
    await save({ name: 'Tahona' })
    const { id: next, revision } = await open()
    await answer(id, 'granted')
    const late = await decider.post(`/api/proposals/${next}/decide/`, {
      revision,
      accept: ['name'],
    })
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict'])
    expect(late.body.current.changes).toMatchObject([{ from: 'La Espiga', present: 'Horno' }])
  })

  test('thirty answers at once are one, and so is what they write', async () => {
    const third = await server.administrator()
    const id = await appealed({ name: 'Horno' })
    const { version } = (await owner.get(at())).body
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => answer(id, 'granted', [other, third][index % 2])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
    expect((await owner.get(at())).body).toMatchObject({ name: 'Horno', version: version + 1 })
    expect(server.aborted).toEqual([])
  })

  test('and thirty saves of an administrator at once block nobody: one of both stands', async () => {
    const id = await appealed({ name: 'Horno' })
    const answers = await Promise.all([
      answer(id, 'granted'),
      ...Array.from({ length: 30 }, (_, index) => save({ name: `Nombre ${index % 3}` }, decider)),
    ])
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const [decision] = await mine()
    const { name } = await listed()
    expect(name).toMatch(/^(Horno|Nombre \d)$/)
    // The owner is told which changes could not be given back.
    if (name === 'Horno') expect(decision.changes).toEqual([])
    expect(server.aborted).toEqual([])
  })
})

test.each([
  ['deleted', () => decider.delete(at(), { reason })],
  [
    'given to somebody else',
    async () => {
      const owner_email = (await server.owner()).user.email
      await save({ owner_email, from_owner: owner.user.id }, decider)
    },
  ],
])('of a shop that is %s nothing is left to appeal', async (_what, change) => {
  const id = await appealed({ name: 'Horno' })
  await change()
  const [row] = await server.db.select().from(restrictions).where(eq(restrictions.id, id))
  expect(row).toMatchObject({ outcome: 'withdrawn', ended_at: expect.any(String) })
  expect((await answer(id, 'granted')).status).toBe(409)
})
