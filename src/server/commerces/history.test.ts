import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  administrator = await server.administrator()
})
afterAll(() => server.close())

const historyOf = async (
  person: Person,
  { id }: { id: number },
  query = '',
): Promise<Activity[]> => {
  const { status, body } = await person.get(`/api/commerce/${id}/history/${query}`)
  expect(status).toBe(200)
  return body
}
const sentences = (lines: Activity[]) =>
  lines.map(({ actor, verb, object_type }) => `${actor} ${verb} ${object_type}`)

test('a history has what was done with a shop, its application and its offers, the last first', async () => {
  const owner = await server.owner()
  const shop = await server.commerce(owner, { application: { status: 'PE', decided_at: null } })
  const other = await server.commerce(owner)
  const { pk } = await server.applicationOf(shop)
  await administrator.post(`/accept_application/${pk}/`)
  await owner.patch(`/api/commerce/${shop.id}/`, { n_tlf: '611 22 33 44' })
  await owner.patch(`/api/commerce/${other.id}/`, { n_tlf: '622 22 33 44' })
  const offer = await server.offer(shop)
  await owner.delete(`/api/offer/${offer.id}/`)
  const [me, they] = [owner.user.username, administrator.user.username]
  expect(sentences(await historyOf(administrator, shop))).toEqual([
    `${me} delete offer`,
    `${me} update commerce`,
    `${they} accept application`,
  ])
  expect(sentences(await historyOf(owner, shop))).toEqual([
    `${me} delete offer`,
    `${me} update commerce`,
    'Administración accept application',
  ])
  expect(sentences(await historyOf(owner, shop, '?object_type=commerce'))).toEqual([
    `${me} update commerce`,
  ])
})

test('an owner learns of nobody else: neither who acted, nor whose the shop was', async () => {
  const before = await server.owner()
  const shop = await server.commerce(before)
  await before.patch(`/api/commerce/${shop.id}/`, { description: 'Pan del pueblo.' })
  const after = await server.owner()
  const path = `/api/commerce/${shop.id}/`
  const from_owner = before.user.id
  await administrator.patch(path, { owner_email: after.user.email, from_owner })
  const lines = await historyOf(after, shop)
  expect(lines).toMatchObject([
    { actor: 'Administración', actor_id: null, before: { owner: null }, after: { owner: null } },
    { actor: 'Otra persona', actor_id: null, after: { description: 'Pan del pueblo.' } },
  ])
  const sorted = await historyOf(after, shop, '?ordering=actor_id')
  expect(sorted.map(({ id }) => id).toSorted()).toEqual(lines.map(({ id }) => id).toSorted())
  const answered = JSON.stringify(lines)
  for (const { user } of [before, administrator]) expect(answered).not.toContain(user.username)
  expect(await historyOf(administrator, shop)).toMatchObject([
    { after: { owner: after.user.username } },
    { actor: before.user.username },
  ])
})

test('a history is not for the former owner, nor of a shop in the bin', async () => {
  const owner = await server.owner()
  const shop = await server.commerce(owner)
  const path = `/api/commerce/${shop.id}/history/`
  expect((await (await server.owner()).get(path)).status).toBe(404)
  await owner.delete(`/api/commerce/${shop.id}/`)
  expect((await owner.get(path)).status).toBe(404)
})
