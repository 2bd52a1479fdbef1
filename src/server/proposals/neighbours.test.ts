import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RISKY_FIELDS } from '#contract/proposals.ts'
import { multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { categories } from '../database/schema.ts'

/* Public responses about a shop while a proposal waits, and after its decision. */
let server: TestServer
let owner: Person
let office: Person
let shop: { id: number }
let offer: { id: number }
let books: number

beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await server.choose({ review_fields: [...RISKY_FIELDS] })
  const [row] = await server.db.insert(categories).values({ name: 'Librería' }).returning()
  books = row!.id
  owner = await server.owner()
  office = await server.administrator()
  const place = { latitude: 39.938, longitude: -0.101 }
  shop = await server.commerce(owner, { name: 'Zumaque', ...place })
  offer = await server.offer(shop, { title: 'Dos por uno' })
})

const ASKED = {
  name: 'Tramontana',
  direction: 'Plaza del Pozo, 3',
  latitude: '39.95',
  longitude: '-0.12',
}

/** Proposes changes of all risky fields, with a photo. */
async function propose(): Promise<number> {
  const form = { ...ASKED, category: String(books), photo: await photoFile() }
  const { payload, headers } = await multipart(form)
  const { status, body } = await owner.patch(`/api/commerce/${shop.id}/`, payload, headers)
  expect([status, body.pending?.length]).toEqual([200, 4])
  return body.proposal
}

const decide = (id: number, form: object) =>
  office.post(`/api/proposals/${id}/decide/`, { revision: 1, accept: [], ...form })
const get = async (path: string) => (await server.anyone.get(`/api/directory/${path}`)).body
const countOf = async (query: string) => (await get(`commerces/?${query}`)).length
const pictureOf = async (path: string) => {
  const { statusCode, rawPayload } = await server.app.inject(path)
  return [statusCode, createHash('sha256').update(rawPayload).digest('hex')]
}

/** Public texts that contain the data of the shop. */
const TEXTS = {
  'its own answer': async () => JSON.stringify(await get(`commerces/${shop.id}/`)),
  'the list of shops': async () => JSON.stringify(await get('commerces/')),
  'the suggestions': async () =>
    JSON.stringify([
      await get('suggestions/?search=zumaque'),
      await get('suggestions/?search=tramontana'),
    ]),
  'its offers': async () => JSON.stringify(await get('offers/')),
  'the offer': async () => JSON.stringify(await get(`offers/${offer.id}/`)),
  'the feed of offers': async () => (await server.anyone.get('/ofertas.xml')).body as string,
  'the sitemap': async () => (await server.anyone.get('/sitemap.xml')).body as string,
  'the spreadsheet': async () =>
    (await server.anyone.get('/api/directory/commerces.csv')).body as string,
  'the map data': async () =>
    JSON.stringify((await server.anyone.get('/api/directory/commerces.geojson')).body),
}

/** Counts search results and reads the drawing of the shop. */
async function seen() {
  return {
    byOldName: await countOf('search=zumaque'),
    byNewName: await countOf('search=tramontana'),
    byOldStreet: await countOf('search=mayor'),
    byNewStreet: await countOf('search=pozo'),
    inCategory: [await countOf('category=1'), await countOf(`category=${books}`)],
    nearest: (await get('commerces/?near=39.95,-0.12'))[0].distance,
    photo: (await get(`commerces/${shop.id}/`)).photo,
    picture: await pictureOf(`/og/comercio/${shop.id}.jpg`),
    ofOffer: await pictureOf(`/og/oferta/${offer.id}.jpg`),
  }
}

const isOld = (text: string) => /zumaque/i.test(text) && !/tramontana|pozo/i.test(text)
const isNew = (text: string) => /tramontana/i.test(text) && !/zumaque|Calle Mayor/i.test(text)

describe('while a change waits', () => {
  test.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])(
    'the old words stand in %s, and the new ones once they are accepted',
    async (what) => {
      const read = TEXTS[what]
      expect(await read()).toSatisfy(isOld)
      const id = await propose()
      expect(await read()).toSatisfy(isOld)
      expect((await decide(id, { accept: RISKY_FIELDS })).status).toBe(200)
      expect(await read()).toSatisfy(isNew)
    },
  )

  test('search, categories, distance and pictures are the old ones, and the new ones once accepted', async () => {
    const before = await seen()
    expect(before).toMatchObject({ byOldName: 1, byNewName: 0, byOldStreet: 1, byNewStreet: 0 })
    expect(before.inCategory).toEqual([1, 0])
    const id = await propose()
    expect(await seen()).toEqual(before)
    await decide(id, { accept: RISKY_FIELDS })
    const after = await seen()
    expect(after).toMatchObject({ byOldName: 0, byNewName: 1, byOldStreet: 0, byNewStreet: 1 })
    expect(after.inCategory).toEqual([0, 1])
    expect([before.nearest, after.nearest]).toEqual([expect.any(Number), 0])
    expect(before.nearest).toBeGreaterThan(1000)
    for (const name of ['photo', 'picture', 'ofOffer'] as const) {
      expect(after[name]).not.toEqual(before[name])
    }
    expect([before.picture[0], after.picture[0], after.ofOffer[0]]).toEqual([200, 200, 200])
  })

  test('what is rejected, withdrawn or closed has never been seen', async () => {
    const before = await seen()
    await decide(await propose(), { reject: RISKY_FIELDS, reason: 'Falta comprobarlo.' })
    expect(await seen()).toEqual(before)
    await owner.post(`/api/proposals/${await propose()}/withdraw/`)
    expect(await seen()).toEqual(before)
    await propose()
    const { user } = await server.owner()
    const form = { owner_email: user.email, from_owner: owner.user.id }
    expect((await office.patch(`/api/commerce/${shop.id}/`, form)).status).toBe(200)
    expect(await seen()).toEqual(before)
  })

  test('each accepted field is seen, and each rejected one is not', async () => {
    const before = await seen()
    const rejection = { reject: ['category', 'address', 'photo'], reason: 'Falta comprobarlo.' }
    await decide(await propose(), { accept: ['name'], ...rejection })
    const after = await seen()
    expect(after.picture).not.toEqual(before.picture)
    expect(after.ofOffer).not.toEqual(before.ofOffer)
    expect(after).toMatchObject({
      byOldName: 0,
      byNewName: 1,
      byOldStreet: 1,
      byNewStreet: 0,
      inCategory: before.inCategory,
      nearest: before.nearest,
      photo: before.photo,
    })
  })
})
