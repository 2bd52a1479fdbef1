import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { createLink } from '../auth/links.ts'
import { activity } from '../database/schema.ts'
import { type Actor, record } from './record.ts'

let server: TestServer
let administrator: Person
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  administrator = await server.administrator()
})
afterAll(() => server.close())
afterEach(async () => {
  // A trigger protects the log from being emptied, so the test disables it.
  await server.db.execute('alter table activity disable trigger activity_no_truncate')
  await server.db.execute('truncate activity')
  await server.db.execute('alter table activity enable trigger activity_no_truncate')
})

const log = async (query = ''): Promise<Activity[]> => {
  const { status, body } = await administrator.get(`/api/activity/${query}`)
  expect(status).toBe(200)
  return body
}
const toldOf = (lines: Activity[]) => lines.map(({ object }) => object)

let last = 0
type Event = Partial<Parameters<typeof record>[2]> & { actor?: Actor; at?: Date }
const line = ({ actor, at = server.clock.now(), ...event }: Event) => {
  last += 1
  const usual = { verb: 'update', type: 'commerce', id: last, name: 'Café La Miga' } as const
  return record(server.db, { actor, at }, { ...usual, ...event })
}

async function pending() {
  const owner = await server.owner()
  const shop = await server.commerce(owner, { application: { status: 'PE', decided_at: null } })
  const { pk } = await server.applicationOf(shop)
  return { owner, shop, pk }
}

describe('the log tells of', () => {
  test('an application that is accepted, once', async () => {
    const { shop, pk } = await pending()
    for (const _ of [1, 2]) await administrator.post(`/accept_application/${pk}/`)
    expect(await log()).toEqual([
      {
        id: expect.any(Number),
        at: server.clock.now().toISOString(),
        actor_id: administrator.user.id,
        actor: administrator.user.username,
        verb: 'accept',
        object_type: 'application',
        object_id: pk,
        object: 'Panadería La Espiga',
        before: { status: 'PE' },
        after: { status: 'OK' },
        present: true,
        commerce: shop.id,
      },
    ])
  })

  test('an application that is rejected with its reason, and of what was sent again', async () => {
    const { owner, pk } = await pending()
    await administrator.post(`/deny_application/${pk}/`, { reason: 'Falta el número.' })
    const path = `/api/commerce_applications/${pk}/resubmit/`
    await owner.post(path, { application: 'Ya está el número.' })
    expect(await log()).toMatchObject([
      {
        actor: owner.user.username,
        verb: 'resubmit',
        before: { status: 'RE', reason: 'Falta el número.' },
        after: { status: 'PE', reason: null, application: 'Ya está el número.' },
      },
      {
        actor: administrator.user.username,
        verb: 'deny',
        before: { status: 'PE', reason: null },
        after: { status: 'RE', reason: 'Falta el número.' },
      },
    ])
  })

  test('nothing where the decision is refused', async () => {
    const { pk } = await pending()
    await administrator.post(`/accept_application/${pk}/`)
    await administrator.post(`/deny_application/${pk}/`, { reason: 'No' })
    expect((await log()).map(({ verb }) => verb)).toEqual(['accept'])
  })

  test('a registration only when it is confirmed, once, with its shop', async () => {
    const owner = await server.owner({ is_active: false, activated_at: null })
    const shop = await server.commerce(owner)
    const { config, clock, db } = server.services
    const link = await createLink(db, config, owner.user.id, 'activation', clock.now())
    expect(await log()).toEqual([])
    const [uid, token] = link.split('/').slice(-2)
    for (const _ of [1, 2]) await server.anyone.post('/auth/users/activation/', { uid, token })
    const actor = owner.user.username
    expect(await log()).toMatchObject([
      { actor, verb: 'create', object_type: 'commerce', object_id: shop.id, object: shop.name },
      { actor, verb: 'activate', object_type: 'user', object_id: owner.user.id, object: actor },
    ])
  })

  test('no password, hash or link', async () => {
    const owner = await server.owner()
    const { config, clock, db } = server.services
    const link = await createLink(db, config, owner.user.id, 'reset', clock.now())
    const [uid, token] = link.split('/').slice(-2)
    const confirm = '/auth/users/reset_password_confirm/'
    await server.anyone.post(confirm, { uid, token, new_password: 'una-clave-nueva' })
    const secrets = [PASSWORD, owner.user.password_hash, 'una-clave-nueva', 'argon2', token!]
    const written = JSON.stringify(await db.select().from(activity))
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
  })
})

