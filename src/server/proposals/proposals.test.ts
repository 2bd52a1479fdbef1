import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import {
  activity,
  categories,
  commerces,
  outbox,
  photos,
  proposals,
  users,
} from '../database/schema.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'

let server: TestServer
let office: Person
let owner: Person
let shop: { id: number; name: string }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await server.choose({ review_fields: ['name', 'category', 'address', 'photo'] })
  office = await server.administrator()
  owner = await server.owner()
  shop = await server.commerce(owner, { name: 'La Espiga', latitude: 39.938, longitude: -0.101 })
})

const at = () => `/api/commerce/${shop.id}/`
const save = (form: object, headers?: Record<string, string>, by = owner) =>
  by.patch(at(), form, headers)
const read = async (by = owner) => (await by.get(at())).body
const listed = async () => (await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).body
const open = async () => (await office.get('/api/proposals/?state=open')).body[0]
const decide = (id: number, form: object, by = office) =>
  by.post(`/api/proposals/${id}/decide/`, { accept: [], ...form })
const propose = async (form: object = { name: 'Horno' }) => {
  expect((await save(form)).status).toBe(200)
  return open()
}
const subjects = async ({ user }: Person) =>
  (await server.mailsTo(user.email)).map(({ subject }) => subject)
const events = async () =>
  (await server.db.select().from(activity).orderBy(activity.id)).map(
    ({ verb, object_type }) => `${verb} ${object_type}`,
  )
const withPhoto = async (form: Record<string, string> = {}) => {
  const { payload, headers } = await multipart({ ...form, photo: await photoFile() })
  return owner.patch(at(), payload, headers)
}

