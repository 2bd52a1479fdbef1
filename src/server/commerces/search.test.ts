import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner({ username: 'Lucía Peñarroya', email: 'lucia@torre.example' })
  administrator = await server.administrator()
  await server.db.execute("insert into categories (name) values ('Óptica'), ('Cafetería')")
  for (const { clock: seconds, application, ...details } of SHOPS) {
    const owner = details.name.startsWith('Óptica') ? await server.owner() : lucia
    await server.commerce(owner, { ...details, ...(application && { application }) })
    server.clock.advance(seconds)
  }
  const { clock } = server
  await server.commerce(lucia, { name: 'Café cerrado', deleted_at: clock.now().toISOString() })
})
afterAll(() => server.close())

const SHOPS = [
  { name: 'Café La Miga', category: [1, 3], direction: 'Plaza del Pozo, 3', clock: 1 },
  {
    name: 'Óptica Ñoras',
    description: 'Gafas para ver 100% bien',
    category: [2],
    contact_mail: 'ver@optica_noras.example',
    n_tlf: '655010203',
    clock: 1,
  },
  { name: 'Bodega Roble', hidden: true, clock: 1 },
  { name: 'Zapatos Ana', application: { status: 'PE' as const, decided_at: null }, clock: 1 },
  { name: 'Azulejos', application: { status: 'RE' as const }, clock: 1 },
]

async function found(person: Person, query: Record<string, string>): Promise<string[]> {
  const { status, body } = await person.get(`/api/commerce/?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body.map((shop: { name: string }) => shop.name)
}

describe('a search among the shops', () => {
  test.each([
    ['cafe', ['Café La Miga']],
    ['CAFÉ MIGA', ['Café La Miga']],
    ['miga pozo', ['Café La Miga']],
    ['gafas', ['Óptica Ñoras']],
    ['optica_noras.example', ['Óptica Ñoras']],
    ['655 01 02 03', ['Óptica Ñoras']],
    ['+65501-02', ['Óptica Ñoras']],
    ['ñoras', ['Óptica Ñoras']],
    ['ñoras miga', []],
    ['100%', ['Óptica Ñoras']],
    ['cerrado', []],
    ['ñ%s', []],
    ['\\', []],
    ["'", []],
  ])('for «%s» finds %j', async (search, names) => {
    expect(await found(administrator, { search })).toEqual(names)
  })

  test('by the owner is for administrators alone', async () => {
    expect(await found(administrator, { search: 'lucia penarroya' })).toEqual([])
    const hers = ['Azulejos', 'Zapatos Ana', 'Bodega Roble', 'Café La Miga']
    expect(await found(administrator, { search: 'lucia peñarroya' })).toEqual(hers)
    expect(await found(administrator, { search: 'LUCIA@torre' })).toEqual(hers)
    expect(await found(lucia, { search: 'lucia@torre' })).toEqual([])
  })

  test("finds nobody else's shops", async () => {
    expect(await found(lucia, { search: 'optica' })).toEqual([])
  })

  test('that is blank asks for nothing, and one without an end is refused', async () => {
    expect(await found(lucia, { search: '  ' })).toHaveLength(4)
    const { status, body } = await lucia.get(`/api/commerce/?search=${'a'.repeat(201)}`)
    expect([status, body]).toEqual([400, { search: ['Busca con menos palabras'] }])
  })

  test('of two hundred letters, each a word, is answered', async () => {
    expect(await found(administrator, { search: 'a '.repeat(100) })).toHaveLength(5)
  })
})

describe('the list of shops', () => {
  test.each([
    ['PE', ['Zapatos Ana']],
    ['OK', ['Bodega Roble', 'Óptica Ñoras', 'Café La Miga']],
    ['RE', ['Azulejos']],
    ['hidden', ['Bodega Roble']],
    ['published', ['Óptica Ñoras', 'Café La Miga']],
    ['', ['Azulejos', 'Zapatos Ana', 'Bodega Roble', 'Óptica Ñoras', 'Café La Miga']],
  ])('of state %s is %j', async (state, names) => {
    expect(await found(administrator, { state })).toEqual(names)
  })

  test('counts a shop whose owner was deactivated among those that neighbours do not see', async () => {
    const paco = await server.owner()
    await server.commerce(paco, { name: 'Ultramarinos Paco' })
    const account = `/auth/users/${paco.user.id}/`
    await administrator.patch(account, { is_active: false, reason: 'No es de aquí.' })
    expect(await found(administrator, { state: 'hidden' })).toContain('Ultramarinos Paco')
    expect(await found(administrator, { state: 'published' })).not.toContain('Ultramarinos Paco')
    const [shop] = (await administrator.get('/api/commerce/?search=ultramarinos')).body
    expect(shop.owner.is_active).toBe(false)
    await administrator.patch(account, { is_active: true })
    expect(await found(administrator, { state: 'published' })).toContain('Ultramarinos Paco')
    await administrator.delete(`/api/commerce/${shop.id}/`, { reason: 'Está cerrado.' })
  })

  test('of a category has every shop in it, first or not', async () => {
    expect(await found(administrator, { category: '3' })).toEqual(['Café La Miga'])
    expect(await found(administrator, { category: '2' })).toEqual(['Óptica Ñoras'])
    expect(await found(administrator, { category: '999999999999' })).toEqual([])
    const { status, body } = await administrator.get('/api/commerce/?category=pan')
    expect([status, Object.keys(body)]).toEqual([400, ['category']])
  })

  test('is ordered by name as Spanish does, and by the last change', async () => {
    const byName = ['Azulejos', 'Bodega Roble', 'Café La Miga', 'Óptica Ñoras', 'Zapatos Ana']
    expect(await found(administrator, { ordering: 'name' })).toEqual(byName)
    const [shop] = (await lucia.get('/api/commerce/?search=miga')).body
    await lucia.patch(`/api/commerce/${shop.id}/`, { description: 'Café y tostadas.' })
    expect((await found(administrator, { ordering: '-updated_at' }))[0]).toBe('Café La Miga')
  })

  test('keeps what was asked for from page to page', async () => {
    const query = 'search=a&ordering=name&page=1&page_size=2'
    const { body } = await administrator.get(`/api/commerce/?${query}`)
    expect(body.count).toBe(5)
    const next = new URL(body.next)
    expect(Object.fromEntries(next.searchParams)).toEqual({
      search: 'a',
      ordering: 'name',
      page: '2',
      page_size: '2',
    })
    const second = await administrator.get(next.pathname + next.search)
    const names = second.body.results.map((shop: { name: string }) => shop.name)
    expect(names).toEqual(['Café La Miga', 'Óptica Ñoras'])
  })
})
