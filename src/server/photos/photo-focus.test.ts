import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#testing/api-client.ts'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, commerces, offers } from '../database/schema.ts'

const PHOTO = 'a'.repeat(64)
const MIDDLE = [50, 50]
const SENTENCE = 'El encuadre se indica con un número entero de 0 a 100'

let server: TestServer
let lucia: Person
let photo: Blob
let other: Blob
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  lucia = await server.owner()
  const blob = async (width: number) =>
    new Blob([new Uint8Array(await picture(width, 800).jpeg().toBuffer())])
  photo = await blob(400)
  other = await blob(500)
})
afterAll(() => server.close())

const offerForm = { title: 'Hogaza', type: '2 x 1', description: 'Hasta el sábado.' }
const { application, ...shopForm } = FURTHER_COMMERCE
const shopWith = (x = 50, y = 50) => server.commerce(lucia, { photo_focus_x: x, photo_focus_y: y })
const offerWith = async (x: number, y: number, of: { photo: string | null } = { photo: PHOTO }) =>
  server.offer(await shopWith(), { ...of, photo_focus_x: x, photo_focus_y: y })
const focusOf = (body: Answer['body']) => [body.photo_focus_x, body.photo_focus_y]
const at = (x: unknown, y: unknown) => ({ photo_focus_x: x, photo_focus_y: y })

/** Shops and offers: their photos follow the same rules. */
const KINDS = [
  {
    kind: 'a shop',
    form: shopForm,
    make: async (x: number, y: number) => `/api/commerce/${(await shopWith(x, y)).id}/`,
    create: async (fields: Record<string, string | Blob>) => {
      const { payload, headers } = await multipart({ photo, ...FURTHER_COMMERCE, ...fields })
      return lucia.post('/api/commerce/', payload, headers)
    },
  },
  {
    kind: 'an offer',
    form: offerForm,
    make: async (x: number, y: number) => `/api/offer/${(await offerWith(x, y)).id}/`,
    create: async (fields: Record<string, string | Blob>) => {
      const commerce = String((await shopWith()).id)
      const { payload, headers } = await multipart({ photo, ...offerForm, commerce, ...fields })
      return lucia.post('/api/offer/', payload, headers)
    },
  },
]

async function upload(method: 'put' | 'patch', path: string, fields: Record<string, unknown>) {
  const { payload, headers } = await multipart(fields as Record<string, string | Blob>)
  return lucia[method](path, payload, headers)
}

describe.each(KINDS)('the focus of the photo of $kind', ({ form, make, create }) => {
  test('is the middle unless it is given with it', async () => {
    const plain = await create({})
    expect([plain.status, focusOf(plain.body)]).toEqual([201, MIDDLE])
    const placed = await create({ photo_focus_x: '30', photo_focus_y: '0' })
    expect([placed.status, focusOf(placed.body)]).toEqual([201, [30, 0]])
    const blank = await create({ photo_focus_x: '', photo_focus_y: '80' })
    expect([blank.status, focusOf(blank.body)]).toEqual([201, [50, 80]])
  })

  test.each([
    [-1],
    [101],
    [33.3],
    ['33.3'],
    ['1e1'],
    ['-5'],
    ['arriba'],
    [true],
    [[10, 20]],
    [{ x: 1 }],
  ])('is refused where it is %j', async (value) => {
    const path = await make(10, 90)
    for (const field of ['photo_focus_x', 'photo_focus_y']) {
      const { status, body } = await lucia.patch(path, { [field]: value })
      expect([status, body]).toEqual([400, { [field]: [SENTENCE] }])
    }
    expect(focusOf((await lucia.get(path)).body)).toEqual([10, 90])
  })

  test('is moved by PATCH alone, as numbers or as texts, one side or both', async () => {
    const path = await make(50, 50)
    const before = (await lucia.get(path)).body
    const { status, body } = await lucia.patch(path, at(0, '100'))
    expect([status, focusOf(body)]).toEqual([200, [0, 100]])
    expect(body.photo).toBe(before.photo)
    expect(focusOf((await lucia.patch(path, { photo_focus_x: 25 })).body)).toEqual([25, 100])
    expect((await upload('patch', path, { photo_focus_y: '75' })).body.photo_focus_y).toBe(75)
    expect(focusOf((await lucia.get(path)).body)).toEqual([25, 75])
  })

  test('stays with its photo through a PUT that does not say it', async () => {
    const path = await make(20, 80)
    expect(focusOf((await lucia.put(path, form)).body)).toEqual([20, 80])
    expect(focusOf((await lucia.put(path, { ...form, ...at(null, '') })).body)).toEqual([20, 80])
    const { photo: address } = (await lucia.get(path)).body
    const back = await lucia.put(path, { ...form, photo: address })
    expect([back.status, focusOf(back.body)]).toEqual([200, [20, 80]])
    expect(focusOf((await lucia.put(path, { ...form, ...at(5, 6) })).body)).toEqual([5, 6])
  })

  test('goes back to the middle with a new photo, but for what comes with it', async () => {
    const path = await make(20, 80)
    expect(focusOf((await upload('put', path, { ...form, photo })).body)).toEqual(MIDDLE)
    const placed = await upload('patch', path, { photo: other, photo_focus_y: '10' })
    expect(focusOf(placed.body)).toEqual([50, 10])
    // Uploading the same file again does not replace the photo.
    expect(focusOf((await upload('patch', path, { photo: other })).body)).toEqual([50, 10])
    expect(focusOf((await upload('patch', path, { photo })).body)).toEqual(MIDDLE)
  })

  test('stays through the bin', async () => {
    const path = await make(15, 85)
    expect((await lucia.delete(path)).status).toBe(204)
    const { status, body } = await lucia.post(`${path}restore/`)
    expect([status, focusOf(body)]).toEqual([200, [15, 85]])
  })

  test('is told in the log as it was and as it is, and only where it moves', async () => {
    const path = await make(50, 40)
    await lucia.patch(path, at(50, 12))
    const lines = () => server.db.select().from(activity).orderBy(desc(activity.id))
    const [line, ...before] = await lines()
    expect([line!.before, line!.after]).toEqual([{ photo_focus_y: 40 }, { photo_focus_y: 12 }])
    await lucia.patch(path, at(50, 12))
    expect(await lines()).toHaveLength(before.length + 1)
  })
})