describe('a save of an owner', () => {
  test('changes the phone at once and proposes the name; neighbours see the old one', async () => {
    const before = await read()
    const { body, headers } = await save({ name: 'Horno', n_tlf: '964999999' })
    expect(body).toMatchObject({
      name: 'La Espiga',
      n_tlf: '964999999',
      version: 2,
      pending: [{ field: 'name', from: 'La Espiga', to: 'Horno' }],
      proposal: expect.any(Number),
    })
    expect(headers.etag).toBe('"2"')
    expect(before).not.toHaveProperty('pending')
    expect(await read(office)).toMatchObject({ name: 'La Espiga', pending: body.pending })
    expect(await listed()).toMatchObject({ name: 'La Espiga', n_tlf: '964999999' })
    expect(await listed()).not.toHaveProperty('pending')
    expect((await server.anyone.get('/api/directory/commerces/?search=horno')).body).toEqual([])
    expect(await events()).toEqual(['create proposal', 'update commerce'])
    expect(await subjects(office)).toEqual(['Cambio por revisar: «La Espiga»'])
  })

  test('that only proposes raises the version, and no day of the last change', async () => {
    const { updated_at } = await read()
    server.clock.advance(60)
    const { body } = await save({ name: 'Horno' })
    expect([body.version, body.updated_at]).toEqual([2, updated_at])
  })

  test('that is written after is amended with one line of the log and the next revision', async () => {
    const first = await propose()
    await save({ name: 'Horno Nuevo', with_pending: true })
    expect(await open()).toMatchObject({
      id: first.id,
      revision: 2,
      changes: [{ to: 'Horno Nuevo' }],
    })
    await save({ name: 'Horno Nuevo' })
    expect((await open()).revision).toBe(2)
    expect(await events()).toEqual(['create proposal', 'update proposal'])
  })

  test('by a client that knows of no proposals takes nothing back', async () => {
    await propose()
    const { pending, proposal: _, ...standing } = await read()
    const { body } = await owner.put(at(), { ...standing, n_tlf: '964111111' })
    expect(body).toMatchObject({ n_tlf: '964111111', pending })
  })

  test('that began with what waits and says what stands withdraws it', async () => {
    const { id } = await propose()
    const { body } = await save({ name: 'La Espiga', with_pending: true })
    expect(body).not.toHaveProperty('pending')
    expect((await office.get(`/api/proposals/${id}/`)).body.state).toBe('withdrawn')
  })

  test('with a stale If-Match is answered with what waits too', async () => {
    await propose()
    const { status, body } = await save({ name: 'Otra' }, { 'if-match': '"1"' })
    expect([status, body.current.pending]).toEqual([
      409,
      [{ field: 'name', from: 'La Espiga', to: 'Horno' }],
    ])
  })

  describe.each([
    ['trusted owner', async () => server.db.update(users).set({ is_trusted: true })],
    ['directory that reviews nothing', async () => server.choose({ review_fields: [] })],
  ])('of a %s', (_who, change) => {
    test('is public at once, and what waited once it is named', async () => {
      const { id } = await propose({ name: 'Horno', direction: 'Plaza del Pozo, 3' })
      expect((await owner.get(`/api/proposals/${id}/`)).body.released).toEqual([])
      await change()
      const own = await owner.get(`/api/proposals/${id}/`)
      expect(own.body.released).toEqual(['name', 'address'])
      const phone = await save({ n_tlf: '964222222', with_pending: true })
      expect(phone.body).toMatchObject({ name: 'La Espiga', n_tlf: '964222222' })
      expect(phone.body.pending).toHaveLength(2)
      const named = await save({ name: 'Horno', with_pending: true })
      expect(named.body).toMatchObject({ name: 'Horno', pending: [{ field: 'address' }] })
      const { street, number } = named.body.pending[0].to
      const moved = await save({ street, number, with_pending: true })
      expect(moved.body.direction).toBe('Plaza del Pozo, 3')
      expect(moved.body).not.toHaveProperty('pending')
      expect((await owner.get(`/api/proposals/${id}/`)).body).toMatchObject({
        state: 'closed',
        reason: 'Ya no hacía falta revisarlo, y se ha publicado.',
        released: [],
      })
      expect((await events()).slice(-2)).toEqual(['close proposal', 'update commerce'])
      expect(await listed()).toMatchObject({ name: 'Horno', direction: 'Plaza del Pozo, 3' })
    })

    test('still lets the office decide what waits, and its owner withdraw it', async () => {
      const one = await propose({ name: 'Horno' })
      await change()
      expect((await decide(one.id, { revision: 1, accept: ['name'] })).status).toBe(200)
      expect((await listed()).name).toBe('Horno')
      await server.choose({ review_fields: ['name'] })
      await server.db.update(users).set({ is_trusted: false })
      const { id } = await propose({ name: 'Pan' })
      await change()
      expect((await owner.post(`/api/proposals/${id}/withdraw/`)).body.state).toBe('withdrawn')
      expect((await listed()).name).toBe('Horno')
    })

    test('publishes the cover that waits when its focus is saved, and closes with another', async () => {
      const { body } = await withPhoto()
      await change()
      const { photo_focus_x, photo_focus_y } = body.pending[0].to
      const shown = await save({ photo_focus_x, photo_focus_y, with_pending: true })
      expect(shown.body).not.toHaveProperty('pending')
      const path = new URL(body.pending[0].to.url).pathname
      expect(new URL(shown.body.photo).pathname).toBe(path)
      expect((await server.anyone.get(path)).status).toBe(200)
      expect((await server.db.select().from(proposals))[0]).toMatchObject({ state: 'closed' })
    })
  })

  test('is reviewed again where the office looks at it again', async () => {
    await propose()
    await server.choose({ review_fields: [] })
    await server.choose({ review_fields: ['name'] })
    const { body } = await save({ name: 'Horno Nuevo', with_pending: true })
    expect(body).toMatchObject({ name: 'La Espiga', pending: [{ to: 'Horno Nuevo' }] })
    expect((await open()).released).toEqual([])
  })

  test('of a shop that was never accepted proposes nothing, and one that is hidden does', async () => {
    shop = await server.commerce(owner, { application: { status: 'PE', decided_at: null } })
    expect((await save({ name: 'Horno' })).body.name).toBe('Horno')
    shop = await server.commerce(owner, { name: 'Oculta', hidden: true })
    expect((await save({ name: 'Horno', hidden: false })).body).toMatchObject({
      name: 'Oculta',
      hidden: false,
      pending: [{ to: 'Horno' }],
    })
  })

  test('thirty at once of all that may wait and what may not lose no field', async () => {
    const [row] = await server.db.insert(categories).values({ name: 'Hornos' }).returning()
    const forms = Array.from({ length: 30 }, (_, n) => {
      const turns: object[] = [
        { name: `Horno ${n}` },
        { direction: `Plaza del Pozo, ${n}` },
        { category: [row!.id] },
        { n_tlf: `9640000${n + 10}` },
        { name: `Horno ${n}`, direction: `Plaza del Pozo, ${n}`, description: `Pan ${n}` },
      ]
      return { ...turns[n % turns.length], with_pending: n % 2 === 0 }
    })
    const answers = await Promise.all(forms.map((form) => save(form)))
    expect(answers.map(({ status }) => status)).toEqual(forms.map(() => 200))
    expect(await server.db.select().from(proposals)).toMatchObject([{ state: 'open' }])
    const shop = await read()
    expect(shop).toMatchObject({ name: 'La Espiga', direction: 'Calle Mayor, 12', category: [1] })
    expect(shop.n_tlf).toMatch(/^9640000\d\d$/)
    expect(shop.description).toMatch(/^Pan \d+$/)
    const { changes } = await open()
    expect(changes).toHaveLength(3)
    expect(changes).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ field: 'name', to: expect.stringMatching(/^Horno \d+$/) }),
        expect.objectContaining({ field: 'category', to: [row!.id] }),
        expect.objectContaining({
          field: 'address',
          to: expect.objectContaining({ street: 'Plaza del Pozo' }),
        }),
      ]),
    )
    expect(server.aborted).toEqual([])
  })

  test('thirty at once end in one proposal with the last of them', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `Horno ${n}`)
    const answers = await Promise.all(names.map((name) => save({ name })))
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
    const rows = await server.db.select().from(proposals)
    expect(rows).toMatchObject([{ state: 'open', revision: 30 }])
    const { version, pending } = await read()
    expect([version, names.includes(pending[0].to)]).toEqual([31, true])
    expect(server.aborted).toEqual([])
  })
})

