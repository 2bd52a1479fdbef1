import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMINISTRATOR, OWNER, PERSON } from '#contract/roles.ts'
import type { ListedUser } from '#contract/users.ts'
import {
  DEACTIVATED,
  openTestServer,
  type Person,
  type TestServer,
  UNCONFIRMED,
} from '#testing/test-server.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const list = async (query = '') => (await administrator.get(`/auth/users/${query}`)).body
const names = async (query: string) =>
  (await list(query)).map(({ username }: ListedUser) => username)
describe('the list', () => {
  test('shows each person with what the first client reads and what we add', async () => {
    const owner = await server.owner({ username: 'amparo', email: 'amparo@example.com' })
    await server.commerce(owner)
    await server.commerce(owner, { deleted_at: server.clock.now().toISOString() })
    const found = (await list()).find(({ id }: ListedUser) => id === owner.user.id)
    expect(found).toEqual({
      id: owner.user.id,
      username: 'amparo',
      email: 'amparo@example.com',
      role: 2,
      is_active: true,
      activated_at: '2026-03-05T10:00:00.000Z',
      invited_at: null,
      is_trusted: false,
      created_at: '2026-03-05T10:00:00.000Z',
      commerces: 1,
    })
  })

  test('is found by words of the name or e-mail, without accents or case', async () => {
    await server.owner({ username: 'Begoña Sáiz', email: 'bs@correo.example' })
    await server.owner({ username: 'begona', email: 'otra@correo.example' })
    expect(await names('?search=SAIZ%20bego%C3%B1a')).toEqual(['Begoña Sáiz'])
    expect(await names('?search=BS@CORREO')).toEqual(['Begoña Sáiz'])
    for (const sign of ['sa%25', '_', '%5C']) expect(await names(`?search=${sign}`)).toEqual([])
  })

  test('is found by id', async () => {
    const { user } = await server.owner()
    expect(await names(`?search=${user.id}`)).toContain(user.username)
    expect(await names('?search=99999999999')).toEqual([])
  })

  test('is filtered by role and by state', async () => {
    const search = 'filtrada'
    const make = (username: string, details: object = {}) =>
      server.person(PERSON, { username: `${search} ${username}`, ...details })
    await make('activa')
    await make('cerrada', DEACTIVATED)
    await make('nueva', UNCONFIRMED)
    const inState = (state: string) => names(`?search=${search}&state=${state}`)
    expect(await inState('active')).toEqual(['filtrada activa'])
    expect(await inState('inactive')).toEqual(['filtrada cerrada'])
    expect(await inState('unconfirmed')).toEqual(['filtrada nueva'])
    expect(await names(`?search=${search}&role=1`)).toHaveLength(3)
    expect(await names(`?search=${search}&role=2`)).toEqual([])
  })

  test.each([
    ['id', ['orden Ñu', 'orden Ana', 'orden óscar']],
    ['-id', ['orden óscar', 'orden Ana', 'orden Ñu']],
    ['username', ['orden Ana', 'orden Ñu', 'orden óscar']],
    ['-username', ['orden óscar', 'orden Ñu', 'orden Ana']],
    ['email', ['orden óscar', 'orden Ñu', 'orden Ana']],
    ['-email', ['orden Ana', 'orden Ñu', 'orden óscar']],
    ['role', ['orden óscar', 'orden Ñu', 'orden Ana']],
    ['-role', ['orden Ana', 'orden Ñu', 'orden óscar']],
  ])('is ordered by %s', async (ordering, expected) => {
    const search = `orden-${ordering}`
    const email = (start: string) => ({ email: `${start}-${search}@example.com` })
    const username = (name: string) => ({ username: `${name} ${search}` })
    await server.person(OWNER, { ...username('orden Ñu'), ...email('b') })
    await server.person(ADMINISTRATOR, { ...username('orden Ana'), ...email('C'), ...DEACTIVATED })
    await server.person(PERSON, { ...username('orden óscar'), ...email('a') })
    const found = await names(`?search=${search}@example.com&ordering=${ordering}`)
    expect(found.map((name: string) => name.replace(` ${search}`, ''))).toEqual(expected)
  })

  test('comes in pages', async () => {
    for (let at = 0; at < 3; at++) await server.owner({ username: `página ${at}` })
    const path = '?search=pagina&ordering=id&page_size=2'
    expect(await list(`${path}&page=2`)).toMatchObject({
      count: 3,
      next: null,
      previous: `https://escaparate.example/auth/users/?search=pagina&ordering=id&page_size=2&page=1`,
      results: [{ username: 'página 2' }],
    })
    expect((await administrator.get(`/auth/users/${path}&page=3`)).status).toBe(404)
  })

  test('leaves out whoever has deleted the account, who does not exist any more', async () => {
    const gone = await server.owner({ ...DEACTIVATED, deleted_at: '2026-03-01T00:00:00.000Z' })
    expect(await names(`?search=${gone.user.username}`)).toEqual([])
    expect((await administrator.patch(`/auth/users/${gone.user.id}/`, { role: 1 })).status).toBe(
      404,
    )
    for (const call of ['resend_activation', 'end_sessions']) {
      const { status } = await administrator.post(`/auth/users/${gone.user.id}/${call}/`)
      expect(status).toBe(404)
    }
  })
})
