import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, categories, commerces, users } from '#server/database/schema.ts'
import { directoryReader, idsOf, newWord, searchFor } from '#testing/directory-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

const get = directoryReader(() => server)

test('a shop is shown to anybody with what customers need and nothing of its owner', async () => {
  const shop = await server.commerce(lucia, { name: 'La Peña del Café' })
  const offer = await server.offer(shop, { title: 'Café con leche' })
  const { status, body } = await get(`commerces/${shop.id}/`)
  const shown = {
    id: shop.id,
    slug: 'la-pena-del-cafe',
    name: 'La Peña del Café',
    description: 'Pan de masa madre, cocas y magdalenas.',
    photo: `https://escaparate.example/photos/${'a'.repeat(64)}-1600.webp`,
    photo_width: 1600,
    photo_height: 1100,
    photo_placeholder: 'data:,',
    photo_focus_x: 50,
    photo_focus_y: 50,
    category: [1],
    direction: 'Calle Mayor, 12',
    street: 'Calle Mayor',
    number: '12',
    address_extra: '',
    postal_code: '',
    locality: '',
    latitude: null,
    longitude: null,
    n_tlf: '964123456',
    contact_mail: 'hola@laespiga.example',
    web: '',
    whatsapp: '',
    instagram: '',
    facebook: '',
    tiktok: '',
    other_link: '',
    offers: 1,
    open_state: 'unknown',
    open_until: null,
    opens_at: null,
    may_change: false,
    updated_at: '2026-03-05T10:00:00.000Z',
  }
  const shownOffer = {
    id: offer.id,
    slug: 'cafe-con-leche',
    title: 'Café con leche',
    description: 'Lleva dos y paga una, hasta el sábado.',
    type: '2 x 1',
    photo: null,
    photo_width: null,
    photo_height: null,
    photo_placeholder: null,
    photo_focus_x: 50,
    photo_focus_y: 50,
    starts_on: null,
    ends_on: null,
    weekdays: [],
    conditions: '',
    code: '',
    price: null,
    previous_price: null,
    state: 'running',
    today: true,
    category: [1],
    commerce: {
      id: shop.id,
      slug: 'la-pena-del-cafe',
      name: 'La Peña del Café',
      direction: 'Calle Mayor, 12',
      category: [1],
    },
    created_at: '2026-03-05T10:00:00.000Z',
    updated_at: '2026-03-05T10:00:00.000Z',
  }
  const untold = { hours: null, hours_text: '', opening_hours: '' }
  const { photo: url, photo_width: width, photo_height: height, photo_placeholder } = shown
  const photos = [
    { id: shop.photo_id, url, width, height, alt: '', placeholder: photo_placeholder },
  ]
  const detail = {
    ...shown,
    ...untold,
    confirmed_at: shown.updated_at,
    photos,
    holidays: [],
    published_offers: [shownOffer],
  }
  expect([status, body]).toEqual([200, detail])
  expect((await get('commerces/?search=peña')).body).toEqual([shown])
  expect((await get(`offers/${offer.id}/`)).body).toEqual(shownOffer)
  expect((await get('offers/?search=leche')).body).toEqual([shownOffer])
})