describe('a decision', () => {
  test('accepts one field and rejects another, with one mail', async () => {
    const { id } = await propose({ name: 'Horno', direction: 'Plaza del Pozo, 3' })
    const reason = 'En la plaza consta el Café Central.'
    const decision = { revision: 1, accept: ['name'], reject: ['address'], reason }
    const { status, body } = await decide(id, decision)
    expect([status, body]).toMatchObject([
      200,
      { state: 'decided', accepted: ['name'], rejected: ['address'], reason },
    ])
    expect(await listed()).toMatchObject({ name: 'Horno', direction: 'Calle Mayor, 12' })
    expect(await read()).not.toHaveProperty('pending')
    const mails = await server.mailsTo(owner.user.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Hemos aceptado parte de tu cambio en «La Espiga»',
    ])
    expect(mails[0]!.text).toContain(reason)
    expect(await events()).toEqual(['create proposal', 'accept proposal', 'deny proposal'])
    expect((await server.anyone.get('/api/directory/commerces/?search=horno')).body).toHaveLength(1)
  })

  test('shows its owner why, without who decided', async () => {
    const { id } = await propose()
    await decide(id, { revision: 1, reject: ['name'], reason: 'No es su nombre.' })
    const { body } = await owner.get(`/api/proposals/?commerce=${shop.id}`)
    expect(body).toMatchObject([{ reason: 'No es su nombre.', decided_by: null, owner: null }])
    const { body: history } = await owner.get(`${at()}history/`)
    expect(history[0]).toMatchObject({ verb: 'deny', actor: 'Administración' })
    expect((await (await server.owner()).get('/api/proposals/')).body).toEqual([])
  })

  test('of a move writes the whole address with its point', async () => {
    const place = { latitude: 39.95, longitude: -0.12 }
    const { id } = await propose({ direction: 'Plaza del Pozo, 3', ...place })
    expect(await read()).toMatchObject({ direction: 'Calle Mayor, 12', latitude: 39.938 })
    await decide(id, { revision: 1, accept: ['address'] })
    expect(await read()).toMatchObject({ street: 'Plaza del Pozo', number: '3', ...place })
  })

  test('names what was seen: after an amendment it is refused with what is asked now', async () => {
    const { id } = await propose()
    await save({ name: 'Pan', with_pending: true })
    const { status, body } = await decide(id, { revision: 1, accept: ['name'] })
    expect([status, body.code, body.current]).toMatchObject([
      409,
      'edit_conflict',
      { revision: 2, changes: [{ to: 'Pan' }] },
    ])
    expect((await listed()).name).toBe('La Espiga')
  })

  test('after an administrator edited the field sees both, and decides', async () => {
    const { id } = await propose()
    await save({ name: 'La Espiga de Oro' }, undefined, office)
    expect((await decide(id, { revision: 1, accept: ['name'] })).status).toBe(409)
    const { revision, changes } = await open()
    expect(changes).toEqual([
      { field: 'name', from: 'La Espiga', to: 'Horno', present: 'La Espiga de Oro' },
    ])
    expect((await decide(id, { revision, accept: ['name'] })).status).toBe(200)
    expect((await listed()).name).toBe('Horno')
  })

  test('of what stands already changes nothing', async () => {
    const { id } = await propose()
    await save({ name: 'Horno' }, undefined, office)
    const { updated_at } = await read()
    server.clock.advance(60)
    expect((await decide(id, { revision: 2, accept: ['name'] })).status).toBe(200)
    expect(await read()).toMatchObject({ name: 'Horno', updated_at })
  })

  test.each([
    ['leaves a field open', { accept: ['name'] }, 'accept'],
    ['names what is not asked', { accept: ['name', 'address', 'photo'] }, 'accept'],
    ['rejects without a reason', { accept: ['name'], reject: ['address'] }, 'reason'],
    ['says both', { accept: ['name', 'address'], reject: ['name'], reason: 'No' }, 'reject'],
    ['knows no such field', { accept: ['n_tlf'] }, 'accept'],
  ])('that %s is refused', async (_what, form, field) => {
    const { id } = await propose({ name: 'Horno', direction: 'Plaza del Pozo, 3' })
    const { status, body } = await decide(id, { revision: 1, ...form })
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect((await open()).id).toBe(id)
  })

  test('by two at once is the first one’s; the other is told who', async () => {
    const { id } = await propose()
    const other = await server.administrator()
    const answers = await Promise.all([
      decide(id, { revision: 1, accept: ['name'] }),
      decide(id, { revision: 1, reject: ['name'], reason: 'No.' }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const mails = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, owner.user.email))
    expect(mails).toHaveLength(1)
  })

  test('while its owner amends it is of what was seen, or refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, revision } = await propose({ name: `Horno ${round}` })
      const [decided] = await Promise.all([
        decide(id, { revision, accept: ['name'] }),
        save({ name: `Pan ${round}`, with_pending: true }),
      ])
      const name = (await listed()).name
      if (decided.status === 200) expect(name).toBe(`Horno ${round}`)
      else expect([decided.status, name]).not.toContain(`Horno ${round}`)
      const left = await open()
      expect(left.changes[0].to).toBe(`Pan ${round}`)
      await decide(left.id, { revision: left.revision, accept: ['name'] })
    }
    expect(server.aborted).toEqual([])
  })
})

