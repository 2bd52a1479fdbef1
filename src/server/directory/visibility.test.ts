import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activity, applications, categories, commerces, users } from '#server/database/schema.ts'
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
    sells: [],
    facts: {},
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
    closed_for: null,
    may_change: false,
    hours_text: '',
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
    ended: false,
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
  const untold = { hours: null, opening_hours: '' }
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
        expect(body.closed).toEqual(
          isNamed ? { name: 'Mesón', category: [1], since: null } : undefined,
        )
        if (said) expect(body.detail).toBe(said)
        else expect(body.detail).not.toContain('Mesón')
      }
      expect((await get(`offers/${dropped.id}/`)).body).not.toHaveProperty('closed')
    }
  })
})

describe('a shop that has closed for ever', () => {
  test('is said farewell to for a year, with its offers, and then is gone', async () => {
    const owner = await server.owner()
    const shop = await server.commerce(owner, { name: 'Mesón' })
    const offer = await server.offer(shop)
    const path = `/api/commerce/${shop.id}/`
    const closed = await owner.patch(path, { closed_for_good: true })
    const closed_at = server.clock.now().toISOString()
    expect(closed.body).toMatchObject({ hidden: true, closed_at })
    const said = async () =>
      Promise.all(
        [`commerces/${shop.id}/`, `offers/${offer.id}/`].map(async (one) => {
          const { status, body } = await get(one)
          return [status, body.code, body.closed]
        }),
      )
    const farewell = [410, 'gone', { name: 'Mesón', category: [1], since: closed_at }]
    expect(await said()).toEqual([farewell, farewell])
    expect((await owner.patch(path, { closed_for_good: true })).body).toEqual(closed.body)
    server.clock.advance(364 * 24 * 3600)
    expect(await said()).toEqual([farewell, farewell])
    server.clock.advance(24 * 3600)
    expect(await said()).toEqual(Array.from({ length: 2 }, () => [410, 'gone', undefined]))
  })

  test('is public again once it is shown, hidden for now once that is taken back', async () => {
    const owner = await server.owner()
    const shop = await server.commerce(owner)
    const path = `/api/commerce/${shop.id}/`
    const state = async () => (await get(`commerces/${shop.id}/`)).status
    await owner.patch(path, { closed_for_good: true })
    const taken = await owner.patch(path, { closed_for_good: false })
    expect(taken.body).toMatchObject({ hidden: true, closed_at: null })
    expect(await state()).toBe(404)
    await owner.patch(path, { closed_for_good: true })
    const shown = await owner.patch(path, { hidden: false })
    expect(shown.body).toMatchObject({ hidden: false, closed_at: null })
    expect(await state()).toBe(200)
    const verbs = await server.db
      .select({ verb: activity.verb })
      .from(activity)
      .where(and(eq(activity.object_id, shop.id), eq(activity.object_type, 'commerce')))
      .orderBy(activity.id)
    expect(verbs.map(({ verb }) => verb)).toEqual(['close', 'update', 'close', 'show'])
  })

  test('was public before, and the office says why where it is another’s', async () => {
    const owner = await server.owner()
    const office = await server.administrator()
    const pending = await server.commerce(owner, {
      application: { status: 'PE', decided_at: null },
    })
    const refused = await owner.patch(`/api/commerce/${pending.id}/`, { closed_for_good: true })
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['closed_for_good']])
    const shop = await server.commerce(owner)
    const path = `/api/commerce/${shop.id}/`
    const silent = await office.patch(path, { closed_for_good: true })
    expect([silent.status, Object.keys(silent.body)]).toEqual([400, ['reason']])
    const reason = 'Ya no está.'
    expect((await office.patch(path, { closed_for_good: true, reason })).status).toBe(200)
    expect((await get(`commerces/${shop.id}/`)).body.closed.name).toBe(shop.name)
    // An owner cannot show a shop that the office has hidden.
    expect((await owner.patch(path, { hidden: false })).status).toBe(400)
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