describe('the focus of a photo', () => {
  test('counts as a save of its shop, and is refused on a version that is gone', async () => {
    const path = `/api/commerce/${(await shopWith()).id}/`
    const moved = await lucia.patch(path, at(10, 10), { 'if-match': '"1"' })
    expect([moved.status, moved.body.version]).toEqual([200, 2])
    const late = await lucia.patch(path, at(90, 90), { 'if-match': '"1"' })
    expect([late.status, focusOf(late.body.current)]).toEqual([409, [10, 10]])
  })

  test('goes back to the middle where an offer loses its photo', async () => {
    const { id } = await offerWith(20, 80)
    const { body } = await lucia.patch(`/api/offer/${id}/`, { photo: null })
    expect([body.photo, ...focusOf(body)]).toEqual([null, ...MIDDLE])
  })

  test('comes along with the photo of an offer that is repeated', async () => {
    const { id, commerce } = await offerWith(20, 80)
    const again = { ...offerForm, commerce, photo_from: id }
    expect(focusOf((await lucia.post('/api/offer/', again)).body)).toEqual([20, 80])
    const moved = await lucia.post('/api/offer/', { ...again, photo_focus_y: 0 })
    expect(focusOf(moved.body)).toEqual([20, 0])
    const own = await multipart({
      ...offerForm,
      commerce: `${commerce}`,
      photo_from: `${id}`,
      photo,
    })
    expect(focusOf((await lucia.post('/api/offer/', own.payload, own.headers)).body)).toEqual(
      MIDDLE,
    )
  })

  test('may be given in registration', async () => {
    const register = async (username: string, focus: Record<string, string>) => {
      const { payload, headers } = await multipart({
        username,
        email: `${username}@example.com`,
        password: PASSWORD,
        ...Object.fromEntries(
          Object.entries({ ...shopForm, ...focus }).map(([name, value]) => [
            `commerce.${name}`,
            value,
          ]),
        ),
        'commerce.application.application': application,
        'commerce.photo': photo,
      })
      return server.anyone.post('/auth/users/', payload, headers)
    }
    expect((await register('rosa', { photo_focus_x: '5', photo_focus_y: '95' })).status).toBe(201)
    const [shop] = await server.db.select().from(commerces).orderBy(desc(commerces.id)).limit(1)
    expect(focusOf(shop)).toEqual([5, 95])
    const bad = await register('rosa-dos', { photo_focus_x: '500' })
    expect([bad.status, bad.body]).toEqual([400, { commerce: { photo_focus_x: [SENTENCE] } }])
  })

  test('is in every answer that shows the photo', async () => {
    const shop = await shopWith(11, 22)
    const offer = await server.offer(shop, { photo: PHOTO, photo_focus_x: 33, photo_focus_y: 44 })
    const administrator = await server.administrator()
    const read = async (path: string, caller: Pick<Person, 'get'> = lucia) =>
      (await caller.get(path)).body
    const one = (found: { id: number }[], id: number) => found.find((row) => row.id === id)
    const { pk } = await server.applicationOf(shop)
    const listed = await read(`/api/directory/commerces/${shop.id}/`, server.anyone)
    const export_ = await read('/auth/account/export/')
    const ofShop = [
      one(await read('/api/commerce/'), shop.id),
      await read(`/api/commerce/${shop.id}/`),
      (await read(`/api/commerce_applications/${pk}/`, administrator)).commerce,
      listed,
      (await read(`/api/directory/commerces/?id=${shop.id}`, server.anyone))[0],
      one(export_.commerces, shop.id),
    ]
    expect(ofShop.map(focusOf)).toEqual(ofShop.map(() => [11, 22]))
    const ofOffer = [
      one(await read(`/api/offer/?commerce=${shop.id}`), offer.id),
      await read(`/api/offer/${offer.id}/`),
      listed.published_offers[0],
      await read(`/api/directory/offers/${offer.id}/`, server.anyone),
      (await read(`/api/directory/offers/?id=${offer.id}`, server.anyone))[0],
      one(export_.offers, offer.id),
    ]
    expect(ofOffer.map(focusOf)).toEqual(ofOffer.map(() => [33, 44]))
  })

  test('is kept within its bounds by the database, too', async () => {
    const { id } = await shopWith()
    for (const set of [{ photo_focus_x: 101 }, { photo_focus_y: -1 }]) {
      await expect(
        server.db.update(commerces).set(set).where(eq(commerces.id, id)),
      ).rejects.toMatchObject({ cause: { constraint: 'commerces_photo_focus' } })
      await expect(server.offer({ id }, set)).rejects.toMatchObject({
        cause: { constraint: 'offers_photo_focus' },
      })
    }
    expect(await server.db.$count(offers, eq(offers.commerce, id))).toBe(0)
  })
})