test('of a shop that has changed hands are not read by its former owner, nor by its new one', async () => {
  const { id } = await propose()
  const heir = await server.owner()
  await server.db.update(commerces).set({ owner_id: heir.user.id }).where(eq(commerces.id, shop.id))
  for (const person of [owner, heir]) {
    expect((await person.get('/api/proposals/')).body).toEqual([])
    expect((await person.get(`/api/proposals/${id}/`)).status).toBe(404)
    expect((await person.patch(`/api/proposals/${id}/`, { name: 'Otro' })).status).toBe(404)
    expect((await person.post(`/api/proposals/${id}/withdraw/`, {})).status).toBe(404)
  }
  expect((await office.get(`/api/proposals/${id}/`)).status).toBe(200)
})

test('decided ones are listed by what became of them', async () => {
  const ids = []
  const reason = 'Falta comprobarlo.'
  const both = { name: 'Horno', direction: 'Plaza del Pozo, 3' }
  const decisions = [
    { accept: ['name', 'address'] },
    { accept: ['name'], reject: ['address'], reason },
    { reject: ['name', 'address'], reason },
  ]
  for (const [n, decision] of decisions.entries()) {
    const { id } = await propose({ ...both, name: `Horno ${n}`, direction: `Plaza del Pozo, ${n}` })
    ids.push(id)
    server.clock.advance(60)
    expect((await decide(id, { revision: 1, ...decision })).status).toBe(200)
  }
  await propose({ name: 'Otra' })
  const listed = async (query: string) =>
    (await office.get(`/api/proposals/?${query}`)).body.map(({ id }: { id: number }) => id)
  expect(await listed('outcome=accepted')).toEqual([ids[0]])
  expect(await listed('outcome=rejected')).toEqual([ids[2], ids[1]])
  expect(await listed('state=open&outcome=rejected')).toEqual([])
  const { status, body } = await office.get('/api/proposals/?outcome=lost')
  expect([status, Object.keys(body)]).toEqual([400, ['outcome']])
})

