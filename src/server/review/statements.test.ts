import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { RISKY_FIELDS } from '#contract/proposals.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

/* What the review of changes costs whoever does not need it: counted, for a time would fail on a slow day. */
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

/** The words of the statements that an action sends. */
async function statementsOf(action: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await action()
    return query.mock.calls.map(([sent]) => {
      const statement: unknown = sent
      return typeof statement === 'string' ? statement : (statement as { text: string }).text
    })
  } finally {
    query.mockRestore()
  }
}

describe('where changes are reviewed', () => {
  test('a save that asks for nothing risky is the same statements as where none is', async () => {
    // The first one of a connection sets it up.
    await save({ n_tlf: '964000000' })
    const free = await statementsOf(() => save({ n_tlf: '964000001' }))
    await server.choose({ review_fields: [...RISKY_FIELDS] })
    const reviewed = await statementsOf(() => save({ n_tlf: '964000002' }))
    expect(reviewed).toEqual(free)
    expect(free.length).toBeGreaterThan(0)
    expect(free.filter((text) => /^begin/i.test(text))).toEqual([])
  })

  test.each(['commerces/', 'commerces/ID/', 'offers/', 'commerces/?search=espiga'])(
    'neighbours who read %s ask for no proposals',
    async (path) => {
      await server.choose({ review_fields: [...RISKY_FIELDS] })
      await save({ name: 'Horno' })
      const read = () => server.anyone.get(`/api/directory/${path.replace('ID', String(shop.id))}`)
      const statements = await statementsOf(read)
      expect(statements.filter((text) => /\bproposals\b/.test(text))).toEqual([])
      expect(statements.length).toBeGreaterThan(0)
    },
  )
})