describe('the log is read', () => {
  test('newest first, in pages', async () => {
    for (const name of ['Primero', 'Segundo', 'Tercero']) {
      await line({ name })
      server.clock.advance(60)
    }
    await line({ name: 'Antes', at: new Date('2026-01-01T10:00:00Z') })
    const { body, headers } = await administrator.get('/api/activity/?page=2&page_size=2')
    expect(toldOf(body.results)).toEqual(['Primero', 'Antes'])
    expect([body.count, headers['x-total-count']]).toEqual([4, '4'])
    expect(toldOf(await log())).toEqual(['Tercero', 'Segundo', 'Primero', 'Antes'])
  })

  test.each([
    ['miga', ['Café La Miga']],
    ['CAFE', ['Café La Miga']],
    ['lucia', ['Niña', 'Café La Miga']],
    ['nina', []],
    ['NIÑA', ['Niña']],
    ['%', []],
    ["'", []],
  ])('by what «%s» names, who or what, without accents or case', async (search, found) => {
    await line({ actor: { id: 1, username: 'Lucía' } })
    await line({ actor: { id: 1, username: 'Lucía' }, name: 'Niña' })
    await line({ actor: { id: 2, username: 'Tomás' }, name: 'Otra' })
    const lines = await log(`?search=${encodeURIComponent(search)}`)
    expect(toldOf(lines)).toEqual(found)
  })

  test.each([
    ['teléfono', ['La Miga']],
    ['TELEF', ['La Miga']],
    ['paginas web', []],
    ['pagina web', ['Creada']],
    ['correo de contacto', ['Borrada']],
    ['elefono', []],
  ])('by what «%s» calls a field that changed', async (search, found) => {
    await line({ name: 'La Miga', before: { n_tlf: '1' }, after: { n_tlf: '2' } })
    await line({ name: 'Creada', after: { web: 'https://a.example' } })
    await line({ name: 'Borrada', before: { contact_mail: 'a@example.com' } })
    await line({ name: 'Sin nada' })
    expect(toldOf(await log(`?search=${encodeURIComponent(search)}`))).toEqual(found)
  })

  test.each([
    ['?type=faq', ['Pregunta']],
    ['?verb=hide', ['Oculto']],
    ['?actor=7', ['De siete']],
    ['?type=commerce&verb=hide&actor=7', []],
    ['?type=&verb=&since=', ['De siete', 'Oculto', 'Pregunta']],
  ])('as %s asks', async (query, found) => {
    await line({ type: 'faq', name: 'Pregunta' })
    await line({ verb: 'hide', name: 'Oculto' })
    await line({ actor: { id: 7, username: 'siete' }, name: 'De siete' })
    expect(toldOf(await log(query))).toEqual(found)
  })

  test('by days as they are in Spain, the last one included', async () => {
    await line({ name: 'La víspera', at: new Date('2026-03-04T22:59:59Z') })
    await line({ name: 'Al empezar', at: new Date('2026-03-04T23:00:00Z') })
    await line({ name: 'Al acabar', at: new Date('2026-03-05T22:59:59Z') })
    await line({ name: 'Al día siguiente', at: new Date('2026-03-05T23:00:00Z') })
    const day = await log('?since=2026-03-05&until=2026-03-05')
    expect(toldOf(day)).toEqual(['Al acabar', 'Al empezar'])
  })

  test.each(['?since=ayer', '?until=2026-02-30', '?actor=yo', '?search=a&search=b'])(
    'not with %s, and says why',
    async (query) => {
      const { status, body } = await administrator.get(`/api/activity/${query}`)
      expect([status, Object.keys(body).length]).toEqual([400, 1])
    },
  )

  test('with the way to what is still there, and none to what is not', async () => {
    const owner = await server.owner()
    const shop = await server.commerce(owner)
    const offer = await server.offer(shop)
    const deleted_at = server.clock.now().toISOString()
    const gone = await server.commerce(owner, { deleted_at })
    const offerOfGone = await server.offer(gone)
    await line({ type: 'commerce', id: shop.id })
    await line({ type: 'offer', id: offer.id })
    await line({ type: 'user', id: owner.user.id })
    await line({ type: 'category', id: 1 })
    await line({ type: 'commerce', id: gone.id })
    await line({ type: 'offer', id: offerOfGone.id })
    await line({ type: 'faq', id: 1 })
    await line({ type: 'contact', id: 1 })
    const lines = await log()
    expect(lines.reverse().map(({ present, commerce }) => [present, commerce])).toEqual([
      [true, shop.id],
      [true, shop.id],
      [true, null],
      [true, null],
      [false, null],
      [false, null],
      [false, null],
      [false, null],
    ])
  })
})