test('those that wait are counted by the field and by who asks', async () => {
  await propose({ name: 'Horno', direction: 'Plaza del Pozo, 3' })
  const other = await server.owner()
  const theirs = await server.commerce(other, { name: 'El Trigo' })
  await other.patch(`/api/commerce/${theirs.id}/`, { name: 'El Trigal' })
  const count = async (query: string, by = office) =>
    (await by.get(`/api/proposals/?state=open&${query}`)).body.length
  expect(await count('field=name')).toBe(2)
  expect(await count('field=address')).toBe(1)
  expect(await count('field=photo')).toBe(0)
  expect(await count(`owner=${other.user.id}`)).toBe(1)
  expect(await count(`owner=${other.user.id}&field=address`)).toBe(0)
  expect(await count(`owner=${other.user.id}`, owner)).toBe(0)
})

describe('a decision at the same moment as', () => {
  const ROUNDS = [0, 1, 2, 3, 4]

  test.each(ROUNDS)(
    'an administrator’s edit of the field: one of the two is told, %i',
    async () => {
      const { id, revision } = await propose()
      const { version } = await read(office)
      const [decided, edited] = await Promise.all([
        decide(id, { revision, accept: ['name'] }),
        save({ name: 'La Espiga de Oro' }, { 'if-match': `"${version}"` }, office),
      ])
      const isDecided = decided.status === 200
      expect([decided.status, edited.status]).toEqual(isDecided ? [200, 409] : [409, 200])
      expect((await listed()).name).toBe(isDecided ? 'Horno' : 'La Espiga de Oro')
      // The second request gets a conflict with the current state.
      const late = (isDecided ? edited : decided).body.current
      if (isDecided) expect(late.name).toBe('Horno')
      else expect(late.changes).toMatchObject([{ to: 'Horno', present: 'La Espiga de Oro' }])
      expect(server.aborted).toEqual([])
    },
  )

  test.each(ROUNDS)('its withdrawal: one of the two holds, %i', async () => {
    const { id, revision } = await propose()
    const [decided, withdrawn] = await Promise.all([
      decide(id, { revision, accept: ['name'] }),
      owner.post(`/api/proposals/${id}/withdraw/`),
    ])
    const isDecided = decided.status === 200
    expect([decided.status, withdrawn.status]).toEqual(isDecided ? [200, 409] : [409, 200])
    expect((await listed()).name).toBe(isDecided ? 'Horno' : 'La Espiga')
    expect(await open()).toBeUndefined()
    const mails = await subjects(owner)
    expect(mails).toHaveLength(isDecided ? 1 : 0)
    expect(server.aborted).toEqual([])
  })

  test.each(ROUNDS)('the deletion of its shop: nothing is left open, %i', async () => {
    const { id, revision } = await propose()
    const [decided, deleted] = await Promise.all([
      decide(id, { revision, accept: ['name'] }),
      owner.delete(at()),
    ])
    expect(deleted.status).toBe(204)
    expect([200, 404, 409]).toContain(decided.status)
    const [row] = await server.db.select().from(proposals)
    expect(row!.state).toBe(decided.status === 200 ? 'decided' : 'closed')
    await owner.post(`${at()}restore/`)
    expect(await read()).toMatchObject({ name: decided.status === 200 ? 'Horno' : 'La Espiga' })
    expect(await read()).not.toHaveProperty('pending')
    expect(server.aborted).toEqual([])
  })
})

