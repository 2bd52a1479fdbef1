import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

/*
 * Decoding a photo can take a processor seconds: the limits bound it for everybody,
 * and a form that is rejected for another reason decodes nothing.
 */
type Fields = Parameters<typeof multipart>[0]

let server: TestServer
let decoded: Set<string>
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  decoded = new Set()
  const { photos } = server.services
  const { write } = photos
  let writes = 0
  // A decoded photo is stored in three widths, so every decoding writes three files.
  vi.spyOn(photos, 'write').mockImplementation((name, bytes) => {
    decoded.add(`photo ${Math.floor(writes++ / 3)}`)
    return write(name, bytes)
  })
})

const good = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
const whole = await picture(700, 700).jpeg().toBuffer()
const cutOff = new Blob([new Uint8Array(whole.subarray(0, 1500))])

let made = 0
function registration(changes: Fields = {}): Fields {
  made += 1
  return {
    username: `carmen${made}`,
    email: `carmen${made}@example.com`,
    password: PASSWORD,
    'commerce.name': 'Panadería La Espiga',
    'commerce.contact_mail': 'hola@laespiga.example',
    'commerce.n_tlf': '+34 964 12 34 56',
    'commerce.description': 'Pan de masa madre.',
    'commerce.direction': 'Calle Mayor, 12',
    'commerce.category': '1',
    'commerce.application.application': 'Abrimos desde 1962.',
    'commerce.photo': good,
    ...changes,
  }
}
const register = async (fields: Fields) => {
  const { payload, headers } = await multipart(fields)
  return server.anyone.post('/auth/users/', payload, headers)
}
const times = (number: number) => Array.from({ length: number })

test('thirty registrations at once from one address have twenty photos decoded', async () => {
  const answers = await Promise.all(times(30).map(() => register(registration())))
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(10).fill(429)])
  expect(decoded.size).toBe(20)
  for (const { status, headers } of answers) {
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('a photo that turns out to be broken counts like any other', async () => {
  const broken = () => register(registration({ 'commerce.photo': cutOff }))
  for (const _ of times(20)) expect((await broken()).status).toBe(400)
  expect((await broken()).status).toBe(429)
  expect((await register(registration())).status).toBe(429)
  server.clock.advance(3600)
  expect((await register(registration())).status).toBe(201)
})

describe('a registration that the rows refuse costs no photo, and no try', () => {
  test.each<[string, () => Promise<Fields>, string]>([
    [
      'a name that is taken',
      async () => ({ username: (await server.owner()).user.username }),
      'username',
    ],
    ['a category that is not there', async () => ({ 'commerce.category': '999' }), 'commerce'],
    ['the field that people do not see', async () => ({ homepage: 'x' }), 'non_field_errors'],
  ])('%s', async (_what, changes, field) => {
    const wrong = await changes()
    // Names that are taken have a limit of their own.
    for (const _ of times(field === 'username' ? 19 : 21)) {
      const { status, body } = await register(registration(wrong))
      expect([status, Object.keys(body)]).toEqual([400, [field]])
    }
    expect(decoded.size).toBe(0)
    expect((await register(registration())).status).toBe(201)
  })
})

describe('of a signed-in person no photo is decoded', () => {
  const shop = { ...FURTHER_COMMERCE, photo: good }
  const offer = {
    title: 'Hogaza',
    description: 'Dos por una.',
    type: '2 x 1',
    category: '1',
    photo: good,
  }
  const unknown = { category: '999' }

  test.each<[string, 'post' | 'put' | 'patch', (id: number) => string, Fields, number]>([
    ['a further shop of no category', 'post', () => '/api/commerce/', { ...shop, ...unknown }, 400],
    [
      'a shop changed to no category',
      'put',
      (id) => `/api/commerce/${id}/`,
      { ...shop, ...unknown },
      400,
    ],
    [
      'a shop changed by halves',
      'patch',
      (id) => `/api/commerce/${id}/`,
      { ...unknown, photo: good },
      400,
    ],
    ['an offer of no shop', 'post', () => '/api/offer/', { ...offer, commerce: '9999' }, 400],
  ])('for %s', async (_what, method, path, fields, expected) => {
    const owner = await server.owner()
    const { id } = await server.commerce(owner)
    const { payload, headers } = await multipart(fields)
    const { status } = await owner[method](path(id), payload, headers)
    expect([status, decoded.size]).toEqual([expected, 0])
  })

  test('for an offer that goes to another person’s shop', async () => {
    const owner = await server.owner()
    const own = await server.offer(await server.commerce(owner))
    const foreign = await server.commerce(await server.owner())
    const { payload, headers } = await multipart({ commerce: `${foreign.id}`, photo: good })
    const { status } = await owner.patch(`/api/offer/${own.id}/`, payload, headers)
    expect([status, decoded.size]).toEqual([400, 0])
  })

  test('for a shop that somebody has saved since', async () => {
    const owner = await server.owner()
    const { id } = await server.commerce(owner, { version: 3 })
    const { payload, headers } = await multipart({ ...shop })
    const stale = { ...headers, 'if-match': '"1"' }
    const { status } = await owner.put(`/api/commerce/${id}/`, payload, stale)
    expect([status, decoded.size]).toEqual([409, 0])
  })
})
