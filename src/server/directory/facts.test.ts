import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facts } from '#contract/facts/facts.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
  await shop('Sin Escalón', { step_cm: 0, card: true, bizum: true })
  await shop('Con Ayuda', { step_cm: 15, ramp: true, card: true })
  await shop('Un Escalón', { step_cm: 5, card: false, bizum: true })
  await shop('Estrecha', { step_cm: 0, door_cm: 60 })
  await shop('Callada', {})
})
afterAll(() => server.close())

async function shop(name: string, facts: Facts) {
  const { id } = await server.commerce(lucia, { name })
  await lucia.patch(`/api/commerce/${id}/`, { facts })
  return id
}

const read = (query: string) => server.anyone.get(`/api/directory/commerces/?page=1&${query}`)
async function namesOf(query: string): Promise<string[]> {
  const { body } = await read(query)
  expect(body.count).toBe(body.results.length)
  return body.results.map(({ name }: { name: string }) => name).toSorted()
}

test.each([
  ['facts=wheelchair', ['Con Ayuda', 'Sin Escalón']],
  ['facts=bizum', ['Sin Escalón', 'Un Escalón']],
  ['facts=wheelchair,bizum', ['Sin Escalón']],
  ['facts=wheelchair&facts=card', ['Con Ayuda', 'Sin Escalón']],
  ['facts=delivery', []],
  ['facts=', ['Callada', 'Con Ayuda', 'Estrecha', 'Sin Escalón', 'Un Escalón']],
  ['facts=card&near=40,-1', ['Con Ayuda', 'Sin Escalón']],
  ['facts=card&search=ayuda', ['Con Ayuda']],
])('of «%s» those are found of which it is known', async (query, names) => {
  expect(await namesOf(query)).toEqual(names)
})

test.each(['wifi', 'card,wifi', 'step_cm', 'languages'])(
  'by «%s» nothing is filtered',
  async (facts) => {
    for (const path of ['commerces', 'categories']) {
      const { status, body } = await server.anyone.get(`/api/directory/${path}/?facts=${facts}`)
      expect(status).toBe(400)
      expect(body.facts[0]).toMatch(/^Se filtra por wheelchair, toilet, card, /)
    }
  },
)

test('categories count those of which it is known', async () => {
  const counted = async (query: string) =>
    (await server.anyone.get(`/api/directory/categories/?id=1&${query}`)).body[0].commerces
  expect(await counted('')).toBe(5)
  expect(await counted('facts=card')).toBe(2)
  expect(await counted('facts=card,bizum')).toBe(1)
})

test('what is said a moment ago is found at once, and no longer when it is taken back', async () => {
  const before = await namesOf('facts=toilet')
  const id = await shop('Con Aseo', { toilet: true })
  expect([before, await namesOf('facts=toilet')]).toEqual([[], ['Con Aseo']])
  await lucia.patch(`/api/commerce/${id}/`, { facts: {} })
  expect(await namesOf('facts=toilet')).toEqual([])
})

test('a search says facts, where some shop is known to have them', async () => {
  const { body } = await read('search=bizum')
  expect(body.understood).toMatchObject({ search: '', facts: ['bizum'] })
  expect(await namesOf('search=bizum')).toEqual(['Sin Escalón', 'Un Escalón'])
  expect(await namesOf('search=silla%20de%20ruedas%20bizum')).toEqual(['Sin Escalón'])
  expect(await namesOf('search=bizum&facts=wheelchair')).toEqual(['Sin Escalón'])
  expect((await read('search=a%20domicilio')).body.understood).toBeNull()
})

test('the name of a shop is no fact', async () => {
  await shop('Bizum y Cía', {})
  const { body } = await read('search=bizum')
  expect(body.understood).toBeNull()
  expect(body.results[0].name).toBe('Bizum y Cía')
})
