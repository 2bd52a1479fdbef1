import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const HERE = { latitude: 39.938412, longitude: -0.100987 }
const NOWHERE = { latitude: null, longitude: null }

/** Creates a shop that has a place and returns its path. */
async function shopHere() {
  const { id } = await server.commerce(lucia, HERE)
  return `/api/commerce/${id}/`
}

describe('the place of a shop', () => {
  test('is saved, answered to its owner and to neighbours, logged and exported', async () => {
    const { id } = await server.commerce(lucia)
    const path = `/api/commerce/${id}/`
    expect((await lucia.get(path)).body).toMatchObject(NOWHERE)
    const saved = await lucia.patch(path, { latitude: '39.9384123', longitude: '-0.1009871' })
    expect([saved.status, saved.body]).toMatchObject([200, { ...HERE, version: 2 }])
    expect((await server.anyone.get(`/api/directory/commerces/${id}/`)).body).toMatchObject(HERE)
    const administrator = await server.administrator()
    const log = await administrator.get('/api/activity/?page_size=1')
    expect(log.body.results[0]).toMatchObject({ before: NOWHERE, after: HERE })
    const { body } = await lucia.get('/auth/account/export/')
    expect(body.commerces.find((shop: { id: number }) => shop.id === id)).toMatchObject(HERE)
  })

  test('is refused by field when it is half, or not on the earth', async () => {
    const path = await shopHere()
    const half = await lucia.patch(path, { latitude: 1 })
    expect([half.status, Object.keys(half.body)]).toEqual([400, ['longitude']])
    const wrong = await lucia.patch(path, { latitude: 91, longitude: 'x' })
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['latitude', 'longitude']])
    expect((await lucia.get(path)).body).toMatchObject({ ...HERE, version: 1 })
  })

  test('goes with null', async () => {
    const path = await shopHere()
    expect((await lucia.patch(path, NOWHERE)).body).toMatchObject(NOWHERE)
  })

  test('stays in a save of the specification that names the same address', async () => {
    const path = await shopHere()
    const { name, description, category, direction, n_tlf, contact_mail } = (await lucia.get(path))
      .body
    const form = { name: `${name} y más`, description, category, direction, n_tlf, contact_mail }
    expect((await lucia.put(path, form)).body).toMatchObject({ name: form.name, ...HERE })
  })

  test('is forgotten with the address, in the same line of the log', async () => {
    const path = await shopHere()
    const moved = await lucia.patch(path, { direction: 'Plaza del Pozo, 1' })
    expect(moved.body).toMatchObject({ direction: 'Plaza del Pozo, 1', ...NOWHERE, version: 2 })
    const log = await (await server.administrator()).get('/api/activity/?page_size=1')
    expect(log.body.results[0]).toMatchObject({
      before: { direction: 'Calle Mayor, 12', ...HERE },
      after: { direction: 'Plaza del Pozo, 1', ...NOWHERE },
    })
  })

  test.each([
    ['a floor', { address_extra: 'bajo' }],
    ['a postal code', { postal_code: '12540' }],
    ['another way to write it', { direction: 'CALLE MAYOR 12' }],
  ])('stays when the address gets %s', async (_name, changes) => {
    const path = await shopHere()
    const { body } = await lucia.patch(path, changes)
    expect(body).toMatchObject({ ...changes, ...HERE, version: 2 })
  })

  test.each([
    ['another number', { number: '14' }],
    ['another town', { locality: 'Burriana' }],
  ])('is forgotten when the address gets %s', async (_name, changes) => {
    expect((await lucia.patch(await shopHere(), changes)).body).toMatchObject(NOWHERE)
  })

  test('comes with the new address, and stays where it is sent again', async () => {
    const path = await shopHere()
    const there = { latitude: 39.94, longitude: -0.11 }
    const moved = await lucia.patch(path, { direction: 'Plaza del Pozo, 1', ...there })
    expect(moved.body).toMatchObject(there)
    const written = await lucia.patch(path, { direction: 'Plaza del Pozo, 1 bajo', ...there })
    expect(written.body).toMatchObject(there)
  })

  test('is forgotten in a save with a photo, too', async () => {
    const path = await shopHere()
    const photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
    const { payload, headers } = await multipart({ direction: 'Calle Nueva, 3', photo })
    const moved = await lucia.patch(path, payload, headers)
    expect([moved.status, moved.body]).toMatchObject([200, NOWHERE])
  })

  test('never stands beside another address, whoever of thirty comes first', async () => {
    const path = await shopHere()
    const saves = Array.from({ length: 30 }, (_, at) =>
      at % 2 === 0
        ? lucia.patch(path, { direction: `Calle Nueva, ${at}` })
        : lucia.patch(path, { direction: `Calle Nueva, ${at}`, latitude: at, longitude: at }),
    )
    const answers = await Promise.all(saves)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { body } of answers) {
      const number = Number(body.direction.split(' ').at(-1))
      expect(body).toMatchObject(
        number % 2 === 0 ? NOWHERE : { latitude: number, longitude: number },
      )
    }
  })
})
