import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner()
})
afterAll(() => server.close())

describe('a shop', () => {
  test('is answered with the names of the wire and an absolute photo', async () => {
    const shop = await server.commerce(lucia)
    const { status, body } = await lucia.get(`/api/commerce/${shop.id}/`)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: shop.id,
      name: 'Panadería La Espiga',
      description: 'Pan de masa madre, cocas y magdalenas.',
      photo: `https://escaparate.example/photos/${'a'.repeat(64)}-1600.webp`,
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
      sells: [],
      facts: {},
      hours: null,
      hours_text: '',
      opening_hours: '',
      photo_width: 1600,
      photo_height: 1100,
      photo_placeholder: 'data:,',
      photos: [
        {
          id: shop.photo_id,
          url: `https://escaparate.example/photos/${'a'.repeat(64)}-1600.webp`,
          width: 1600,
          height: 1100,
          alt: '',
          placeholder: 'data:,',
        },
      ],
      photo_focus_x: 50,
      photo_focus_y: 50,
      application: expect.any(Number),
      application_text: 'Abrimos cada día desde 1962.',
      status: 'OK',
      reason: null,
      hidden: false,
      offers: 0,
      submitted_at: '2026-03-05T10:00:00.000Z',
      decided_at: '2026-03-05T10:00:00.000Z',
      closed_at: null,
      updated_at: '2026-03-05T10:00:00.000Z',
      version: 1,
      deleted_at: null,
      expires_at: null,
      owner: null,
    })
  })

  test('names its owner to administrators', async () => {
    const shop = await server.commerce(lucia)
    const { body } = await (await server.administrator()).get(`/api/commerce/${shop.id}/`)
    const { username, email } = lucia.user
    expect(body.owner).toEqual({
      id: lucia.user.id,
      username,
      email,
      is_active: true,
      is_confirmed: true,
      is_invited: false,
    })
  })

  test('has a photo from the configured origin, whatever host is asked', async () => {
    const shop = await server.commerce(lucia)
    const { body } = await lucia.get(`/api/commerce/${shop.id}/`, undefined, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    })
    expect(body.photo).toMatch(/^https:\/\/escaparate\.example\//)
  })

  test('of another owner cannot be told from one that is not there', async () => {
    const shop = await server.commerce(await server.owner())
    const foreign = await lucia.get(`/api/commerce/${shop.id}/`)
    const missing = await lucia.get('/api/commerce/2147483647/')
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
  })

  test('that is deleted is gone for its owner and for administrators', async () => {
    const deleted_at = server.clock.now().toISOString()
    const shop = await server.commerce(lucia, { deleted_at })
    expect((await lucia.get(`/api/commerce/${shop.id}/`)).status).toBe(404)
    const administrator = await server.administrator()
    expect((await administrator.get(`/api/commerce/${shop.id}/`)).status).toBe(404)
  })

  test('counts the offers that are not deleted', async () => {
    const shop = await server.commerce(lucia)
    await server.offer(shop)
    await server.offer(shop)
    await server.offer(shop, { deleted_at: server.clock.now().toISOString() })
    expect((await lucia.get(`/api/commerce/${shop.id}/`)).body.offers).toBe(2)
  })
})

