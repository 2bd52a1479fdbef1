import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHOTO_WIDTHS, photoPath, photoSrcset } from '#contract/photos.ts'
import { PHOTO_ORIGIN, storedPhotos } from '#testing/stored-photos.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { signedQuery } from './photo-url.ts'

let server: TestServer
let lucia: Person
let administrator: Person
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  lucia = await server.owner()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const WAITS = { application: { status: 'PE', decided_at: null } } as const

/** Returns the query of a URL that was signed `seconds` ago. */
const signedAgo = (photo: string, seconds: number) =>
  signedQuery(
    server.services.config,
    photo,
    new Date(server.clock.now().getTime() - seconds * 1000),
  )

const { newPhoto, statusOf } = storedPhotos(() => server)

describe('a signature', () => {
  test('is good for every width, for ten minutes at most', async () => {
    const photo = await newPhoto()
    const query = signedAgo(photo, 0)
    for (const width of PHOTO_WIDTHS) {
      const { statusCode, headers } = await server.app.inject(`${photoPath(photo, width)}?${query}`)
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toBe('private, max-age=600')
    }
    const late = await server.app.inject(`${photoPath(photo)}?${signedAgo(photo, 300)}`)
    expect([late.statusCode, late.headers['cache-control']]).toEqual([200, 'private, max-age=300'])
    expect(await statusOf(`${photoPath(photo)}?${signedAgo(photo, 301)}`)).toBe(404)
  })

  test('stays the same for five minutes, and never lives for less', async () => {
    const { config, clock } = server.services
    const begun = clock.now().getTime()
    const queries = Array.from({ length: 11 }, (_, minute) =>
      signedQuery(config, 'a'.repeat(64), new Date(begun + minute * 60_000)),
    )
    expect(new Set(queries.slice(0, 5)).size).toBe(1)
    expect(new Set(queries).size).toBe(3)
    const expires = Number(new URLSearchParams(queries[4]).get('expires'))
    expect(expires - (begun / 1000 + 4 * 60)).toBeGreaterThanOrEqual(5 * 60)
  })

  test('of another photo, another time or another key, or none, opens nothing', async () => {
    const [photo, other] = [await newPhoto(), await newPhoto()]
    const { config, clock } = server.services
    const good = new URLSearchParams(signedQuery(config, photo, clock.now()))
    const [expires, signature] = [good.get('expires')!, good.get('signature')!]
    const forged = [
      signedQuery(config, other, clock.now()),
      signedQuery({ ...config, secretKey: 'another key, as long as it is' }, photo, clock.now()),
      `expires=${Number(expires) + 300}&signature=${signature}`,
      `expires=${expires}&signature=`,
      `expires=${expires}&signature=${signature.slice(1)}`,
      `expires=${expires}`,
      `signature=${signature}`,
      `expires=${expires}&expires=${expires}&signature=${signature}`,
      `expires=1e12&signature=${signature}`,
      `expires=-1&signature=${signature}`,
    ]
    for (const query of forged) {
      expect([query, await statusOf(`${photoPath(photo)}?${query}`)]).toEqual([query, 404])
    }
    expect(await statusOf(`${photoPath(photo)}?${good}`)).toBe(200)
  })
})

describe('who may see a photo is given an address that shows it', () => {
  /** Creates a shop that is not public, with an offer; each has its own photo. */
  async function hiddenShop() {
    const [own, offered] = [await newPhoto(), await newPhoto()]
    const shop = await server.commerce(lucia, { photo: own, ...WAITS })
    const offer = await server.offer(shop, { photo: offered })
    return { shop, offer }
  }

  test('its owner and the office, wherever it is told of', async () => {
    const { shop, offer } = await hiddenShop()
    const { pk } = await server.applicationOf(shop)
    const answers = [
      (await lucia.get(`/api/commerce/${shop.id}/`)).body.photo,
      (await lucia.get('/api/commerce/')).body.find(({ id }: { id: number }) => id === shop.id)
        .photo,
      (await lucia.get(`/api/offer/?commerce=${shop.id}`)).body[0].photo,
      (await lucia.get(`/api/offer/${offer.id}/`)).body.photo,
      (await administrator.get(`/api/commerce/${shop.id}/`)).body.photo,
      (await administrator.get('/api/commerce_applications/')).body.find(
        (application: { pk: number }) => application.pk === pk,
      ).commerce.photo,
      ...(await lucia.get('/auth/account/export/')).body.commerces
        .filter(({ id }: { id: number }) => id === shop.id)
        .map(({ photo }: { photo: string }) => photo),
      ...(await lucia.get('/auth/account/export/')).body.offers
        .filter(({ id }: { id: number }) => id === offer.id)
        .map(({ photo }: { photo: string }) => photo),
    ]
    expect(answers).toHaveLength(8)
    for (const address of answers) {
      expect(address).toMatch(/^https:\/\/escaparate\.example\/photos\/\w+-1600\.webp\?expires=/)
      expect(await statusOf(address)).toBe(200)
    }
    await lucia.delete(`/api/commerce/${shop.id}/`)
    const binned = (await lucia.get('/api/commerce/?deleted=1')).body.find(
      ({ id }: { id: number }) => id === shop.id,
    )
    expect(await statusOf(binned.photo)).toBe(200)
  })

  test('the widths of a signed address are signed too', async () => {
    const { shop } = await hiddenShop()
    const { photo } = (await lucia.get(`/api/commerce/${shop.id}/`)).body
    const widths = photoSrcset(photo).split(', ')
    expect(widths).toHaveLength(3)
    for (const width of widths) expect(await statusOf(width.split(' ')[0]!)).toBe(200)
  })

  test('a plain one as soon as it is accepted, a signed one as soon as it is hidden', async () => {
    const { shop } = await hiddenShop()
    const { pk } = await server.applicationOf(shop)
    const accepted = await administrator.post(`/accept_application/${pk}/`)
    expect(accepted.body.commerce.photo).toBe(`${PHOTO_ORIGIN}${photoPath(shop.photo)}`)
    expect(await statusOf(accepted.body.commerce.photo)).toBe(200)
    const hidden = await lucia.patch(`/api/commerce/${shop.id}/`, { hidden: true })
    expect(hidden.body.photo).toContain('?expires=')
    expect(await statusOf(photoPath(shop.photo))).toBe(404)
  })

  test('sent back as text, whatever its signature, it stays', async () => {
    const { shop, offer } = await hiddenShop()
    const { body } = await lucia.get(`/api/commerce/${shop.id}/`)
    const lapsed = `${PHOTO_ORIGIN}${photoPath(shop.photo)}?${signedAgo(shop.photo, 20 * 60)}`
    const form = { ...body, name: 'Otro nombre', photo: lapsed }
    const kept = await lucia.put(`/api/commerce/${shop.id}/`, form)
    expect([kept.status, kept.body.name]).toEqual([200, 'Otro nombre'])
    expect(kept.body.photo).toContain(shop.photo)
    const plain = `${PHOTO_ORIGIN}${photoPath(shop.photo)}`
    expect((await lucia.put(`/api/commerce/${shop.id}/`, { ...body, photo: plain })).status).toBe(
      200,
    )
    const { body: shown } = await lucia.get(`/api/offer/${offer.id}/`)
    const saved = await lucia.put(`/api/offer/${offer.id}/`, shown)
    expect([saved.status, saved.body.photo]).toEqual([200, shown.photo])
    const strange = `${PHOTO_ORIGIN}${photoPath('f'.repeat(64))}?expires=1`
    const refused = await lucia.put(`/api/commerce/${shop.id}/`, { ...body, photo: strange })
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['photo']])
  })
})