describe('a withdrawal', () => {
  test('is of one field, or of all', async () => {
    const { id } = await propose({ name: 'Horno', direction: 'Plaza del Pozo, 3' })
    const withdraw = (form?: object) => owner.post(`/api/proposals/${id}/withdraw/`, form)
    expect((await withdraw({ fields: ['name'] })).body.changes).toHaveLength(1)
    expect((await withdraw()).body.state).toBe('withdrawn')
    expect((await withdraw()).status).toBe(200)
    expect(await read()).not.toHaveProperty('pending')
    expect((await decide(id, { revision: 2, accept: ['address'] })).status).toBe(409)
  })

  test('by PATCH asks for something else, which the proposal answers with', async () => {
    const { id } = await propose()
    const path = `/api/proposals/${id}/`
    const { body } = await owner.patch(path, { name: 'Pan', direction: 'Plaza del Pozo, 3' })
    expect(body).toMatchObject({ revision: 2, changes: [{ to: 'Pan' }, { field: 'address' }] })
    expect((await office.patch(path, { name: 'Otra' })).status).toBe(403)
    expect((await (await server.owner()).patch(path, { name: 'Otra' })).status).toBe(404)
  })
})

describe('what happens to the shop meanwhile', () => {
  test('hidden: it waits on, and shows that neighbours do not see the shop', async () => {
    const { id } = await propose()
    await save({ hidden: true })
    expect(await open()).toMatchObject({ id, commerce: { is_published: false } })
  })

  test.each([
    ['deleted by its owner', async () => owner.delete(at()), 'El comercio se ha eliminado.'],
    ['deleted with the account', deleteAccount, 'El comercio se ha eliminado.'],
    ['given to another', passOn, 'El comercio ha pasado a otra persona.'],
  ])('%s: it is closed with a sentence, and stays so', async (_what, happen, reason) => {
    const { id } = await propose()
    expect((await happen()).status).toBeLessThan(300)
    await office.post(`${at()}restore/`)
    const { body } = await office.get(`/api/proposals/${id}/`)
    expect(body).toMatchObject({ state: 'closed', reason })
    expect(await events()).toContain('close proposal')
    expect(await read(office)).not.toHaveProperty('pending')
  })

  async function deleteAccount() {
    return owner.delete('/auth/account/', { current_password: 'escaparate-demo' })
  }

  async function passOn() {
    const { user } = await server.owner()
    return office.patch(at(), { owner_email: user.email, from_owner: owner.user.id })
  }

  test('its category deleted: the other one takes its place, or nothing is left to ask', async () => {
    const [one, two] = await server.db
      .insert(categories)
      .values([{ name: 'Hornos' }, { name: 'Panes' }])
      .returning()
    const { id } = await propose({ category: [1, one!.id] })
    expect((await office.delete(`/api/category/${one!.id}/?reassign=${two!.id}`)).status).toBe(204)
    expect(await open()).toMatchObject({ id, revision: 2, changes: [{ to: [1, two!.id] }] })
    expect((await office.delete(`/api/category/${two!.id}/`)).status).toBe(204)
    expect((await office.get(`/api/proposals/${id}/`)).body).toMatchObject({
      state: 'closed',
      reason: 'La categoría que pedía ya no existe.',
    })
  })

  test('its category deleted while it is accepted: never a category that is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const [row] = await server.db
        .insert(categories)
        .values({ name: `C ${round}` })
        .returning()
      const { id, revision } = await propose({ category: [1, row!.id] })
      const [decided, deleted] = await Promise.all([
        decide(id, { revision, accept: ['category'] }),
        office.delete(`/api/category/${row!.id}/`),
      ])
      expect([200, 409]).toContain(decided.status)
      expect([204, 409]).toContain(deleted.status)
      const { category } = await read()
      const there = await server.db.select().from(categories)
      const gone = there.filter(({ deleted_at }) => deleted_at !== null).map((one) => one.id)
      expect(category.filter((one: number) => gone.includes(one))).toEqual([])
      await save({ category: [1] }, undefined, office)
    }
    expect(server.aborted).toEqual([])
  })
})

