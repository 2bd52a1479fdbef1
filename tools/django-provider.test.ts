import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createFixtures, type Fixtures } from '#testing/fixtures.ts'
import { multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import {
  fetchJsonWithAuthJWTToken,
  openProvider,
  type Resource,
  type Row,
} from './django-client.ts'

/** Tests react-admin's provider as published on npm. Missing features (docs/decisions/0032) must give an error. */
let server: TestServer
let fixtures: Fixtures
let origin: string
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  fixtures = await createFixtures(server)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  vi.stubGlobal('localStorage', { getItem: () => fixtures.administrator.token })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

const RESOURCES: Record<string, Resource> = {
  commerce: {
    root: 'api',
    // The administrator's own: deleting others' shops needs a reason, which this client does not send.
    make: async (name) => (await server.commerce(fixtures.administrator, { name })).id,
    column: 'name',
    filter: () => ({ category: 1, status: 'OK' }),
    changes: { direction: 'Plaza Nueva, 2' },
    isDeleted: true,
  },
  offer: {
    root: 'api',
    make: async (title) => (await server.offer(fixtures.shop, { title })).id,
    column: 'title',
    filter: () => ({ commerce: fixtures.shop.id }),
    form: (title) => ({ title, type: '2 x 1', description: 'Hoy.', commerce: fixtures.shop.id }),
    changes: { description: 'Mañana.' },
    isDeleted: true,
  },
  category: {
    root: 'api',
    make: async (name) => (await fixtures.administrator.post('/api/category/', { name })).body.id,
    column: 'name',
    filter: () => ({}),
    form: (name) => ({ name }),
    isDeleted: true,
  },
  faq: {
    root: 'api',
    make: async (question) =>
      (await fixtures.administrator.post('/api/faq/', { question, answer: 'Sí.' })).body.id,
    column: 'question',
    filter: () => ({}),
    form: (question) => ({ question, answer: 'Sí.' }),
    changes: { answer: 'No.' },
    isDeleted: true,
  },
  contact: {
    root: 'api',
    make: async (subject) => (await server.anyone.post('/api/contact/', duda(subject))).body.id,
    column: 'subject',
    filter: () => ({ state: 'unanswered' }),
    form: (subject) => duda(subject),
    isDeleted: true,
  },
  users: {
    root: 'auth',
    make: async (username) => (await server.owner({ username })).user.id,
    column: 'username',
    filter: () => ({ role: 2 }),
    changes: { is_trusted: true },
  },
  commerce_applications: {
    root: 'api',
    make: async (name) =>
      (await server.applicationOf(await server.commerce(fixtures.owner, { name }))).pk,
    column: 'commerce',
    filter: () => ({ status: 'OK' }),
  },
}

const duda = (subject: string) => ({ subject, sender: 'ana@example.com', message: '¿Abrís?' })
const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

describe.each(Object.entries(RESOURCES))('the resource %s', (name, resource) => {
  const { root, make, column, filter, form, changes, isDeleted } = resource
  const provider = () => openProvider(`${origin}/${root}`, fetchJsonWithAuthJWTToken)
  const word = `Prueba${name.replace('_', '')}`
  let rows: number[]
  beforeAll(async () => {
    rows = []
    for (const letter of ['cebra', 'abeja', 'burro']) rows.push(await make(`${word} ${letter}`))
  })
  const list = (sort: object, more: object = {}, perPage = 25, page = 1) =>
    provider().getList(name, {
      filter: { q: word, ...more },
      pagination: { page, perPage },
      sort,
    })

  test('is listed, sorted, searched, filtered and paged', async () => {
    const [c, a, b] = rows as [number, number, number]
    const byId = await list({ field: 'id', order: 'ASC' })
    expect([idsOf(byId.data), byId.total]).toEqual([rows, 3])
    expect(idsOf((await list({ field: 'id', order: 'DESC' })).data)).toEqual(rows.toReversed())
    const sort = { field: column, order: 'ASC' }
    expect(idsOf((await list(sort)).data)).toEqual([a, b, c])
    expect(idsOf((await list({ field: column, order: 'DESC' })).data)).toEqual([c, b, a])
    expect(idsOf((await list(sort, filter())).data)).toEqual([a, b, c])
    expect(idsOf((await list(sort, { id: [a, c] })).data)).toEqual([a, c])
    const second = await list(sort, {}, 2, 2)
    expect([idsOf(second.data), second.total]).toEqual([[c], 3])
    await expect(list({ field: 'nonsense', order: 'ASC' })).rejects.toMatchObject({
      status: 400,
      body: { ordering: [expect.any(String)] },
    })
  })

  test('is read one by one, many at once, and by another row', async () => {
    const { data } = await provider().getOne(name, { id: rows[0] })
    expect(data).toMatchObject({ id: rows[0] })
    expect(JSON.stringify(data[column])).toContain(word)
    expect(idsOf((await provider().getMany(name, { ids: rows })).data)).toEqual(rows)
    await expect(provider().getOne(name, { id: 2147483647 })).rejects.toMatchObject({ status: 404 })
    const [target, id] = Object.entries(filter())[0] ?? ['id', rows[0]]
    const { data: related } = await provider().getManyReference(name, {
      target,
      id,
      filter: { q: `${word} cebra` },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
    })
    expect(idsOf(related)).toEqual([rows[0]])
  })

  if (form)
    test('is created', async () => {
      const { data } = await provider().create(name, { data: form!(`Nueva ${word}`) })
      expect(data).toMatchObject({ id: expect.any(Number), [column]: `Nueva ${word}` })
      expect((await provider().getOne(name, { id: data.id })).data).toMatchObject(data)
    })

  const saved = changes ?? (name === 'category' ? { name: `Otra ${word}` } : undefined)
  if (saved)
    test('is changed, sent back whole as a form of react-admin does', async () => {
      const [id] = rows as [number]
      const { data: before } = await provider().getOne(name, { id })
      const { data } = await provider().update(name, { id, data: { ...before, ...saved } })
      expect(data).toMatchObject({ ...before, ...saved, ...(await sinceSaved(data, before)) })
      if (!changes) return
      const ids = rows.slice(1)
      expect((await provider().updateMany(name, { ids, data: changes })).data).toEqual(ids)
      for (const row of (await provider().getMany(name, { ids })).data) {
        expect(row).toMatchObject(changes)
      }
    })

  if (isDeleted)
    test('is deleted, one and many', async () => {
      const ids = [await make(`${word} x`), await make(`${word} y`), await make(`${word} z`)]
      const [id, ...others] = ids as [number, number, number]
      const previousData = { id }
      expect((await provider().delete(name, { id, previousData })).data).toEqual(previousData)
      await provider().deleteMany(name, { ids: others })
      for (const one of ids) {
        await expect(provider().getOne(name, { id: one })).rejects.toMatchObject({ status: 404 })
      }
    })
})

/** Fields that the server changes on every save, and address parts that no longer match the address line. */
async function sinceSaved(after: Row, before: Row): Promise<object> {
  const own = ['updated_at', 'version', 'street', 'number'].filter((name) => name in before)
  return Object.fromEntries(own.map((name) => [name, after[name]]))
}

describe('what is no part of the product', () => {
  test.each([
    ['users', 'auth', 'DELETE', 'GET, HEAD, PATCH'],
    ['commerce_applications', 'api', 'POST', 'GET, HEAD'],
    ['commerce_applications', 'api', 'PATCH', 'GET, HEAD'],
    ['commerce_applications', 'api', 'DELETE', 'GET, HEAD'],
    ['contact', 'api', 'PATCH', 'GET, HEAD, DELETE'],
  ] as const)(
    '%s under /%s answers %s with 405 and what it allows',
    async (name, root, method, allow) => {
      const id = await RESOURCES[name]!.make(`Intacta ${method}`)
      const provider = openProvider(`${origin}/${root}`, fetchJsonWithAuthJWTToken)
      const sent = {
        POST: () => provider.create(name, { data: {} }),
        PATCH: () => provider.update(name, { id, data: {} }),
        DELETE: () => provider.delete(name, { id }),
      }
      await expect(sent[method]()).rejects.toMatchObject({
        status: 405,
        body: { code: 'method_not_allowed' },
      })
      const verb = method.toLowerCase() as 'post' | 'patch' | 'delete'
      const path = `/${root}/${name}/${method === 'POST' ? '' : `${id}/`}`
      expect((await fixtures.administrator[verb](path)).headers.allow).toBe(allow)
    },
  )

  test('a shop is taken without a photo from the office, and as a form with its file from its owner', async () => {
    const provider = openProvider(`${origin}/api`, fetchJsonWithAuthJWTToken)
    const data = {
      name: 'Mercería Lola',
      description: 'Hilos y botones.',
      direction: 'Calle Mayor, 3',
      n_tlf: '964123456',
      contact_mail: 'lola@example.com',
      application: 'Abrimos cada día.',
    }
    const category = [1]
    const added = await provider.create('commerce', { data: { ...data, category } })
    expect(added.data.photo).toMatch(/\/og\/comercio\/\d+\.jpg$/)
    const photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
    const { payload, headers } = await multipart({ ...data, category: '1', photo })
    const taken = await fixtures.owner.post('/api/commerce/', payload, headers)
    expect(taken.status).toBe(201)
    expect((await provider.getOne('commerce', { id: taken.body.id })).data).toMatchObject({
      name: data.name,
    })
  })

  test('a person registers with a shop, and is told of each field that is missing', async () => {
    const provider = openProvider(`${origin}/auth`, fetchJsonWithAuthJWTToken)
    await expect(provider.create('users', { data: { username: 'Pepa' } })).rejects.toMatchObject({
      status: 400,
      body: { email: [expect.any(String)], commerce: { photo: [expect.any(String)] } },
    })
  })
})
