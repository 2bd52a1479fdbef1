import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { GALLERY_ERRORS } from '#contract/gallery.ts'
import { multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, commercePhotos } from '../database/schema.ts'

let server: TestServer
let owner: Person
let shop: { id: number; photo_id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await server.owner()
  shop = await server.commerce(owner)
})

let made = 0
/** Returns a picture that differs from all others. */
async function newPicture(): Promise<Blob> {
  made += 1
  const bytes = await picture(220 + made, 220)
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}

async function add(fields: { alt?: string; photo?: Blob } = {}, headers = {}, by = owner) {
  const form = await multipart({ photo: await newPicture(), ...fields })
  return by.post(`/api/commerce/${shop.id}/photos/`, form.payload, { ...form.headers, ...headers })
}

/** Adds this many photos to the shop and returns their ids. */
async function addMany(many: number): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < many; at++) ids.push((await add()).body.photos.at(-1).id)
  return ids
}

const read = async (): Promise<Commerce> => (await owner.get(`/api/commerce/${shop.id}/`)).body
const idsOf = ({ photos }: Commerce) => photos.map(({ id }) => id)
const order = (photos: object[], headers = {}) =>
  owner.patch(`/api/commerce/${shop.id}/photos/`, { photos }, headers)
const remove = (id: number, headers = {}) => owner.delete(`/api/photo/${id}/`, undefined, headers)
const restore = (id: number) => owner.post(`/api/photo/${id}/restore/`)

/** Returns the stored positions of the photos besides the cover. */
async function places(): Promise<number[]> {
  const rows = await server.db
    .select({ position: commercePhotos.position })
    .from(commercePhotos)
    .where(and(eq(commercePhotos.commerce, shop.id), isNull(commercePhotos.deleted_at)))
    .orderBy(commercePhotos.position)
  return rows.map(({ position }) => position)
}

describe('the photos of a shop', () => {
  test('are its cover alone at first, without a description', async () => {
    const { photo, photo_width, photo_height, photo_placeholder, photos } = await read()
    expect(photos).toEqual([
      {
        id: shop.photo_id,
        url: photo,
        width: photo_width,
        height: photo_height,
        alt: '',
        placeholder: photo_placeholder,
      },
    ])
  })

  test('come one after the other, with what is seen in them, and the shop is another version', async () => {
    const { version } = await read()
    const answer = await add({ alt: '  El horno, encendido ' })
    expect(answer.status).toBe(201)
    expect(answer.headers.etag).toBe(`"${version + 1}"`)
    expect(answer.body.photos).toMatchObject([
      { id: shop.photo_id },
      { width: 220 + made, height: 220, alt: 'El horno, encendido' },
    ])
    expect(answer.body.photos[1].placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(await read()).toEqual(answer.body)
    const { body: shown } = await server.anyone.get(`/api/directory/commerces/${shop.id}/`)
    expect(shown.photos).toEqual(answer.body.photos)
  })

  test('are in no list of the directory', async () => {
    await add()
    const { body } = await server.anyone.get(`/api/directory/commerces/?id=${shop.id}`)
    expect(body).toHaveLength(1)
    expect(body[0]).not.toHaveProperty('photos')
  })

  test('are in the log, by whom they were changed', async () => {
    await add({ alt: 'El horno' })
    const [line] = await server.db.select().from(activity).orderBy(desc(activity.id)).limit(1)
    expect(line).toMatchObject({
      verb: 'update',
      object_type: 'commerce',
      object_id: shop.id,
      actor_id: owner.user.id,
      before: { photos: [{ id: shop.photo_id, alt: '' }] },
      after: { photos: [{ id: shop.photo_id }, { alt: 'El horno' }] },
    })
  })

  test.each([
    ['no photo', {}, 'La foto es obligatoria'],
    ['a text in its place', { photo: new Blob(['hola']) }, /no nos sirve como foto/],
  ])('are refused as any: %s', async (_what, fields, sentence) => {
    const form = await multipart(fields)
    const path = `/api/commerce/${shop.id}/photos/`
    const { status, body } = await owner.post(path, form.payload, form.headers)
    expect(status).toBe(400)
    expect(body.photo[0]).toMatch(sentence)
  })

  test('describe themselves in 200 letters', async () => {
    expect((await add({ alt: 'ñ'.repeat(200) })).status).toBe(201)
    expect(await add({ alt: 'ñ'.repeat(201) })).toMatchObject({
      status: 400,
      body: { alt: ['Debe tener como máximo 200 caracteres'] },
    })
  })

  test('are eight at most', async () => {
    await addMany(7)
    expect(await add()).toMatchObject({ status: 400, body: { photo: [GALLERY_ERRORS.full] } })
    expect((await read()).photos).toHaveLength(8)
  })

  test('are eight at most, of twelve that come at once, without a hole in their order', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => add()))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => [status, body.photo])).toEqual(
      Array.from({ length: 5 }, () => [400, [GALLERY_ERRORS.full]]),
    )
    expect(await places()).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect((await read()).version).toBe(8)
  })

  test('are each another', async () => {
    const photo = await newPicture()
    expect((await add({ photo })).status).toBe(201)
    expect(await add({ photo })).toMatchObject({
      status: 400,
      body: { photo: [GALLERY_ERRORS.twice] },
    })
  })

  test('are stored once, however often the same is sent with a key', async () => {
    const photo = await newPicture()
    const answers = [1, 2].map(() => add({ photo }, { 'idempotency-key': `photo-${shop.id}` }))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toContain(201)
    const again = await add({ photo }, { 'idempotency-key': `photo-${shop.id}` })
    expect(again.status).toBe(201)
    expect((await read()).photos).toHaveLength(2)
  })
})