describe('a shop that is not public', () => {
  const deleted_at = '2026-03-01T10:00:00.000Z'
  const decided_at = deleted_at
  const activated_at = deleted_at

  test.each([
    ['waits for review', { application: { status: 'PE' as const, decided_at: null } }, {}, 404],
    ['was rejected', { application: { status: 'RE' as const, decided_at } }, {}, 404],
    ['is hidden', { hidden: true }, {}, 404],
    ['is of a deactivated owner', {}, { is_active: false, activated_at }, 404],
    ['is deleted', { deleted_at }, {}, 410],
    ['is of an owner who is gone', {}, { is_active: false, activated_at, deleted_at }, 410],
    ['is deleted and was hidden', { deleted_at, hidden: true }, {}, 410],
    [
      'was rejected and deleted',
      { deleted_at, application: { status: 'RE' as const, decided_at } },
      {},
      404,
    ],
  ])('because it %s is nowhere', async (_why, details, person, status) => {
    const word = newWord()
    const [created] = await server.db
      .insert(categories)
      .values({ name: `Oficio ${word}` })
      .returning()
    const category = [created!.id]
    const shop = await server.commerce(await server.owner(person), {
      name: `Casa ${word}`,
      category,
      ...details,
    })
    const offer = await server.offer(shop, { title: `Oferta ${word}`, category })
    const code = status === 410 ? 'gone' : 'not_found'
    for (const path of [`commerces/${shop.id}/`, `offers/${offer.id}/`]) {
      const answer = await get(path)
      expect([answer.status, answer.body.code, path]).toEqual([status, code, path])
    }
    for (const list of ['commerces', 'offers']) {
      expect((await get(`${list}/?${searchFor(word)}`)).body).toEqual([])
      expect((await get(`${list}/?category=${created!.id}`)).body).toEqual([])
      expect(idsOf((await get(`${list}/`)).body)).not.toContain(
        list === 'offers' ? offer.id : shop.id,
      )
    }
    const suggested = (await get(`suggestions/?${searchFor(word)}`)).body
    expect([suggested.commerces, suggested.suggestion]).toEqual([[], null])
    const counted = (await get('categories/')).body.find(
      (it: { id: number }) => it.id === created!.id,
    )
    expect(counted.commerces).toBe(0)
  })

  test('is named, and said to be closed, only if it was public and is hidden', async () => {
    const states = [
      [{ hidden: true }, {}, true],
      [{ hidden: true, application: { status: 'PE' as const, decided_at: null } }, {}, false],
      [{ hidden: true }, { is_active: false, activated_at }, false],
      [{ hidden: true, deleted_at }, {}, false],
      [{ application: { status: 'RE' as const, decided_at } }, {}, false],
    ] as const
    for (const [details, person, isNamed] of states) {
      const shop = await server.commerce(await server.owner(person), { name: 'Mesón', ...details })
      const offer = await server.offer(shop)
      const dropped = await server.offer(shop, { deleted_at })
      const said = isNamed ? '«Mesón» está cerrado por ahora.' : undefined
      for (const path of [`commerces/${shop.id}/`, `offers/${offer.id}/`]) {
        const { body } = await get(path)
        expect(body.closed).toEqual(isNamed ? { name: 'Mesón', category: [1] } : undefined)
        if (said) expect(body.detail).toBe(said)
        else expect(body.detail).not.toContain('Mesón')
      }
      expect((await get(`offers/${dropped.id}/`)).body).not.toHaveProperty('closed')
    }
  })
})

describe('a shop', () => {
  const deleted_at = '2026-03-01T10:00:00.000Z'

  test('is public the moment it may be, and not a moment longer', async () => {
    const word = newWord()
    const owner = await server.owner()
    const shop = await server.commerce(owner, {
      name: word,
      application: { status: 'PE', decided_at: null },
    })
    const isPublic = async () => {
      const found = idsOf((await get(`commerces/?${searchFor(word)}`)).body).includes(shop.id)
      expect((await get(`commerces/${shop.id}/`)).status === 200).toBe(found)
      return found
    }
    const update = async (changes: Partial<typeof commerces.$inferInsert>) => {
      await server.db.update(commerces).set(changes).where(eq(commerces.id, shop.id))
      return isPublic()
    }
    const decide = async (status: 'OK' | 'RE') => {
      await server.db
        .update(applications)
        .set({ status, decided_at: '2026-03-05T10:00:00.000Z' })
        .where(eq(applications.commerce, shop.id))
      return isPublic()
    }
    const activate = async (is_active: boolean) => {
      await server.db.update(users).set({ is_active }).where(eq(users.id, owner.user.id))
      return isPublic()
    }
    expect(await isPublic()).toBe(false)
    expect(await decide('OK')).toBe(true)
    expect(await update({ hidden: true })).toBe(false)
    expect(await update({ hidden: false })).toBe(true)
    expect(await activate(false)).toBe(false)
    expect(await activate(true)).toBe(true)
    expect(await update({ deleted_at })).toBe(false)
    expect(await update({ deleted_at: null })).toBe(true)
    expect(await decide('RE')).toBe(false)
  })
})