describe('a proposed cover', () => {
  test('is seen by owner and office alone, kept by the sweep, and gone when withdrawn', async () => {
    const { body } = await withPhoto()
    expect(body.photo).toContain('a'.repeat(64))
    const { url } = body.pending[0].to
    const path = new URL(url).pathname + new URL(url).search
    expect((await server.anyone.get(path)).status).toBe(200)
    expect((await server.anyone.get(new URL(url).pathname)).status).toBe(404)
    server.clock.advance(25 * 3600)
    await sweepPhotos(server.services)
    const again = await server.renewed(owner).get(at())
    const renewed = new URL(again.body.pending[0].to.url)
    expect((await server.anyone.get(renewed.pathname + renewed.search)).status).toBe(200)
    await server.renewed(owner).post(`/api/proposals/${again.body.proposal}/withdraw/`)
    await sweepPhotos(server.services)
    const hash = /[0-9a-f]{64}/.exec(renewed.pathname)![0]
    expect(await server.db.$count(photos, eq(photos.hash, hash))).toBe(0)
  })

  test('is the cover once accepted, and neighbours see it', async () => {
    const { body } = await withPhoto({ photo_focus_x: '20', photo_focus_y: '30' })
    expect(body).toMatchObject({ photo_focus_x: 50 })
    await decide(body.proposal, { revision: 1, accept: ['photo'] })
    const after = await read()
    expect(after).toMatchObject({ photo_focus_x: 20, photo_focus_y: 30 })
    expect(after.photo).not.toContain('a'.repeat(64))
    expect((await server.anyone.get(new URL(after.photo).pathname)).status).toBe(200)
  })

  test('is not needed for another of the photos that neighbours see: it is the cover at once', async () => {
    const { payload, headers } = await multipart({ photo: await photoFile() })
    const added = await owner.post(`${at()}photos/`, payload, headers)
    const [cover, second] = added.body.photos
    const ids = ({ photos }: Commerce) => photos.map(({ id }) => id)
    const order = { photos: [{ id: second.id }, { id: cover.id }] }
    const { body } = await owner.patch(`${at()}photos/`, order)
    expect(ids(body)).toEqual([second.id, cover.id])
    expect(body).not.toHaveProperty('pending')
    expect((await listed()).photo).toBe(second.url)
    expect((await owner.delete(`/api/photo/${second.id}/`)).status).toBe(204)
    expect(ids(await read())).toEqual([cover.id])
    await owner.post(`/api/photo/${second.id}/restore/`)
    expect(ids(await read())).toEqual([second.id, cover.id])
    expect(await server.db.$count(proposals)).toBe(0)
  })

  test('is not needed where the form sends a photo that neighbours see', async () => {
    const photo = await photoFile()
    const added = await multipart({ photo })
    const { body } = await owner.post(`${at()}photos/`, added.payload, added.headers)
    const form = await multipart({ photo })
    const saved = await owner.patch(at(), form.payload, form.headers)
    expect(saved.body.photos[0].id).toBe(body.photos[1].id)
    expect(saved.body).not.toHaveProperty('pending')
  })

  test('is not asked for any more once another photo is put first, and stays when the cover goes', async () => {
    await withPhoto()
    const { payload, headers } = await multipart({ photo: await photoFile(320, 320) })
    const added = await owner.post(`${at()}photos/`, payload, headers)
    const [cover, second] = added.body.photos
    expect((await owner.delete(`/api/photo/${cover.id}/`)).status).toBe(204)
    expect((await open()).changes).toMatchObject([{ field: 'photo' }])
    await owner.post(`/api/photo/${cover.id}/restore/`)
    await withPhoto()
    await owner.patch(`${at()}photos/`, { photos: [{ id: second.id }, { id: cover.id }] })
    expect(await open()).toBeUndefined()
    expect((await server.db.select().from(proposals)).at(-1)).toMatchObject({ state: 'withdrawn' })
  })
})

test('one proposal of a shop is open, whatever was decided before', async () => {
  for (const name of ['Uno', 'Dos', 'Tres']) {
    const { id, revision } = await propose({ name })
    await decide(id, { revision, accept: ['name'] })
  }
  await propose({ name: 'Cuatro' })
  const isOpen = and(eq(proposals.commerce, shop.id), eq(proposals.state, 'open'))
  expect(await server.db.$count(proposals, isOpen)).toBe(1)
  expect(await server.db.$count(commerces)).toBe(1)
})