describe('their order', () => {
  test('is that in which they are named, the first being the cover', async () => {
    const [second, third] = await addMany(2)
    const before = await read()
    const { status, body } = await order([{ id: third }, { id: shop.photo_id }, { id: second }])
    expect(status).toBe(200)
    expect(idsOf(body)).toEqual([third, shop.photo_id, second])
    expect(body.photo).toBe(body.photos[0].url)
    expect(body.photo).toBe(before.photos[2]!.url)
    expect(body.photo_width).toBe(before.photos[2]!.width)
    expect(body.version).toBe(before.version + 1)
    expect(await read()).toEqual(body)
  })

  test('of those that are not named stays, behind the others', async () => {
    const [second, third] = await addMany(2)
    const { body } = await order([{ id: third }])
    expect(idsOf(body)).toEqual([third, shop.photo_id, second])
  })

  test('is the same again: no version more, and no line in the log', async () => {
    const [second] = await addMany(1)
    const { version } = await read()
    const { body } = await order([{ id: shop.photo_id }, { id: second }])
    expect(body.version).toBe(version)
  })

  test('takes the point that crops keep along', async () => {
    const [second] = await addMany(1)
    await owner.patch(`/api/commerce/${shop.id}/`, { photo_focus_x: 10, photo_focus_y: 90 })
    expect((await order([{ id: second }])).body).toMatchObject({ photo_focus_x: 50 })
    const { body } = await order([{ id: shop.photo_id }])
    expect(body).toMatchObject({ photo_focus_x: 10, photo_focus_y: 90 })
  })

  test('and descriptions come together; a description that is not sent stays', async () => {
    const [second] = await addMany(1)
    await order([
      { id: shop.photo_id, alt: 'La fachada' },
      { id: second, alt: 'El mostrador' },
    ])
    const { body } = await order([{ id: second }, { id: shop.photo_id, alt: '' }])
    expect(body.photos).toMatchObject([{ alt: 'El mostrador' }, { alt: '' }])
  })

  test.each([
    ['a photo of another shop', async () => [{ id: (await server.commerce(owner)).photo_id }]],
    ['one that was never there', async () => [{ id: 2_000_000_000 }]],
  ])('cannot name %s', async (_what, photos) => {
    expect(await order(await photos())).toMatchObject({
      status: 400,
      body: { photos: [GALLERY_ERRORS.unknown] },
    })
  })

  test('names nobody twice, and somebody', async () => {
    const twice = [{ id: shop.photo_id }, { id: shop.photo_id }]
    for (const photos of [twice, []]) {
      const { status, body } = await order(photos)
      expect([status, body.photos]).toEqual([
        400,
        ['Envía las fotos en su orden, cada una con su número'],
      ])
    }
  })

  test('on an older version is a conflict, with the shop as it is', async () => {
    const [second] = await addMany(1)
    const stale = { 'if-match': '"1"' }
    const current = await read()
    for (const call of [
      () => order([{ id: second }], stale),
      () => add({}, stale),
      () => remove(second!, stale),
    ]) {
      expect(await call()).toMatchObject({ status: 409, body: { code: 'edit_conflict', current } })
    }
    expect((await order([{ id: second }], { 'if-match': `"${current.version}"` })).status).toBe(200)
  })
})

