import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SUGGESTION } from '#testing/audited-fixtures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { attempts, suggestions } from '../database/schema.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [suggestions, attempts]) await server.db.delete(table)
})

const send = (details: object = {}) =>
  server.anyone.post('/api/suggestions/', { ...SUGGESTION, ...details })
const sent = async () => (await send()).body.id as number
const decide = (id: number, decision: string | null, person = administrator) =>
  person.post(`/api/suggestions/${id}/decide/`, { decision })
const inbox = async () => (await administrator.get('/api/inbox/?kind=suggestion')).body

describe('a shop that a neighbour misses', () => {
  test('waits in the inbox, with its street', async () => {
    const { status, body } = await send()
    expect([status, body]).toEqual([201, { id: expect.any(Number), ...SUGGESTION }])
    expect(await inbox()).toMatchObject({
      counts: { suggestion: 1 },
      results: [
        {
          kind: 'suggestion',
          id: body.id,
          title: SUGGESTION.name,
          detail: `Un vecino dice que falta, en ${SUGGESTION.street}`,
          commerce: null,
        },
      ],
    })
  })

  test('needs its name and its street, and nothing else', async () => {
    expect((await send({ name: ' ', street: '' })).body).toEqual({
      name: ['El nombre es obligatorio'],
      street: ['Di en qué calle está'],
    })
    expect((await send({ text: undefined })).body).toMatchObject({ text: '' })
  })

  test.each(['Panadería La Espiga', 'panaderia  la espiga', 'PANADERÍA «LA ESPIGA»'])(
    'is not stored when it is there already: %s',
    async (name) => {
      const owner = await server.owner()
      const shop = await server.commerce(owner, { name: 'Panadería La Espiga' })
      const { status, body } = await send({ name })
      expect([status, body]).toEqual([
        409,
        {
          detail: `Ya está: Panadería La Espiga, ${shop.direction}. ¿Es otro con el mismo nombre? Escríbenos.`,
          code: 'already_listed',
          commerce: { id: shop.id, name: 'Panadería La Espiga', direction: shop.direction },
        },
      ])
      expect(await server.db.$count(suggestions)).toBe(0)
      await administrator.delete(`/api/commerce/${shop.id}/`, { reason: 'Prueba.' })
    },
  )

  test('is stored when its like is not public: nothing of that is told', async () => {
    const hidden = { name: 'Casa Oculta', hidden: true }
    await server.commerce(await server.owner(), hidden)
    expect((await send({ name: hidden.name })).status).toBe(201)
  })

  test('is stored once of two presses, and not for bots', async () => {
    expect([await sent(), await sent()]).toEqual([expect.any(Number), (await send()).body.id])
    expect(await server.db.$count(suggestions)).toBe(1)
    const { status, body } = await send({ name: 'Otra', homepage: 'https://x.example' })
    expect([status, Object.values(body)]).toEqual([
      400,
      [['Espera unos segundos y pulsa «Enviar» otra vez.']],
    ])
  })

  test('comes from one address ten times in an hour', async () => {
    const statuses = []
    for (let at = 0; at < 11; at++) statuses.push((await send({ name: `Bar ${at}` })).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})

describe('its decision', () => {
  test.each([
    ['added', 'accept'],
    ['declined', 'deny'],
  ])('takes it out of the inbox: %s', async (decision, verb) => {
    const id = await sent()
    const { status, body } = await decide(id, decision)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ id, decision, decided_by: administrator.user.username }),
    ])
    expect(await inbox()).toMatchObject({ count: 0 })
    await decide(id, decision)
    expect((await server.activityOf('suggestion', { id })).map((line) => line.verb)).toEqual([verb])
  })

  test('is not taken twice: the second is told who was quicker', async () => {
    const id = await sent()
    await decide(id, 'declined')
    const { status, body } = await decide(id, 'added', await server.administrator())
    expect([status, body.detail]).toEqual([
      409,
      `Esta sugerencia ya la ha resuelto ${administrator.user.username}.`,
    ])
  })
})
