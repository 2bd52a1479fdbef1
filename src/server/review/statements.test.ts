import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RISKY_FIELDS } from '#contract/proposals.ts'
import { statementsOf } from '#testing/statements.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

/* The cost of reviews for saves that need none, counted in statements: durations vary too much. */
let server: TestServer
let owner: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  owner = await server.owner()
  shop = await server.commerce(owner, { name: 'La Espiga' })
})

const save = (form: object) => owner.patch(`/api/commerce/${shop.id}/`, form)
/** Returns the statements of an action, without those that set up a connection. */
const textsOf = async (action: () => Promise<unknown>) =>
  (await statementsOf(action)).map(({ text }) => text).filter((text) => !text.startsWith('set '))

describe('where changes are reviewed', () => {
  test('a save that asks for nothing risky is the same statements as where none is', async () => {
    const free = await textsOf(() => save({ n_tlf: '964000001' }))
    await server.choose({ review_fields: [...RISKY_FIELDS] })
    const reviewed = await textsOf(() => save({ n_tlf: '964000002' }))
    expect(reviewed).toEqual(free)
    expect(free.length).toBeGreaterThan(0)
  })

  test.each(['commerces/', 'commerces/ID/', 'offers/', 'commerces/?search=espiga'])(
    'neighbours who read %s ask for no proposals',
    async (path) => {
      await server.choose({ review_fields: [...RISKY_FIELDS] })
      await save({ name: 'Horno' })
      const read = () => server.anyone.get(`/api/directory/${path.replace('ID', String(shop.id))}`)
      const statements = await textsOf(read)
      expect(statements.filter((text) => /\bproposals\b/.test(text))).toEqual([])
      expect(statements.length).toBeGreaterThan(0)
    },
  )
})