describe('the list of shops', () => {
  const ids = (rows: { id: number }[]) => rows.map((row) => row.id)

  test('is a bare array, newest first, of the own shops alone', async () => {
    const owner = await server.owner()
    const first = await server.commerce(owner)
    await server.commerce(lucia)
    const second = await server.commerce(owner)
    const { body, headers } = await owner.get('/api/commerce/')
    expect(ids(body)).toEqual([second.id, first.id])
    expect(headers['x-total-count']).toBe('2')
  })

  test('shows every shop to an administrator', async () => {
    const shop = await server.commerce(await server.owner())
    const { body } = await (await server.administrator()).get('/api/commerce/')
    expect(ids(body)).toContain(shop.id)
  })

  test('comes in pages when it is asked to', async () => {
    const owner = await server.owner()
    const shops = []
    for (let made = 0; made < 5; made++) shops.push((await server.commerce(owner)).id)
    const newestFirst = shops.toReversed()

    const first = await owner.get('/api/commerce/?page=1&page_size=2')
    expect(first.headers['x-total-count']).toBe('5')
    expect(first.body).toMatchObject({
      count: 5,
      next: 'https://escaparate.example/api/commerce/?page=2&page_size=2',
      previous: null,
    })
    const last = await owner.get('/api/commerce/?page=3&page_size=2')
    expect(last.body).toMatchObject({
      next: null,
      previous: 'https://escaparate.example/api/commerce/?page=2&page_size=2',
    })
    const second = await owner.get('/api/commerce/?page=2&page_size=2')
    expect(
      [...first.body.results, ...second.body.results, ...last.body.results].map((row) => row.id),
    ).toEqual(newestFirst)
  })

  test.each(['page=0', 'page=-1', 'page=abc', 'page=2', 'page=99999999999999999999', 'page='])(
    'has no page for %s',
    async (query) => {
      const owner = await server.owner()
      await server.commerce(owner)
      expect((await owner.get(`/api/commerce/?${query}`)).status).toBe(404)
    },
  )

  test('takes a page size over 100 as 100, and one that is no number as the usual 20', async () => {
    const owner = await server.owner()
    expect((await owner.get('/api/commerce/?page_size=1000')).body.count).toBe(0)
    expect((await owner.get('/api/commerce/?page_size=abc')).body.results).toEqual([])
  })
})

describe('the database', () => {
  const violation = async (work: Promise<unknown>) =>
    work.then(
      () => 'nothing',
      (error) => error.cause.constraint,
    )

  test.each([
    ['without a category', { category: [] }, 'commerces_category'],
    ['with a category that is not there', { category: [1, 999] }, expect.stringMatching(/_fk$/)],
    ['with letters in its phone', { n_tlf: '964 LIBRE' }, 'commerces_n_tlf'],
    ['without a name', { name: '' }, 'commerces_name'],
    ['with a photo that is not kept', { photo: 'b'.repeat(64) }, expect.stringMatching(/_fk$/)],
  ])('refuses a shop %s', async (_name, details, constraint) => {
    expect(await violation(server.commerce(lucia, details))).toEqual(constraint)
  })

  test('refuses a decision without its date, and a reason without a rejection', async () => {
    const undecided = { application: { status: 'OK' as const, decided_at: null } }
    expect(await violation(server.commerce(lucia, undecided))).toBe('applications_decided')
    const praised = { application: { status: 'OK' as const, reason: 'Muy bien' } }
    expect(await violation(server.commerce(lucia, praised))).toBe('applications_reason')
  })

  test('keeps e-mails and usernames unique without case', async () => {
    const { user } = await server.owner()
    const same = server.owner({ email: user.email.toUpperCase() })
    expect(await violation(same)).toBe('users_email')
    expect(await violation(server.owner({ username: user.username.toUpperCase() }))).toBe(
      'users_username',
    )
  })

  test('keeps category 1, and category names unique without case or accents, but for ñ', async () => {
    const insert = (name: string) =>
      server.db.execute(`insert into categories (name) values ('${name}')`)
    await insert('Cafetería')
    expect(await violation(insert('CAFETERIA'))).toBe('categories_name')
    await insert('Cañas')
    expect(await violation(insert('Canas'))).toBe('nothing')
    const removal = server.db.execute('delete from categories where id = 1')
    await expect(removal).rejects.toMatchObject({ cause: { message: 'category 1 stays' } })
  })

  test('orders names as Spanish does', async () => {
    await server.db.execute("insert into categories (name) values ('Ñoras'), ('Óptica'), ('Nata')")
    const { body } = await server.anyone.get('/api/category/')
    const names = body.map((category: { name: string }) => category.name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
    expect(names.indexOf('Ñoras')).toBe(names.indexOf('Nata') + 1)
  })
})