describe('a photo that goes', () => {
  test('leaves no hole, and comes back to its place', async () => {
    const [second, third] = await addMany(2)
    expect((await remove(second!)).status).toBe(204)
    expect(idsOf(await read())).toEqual([shop.photo_id, third])
    expect(await places()).toEqual([2])
    const { status, body } = await restore(second!)
    expect(status).toBe(200)
    expect(idsOf(body)).toEqual([shop.photo_id, second, third])
    expect((await restore(second!)).body.version).toBe(body.version)
  })

  test('as the cover leaves the next one in its place, and comes back as the cover', async () => {
    const [second] = await addMany(1)
    const { photo } = await read()
    await remove(shop.photo_id)
    const without = await read()
    expect(idsOf(without)).toEqual([second])
    expect(without.photo).not.toBe(photo)
    expect((await restore(shop.photo_id)).body).toMatchObject({
      photo,
      photos: [{ url: photo }, {}],
    })
  })

  test('is not the only one', async () => {
    expect(await remove(shop.photo_id)).toMatchObject({
      status: 400,
      body: { photo: [GALLERY_ERRORS.last] },
    })
  })

  test('of two that go at once one stays', async () => {
    const [second] = await addMany(1)
    const statuses = (await Promise.all([remove(shop.photo_id), remove(second!)])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([204, 400])
  })

  test('does not come back where eight are there by now', async () => {
    const [second] = await addMany(7)
    await remove(second!)
    await add()
    expect(await restore(second!)).toMatchObject({
      status: 400,
      body: { photo: [GALLERY_ERRORS.full] },
    })
  })

  test('is gone for good after a day', async () => {
    const [second] = await addMany(1)
    await remove(second!)
    expect((await remove(second!)).status).toBe(404)
    server.clock.advance(24 * 60 * 60)
    const office = await server.administrator()
    expect((await office.post(`/api/photo/${second}/restore/`)).status).toBe(404)
  })
})

describe('a save of the shop', () => {
  test('with a photo replaces the cover alone, which has no description yet', async () => {
    const [second] = await addMany(1)
    await order([{ id: shop.photo_id, alt: 'La fachada' }, { id: second }])
    const form = await multipart({ photo: await newPicture() })
    const path = `/api/commerce/${shop.id}/`
    const { body } = await owner.patch(path, form.payload, form.headers)
    expect(body.photos).toMatchObject([{ url: body.photo, alt: '' }, { id: second }])
    expect([shop.photo_id, second]).not.toContain(body.photos[0].id)
  })

  test('with a picture that it shows already moves that one up', async () => {
    const photo = await newPicture()
    const [second] = idsOf((await add({ photo, alt: 'El horno' })).body).slice(1)
    const [third] = await addMany(1)
    const form = await multipart({ photo })
    const path = `/api/commerce/${shop.id}/`
    const { body } = await owner.patch(path, form.payload, form.headers)
    expect(idsOf(body)).toEqual([second, third])
    expect(body.photos[0].alt).toBe('El horno')
    expect(await places()).toEqual([2])
  })

  test('without a photo leaves them all', async () => {
    await addMany(2)
    const { photos } = await read()
    await owner.patch(`/api/commerce/${shop.id}/`, { name: 'El Horno' })
    expect((await read()).photos).toEqual(photos)
  })
})
