import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, PASSWORD, type Person, type TestServer } from '#testing/test-server.ts'
import {
  activity,
  applications,
  commerces,
  outbox,
  publishedCommerces,
  users,
} from '../database/schema.ts'
import { purgeExpired } from '../purge-expired.ts'

const DAY = 24 * 60 * 60

let server: TestServer
let administrator: Person
let photo: Blob
let email: string
let made = 0
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
})
afterAll(() => server.close())
beforeEach(async () => {
  administrator = await server.administrator()
  made += 1
  email = `rosa-${made}@example.com`
})

const { application, ...SHOP } = FURTHER_COMMERCE

async function add(fields: Record<string, string> = {}, by = administrator) {
  const { payload, headers } = await multipart({ ...SHOP, ...fields, photo })
  return by.post('/api/commerce/', payload, headers)
}
const give = (id: number, owner_email: string | null, by = administrator) =>
  by.patch(`/api/commerce/${id}/`, { owner_email })
const mails = (to = email) => server.db.select().from(outbox).where(eq(outbox.recipient, to))
const isListed = async (id: number) =>
  (await server.db.$count(publishedCommerces, eq(publishedCommerces.commerce, id))) === 1
const personOf = async (address = email) =>
  (await server.db.select().from(users).where(eq(users.email, address)))[0]!
const ownerOf = async (id: number) =>
  (await server.db.select().from(commerces).where(eq(commerces.id, id)))[0]!.owner_id
async function linkTo(address = email) {
  const last = (await mails(address)).at(-1)!
  const [uid, token] = /\/invitation\/([^/]+)\/([\w-]+)/.exec(last.text)!.slice(1)
  return { uid, token }
}
const choose = (link: object, new_password = 'pan-con-tomate') =>
  server.anyone.post('/auth/users/reset_password_confirm/', { ...link, new_password })
const signIn = (password: string, address = email) =>
  server.anyone.post('/api/token/', { email: address, password })

describe('a shop that the office adds', () => {
  test('needs no application, is accepted at once and belongs to nobody yet', async () => {
    const { status, body } = await add({ application: '', owner_email: '' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'OK', owner: null, application_text: '' })
    expect(await ownerOf(body.id)).toBe(null)
    expect(await isListed(body.id)).toBe(true)
    const { body: found } = await administrator.get('/api/commerce/?search=miga')
    expect(found.map(({ id }: { id: number }) => id)).toContain(body.id)
    expect((await server.anyone.get(`/api/directory/commerces/${body.id}/`)).status).toBe(200)
  })

  test('is as before for an owner: an application is asked for, and an owner named is not heard', async () => {
    const owner = await server.owner()
    const bare = await add({ name: ' ' }, owner)
    expect(Object.keys(bare.body)).toEqual(['name', 'application'])
    const { body } = await add({ application, owner_email: 'no es un correo' }, owner)
    expect(body).toMatchObject({ status: 'PE', application_text: application })
    expect(await ownerOf(body.id)).toBe(owner.user.id)
  })

  test('goes to whoever has the e-mail, and tells them', async () => {
    const owner = await server.owner()
    const { body } = await add({ owner_email: ` ${owner.user.email.toUpperCase()} ` })
    const { id, username } = owner.user
    expect(body.owner).toMatchObject({ id, username, is_confirmed: true, is_invited: false })
    expect((await owner.get(`/api/commerce/${body.id}/`)).status).toBe(200)
    const [mail, ...others] = await mails(owner.user.email)
    expect([mail!.subject, others]).toEqual(['Ya puedes llevar «Café La Miga» en Escaparate', []])
  })

  test('invites an e-mail that nobody has, once for all its shops, and is public meanwhile', async () => {
    const first = await add({ owner_email: email })
    const second = await add({ owner_email: email.toUpperCase() })
    const { id, role, is_active, activated_at } = await personOf()
    expect([role, is_active, activated_at]).toEqual([2, false, null])
    for (const { body } of [first, second]) {
      expect(body.owner).toMatchObject({ id, is_confirmed: false, is_invited: true })
      expect(await isListed(body.id)).toBe(true)
    }
    expect((await mails()).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Te damos paso a «Café La Miga» en Escaparate'),
    )
  })

  test('says under its field why an e-mail cannot have it', async () => {
    const shut = await server.owner({ is_active: false })
    const visitor = await server.visitor()
    for (const [address, said] of [
      [shut.user.email, 'desactivada'],
      [visitor.user.email, 'Cámbiale antes el rol'],
      ['no es un correo', 'Debe ser un correo'],
    ]) {
      const { status, body } = await add({ owner_email: address! })
      expect([status, Object.keys(body)]).toEqual([400, ['owner_email']])
      expect(body.owner_email[0]).toContain(said)
    }
  })

  test('is told of in the log, with its owner', async () => {
    const owner = await server.owner()
    const { body } = await add({ owner_email: owner.user.email })
    const [line] = await server.db.select().from(activity).where(eq(activity.object_id, body.id))
    const { username } = owner.user
    expect(line).toMatchObject({
      verb: 'create',
      actor_id: administrator.user.id,
      after: { owner: username },
    })
  })

  test('of nobody is decided without a mail, and that is undone likewise', async () => {
    const { body } = await add()
    const waiting = { status: 'PE', decided_at: null, decided_by: null } as const
    await server.db.update(applications).set(waiting).where(eq(applications.commerce, body.id))
    const before = await server.db.$count(outbox)
    const { application: pk } = body
    expect((await administrator.post(`/accept_application/${pk}/`)).body.owner).toBe(null)
    expect((await administrator.post(`/api/commerce_applications/${pk}/undo/`)).body.status).toBe(
      'PE',
    )
    await administrator.post(`/deny_application/${pk}/`, { reason: 'No' })
    expect(await server.db.$count(outbox)).toBe(before)
    const list = await administrator.get('/api/commerce_applications/?search=cafe')
    expect(list.body.map((one: { pk: number }) => one.pk)).toContain(pk)
  })

  test('of nobody goes into the bin and comes back as nobody’s', async () => {
    const { body } = await add()
    await administrator.delete(`/api/commerce/${body.id}/`)
    expect((await administrator.post(`/api/commerce/${body.id}/restore/`)).status).toBe(200)
    expect(await ownerOf(body.id)).toBe(null)
  })
})

describe('the owner of a shop', () => {
  test('is named later, changed and taken away by the office', async () => {
    const [one, other] = [await server.owner(), await server.owner()]
    const { id } = (await add()).body
    await give(id, one.user.email)
    expect((await one.get(`/api/commerce/${id}/`)).status).toBe(200)
    const { body } = await give(id, other.user.email)
    expect(body).toMatchObject({ owner: { id: other.user.id }, version: 3 })
    expect((await one.get(`/api/commerce/${id}/`)).status).toBe(404)
    expect((await give(id, '')).body.owner).toBe(null)
    expect(await isListed(id)).toBe(true)
    const lines = await server.db.select().from(activity).where(eq(activity.object_id, id))
    expect(lines.at(-1)).toMatchObject({
      verb: 'update',
      before: { owner: other.user.username },
      after: { owner: null },
    })
  })

  test('who is named again is no change, and gets no mail', async () => {
    const owner = await server.owner()
    const { id, version } = (await add({ owner_email: owner.user.email })).body
    expect((await give(id, owner.user.email)).body.version).toBe(version)
    expect(await mails(owner.user.email)).toHaveLength(1)
  })

  test('is named by nobody else', async () => {
    const [owner, other] = [await server.owner(), await server.owner()]
    const shop = await server.commerce(owner)
    expect((await give(shop.id, other.user.email, owner)).status).toBe(200)
    expect(await ownerOf(shop.id)).toBe(owner.user.id)
  })

  test('who goes while the office gives them a shop leaves it in the bin or is not found', async () => {
    const owner = await server.owner()
    const { id } = (await add()).body
    const gone = { current_password: PASSWORD }
    await Promise.all([give(id, owner.user.email), owner.delete('/auth/account/', gone)])
    const [shop] = await server.db.select().from(commerces).where(eq(commerces.id, id))
    const [had] = await server.db.select().from(users).where(eq(users.id, owner.user.id))
    expect(had!.deleted_at).not.toBe(null)
    expect(shop!.owner_id === owner.user.id).toBe(shop!.deleted_at !== null)
  })

  test('keeps offers apart: none goes from one shop of nobody to another', async () => {
    const [from, to] = [(await add()).body, (await add()).body]
    const offer = await server.offer(from)
    const { status, body } = await administrator.patch(`/api/offer/${offer.id}/`, {
      commerce: to.id,
    })
    expect([status, Object.keys(body)]).toEqual([400, ['commerce']])
  })
})

describe('an invitation', () => {
  test('lets its reader choose a password, once, which confirms the account', async () => {
    const { id } = (await add({ owner_email: email })).body
    const link = await linkTo()
    expect((await signIn('pan-con-tomate')).status).toBe(401)
    expect((await choose(link, 'corta')).body).toHaveProperty('new_password')
    expect((await choose(link)).status).toBe(204)
    expect((await choose(link, 'otra-distinta')).status).toBe(400)
    const { body: tokens } = await signIn('pan-con-tomate')
    const headers = { authorization: `Bearer ${tokens.access}` }
    expect((await server.anyone.get(`/api/commerce/${id}/`, undefined, headers)).status).toBe(200)
    const { activated_at, is_active } = await personOf()
    expect([activated_at !== null, is_active, await isListed(id)]).toEqual([true, true, true])
  })

  test('is good for seven days, and is sent again by whoever administers, or asked for', async () => {
    await add({ owner_email: email })
    const { id } = await personOf()
    const old = await linkTo()
    server.clock.advance(7 * DAY)
    administrator = await server.administrator()
    expect((await choose(old)).body).toHaveProperty('token')
    expect((await administrator.post(`/auth/users/${id}/resend_activation/`)).status).toBe(204)
    for (const path of ['resend_activation', 'reset_password']) {
      expect((await server.anyone.post(`/auth/users/${path}/`, { email })).status).toBe(204)
    }
    expect(new Set((await mails()).map(({ subject }) => subject.slice(0, 14)))).toEqual(
      new Set(['Te damos paso ']),
    )
    expect(await mails()).toHaveLength(4)
    expect((await choose(await linkTo())).status).toBe(204)
  })

  test('is not taken over by whoever registers with its e-mail', async () => {
    const { id } = (await add({ owner_email: email })).body
    const { id: invited } = await personOf()
    const link = await linkTo()
    const { payload, headers } = await multipart({
      username: `ajena-${made}`,
      email,
      password: 'clave-ajena',
      'commerce.name': 'Otra',
      'commerce.description': 'Otra.',
      'commerce.category': '1',
      'commerce.direction': 'Otra, 1',
      'commerce.n_tlf': '964000000',
      'commerce.contact_mail': email,
      'commerce.application.application': 'Otra.',
      'commerce.photo': photo,
    })
    expect((await server.anyone.post('/auth/users/', payload, headers)).status).toBe(201)
    expect(await ownerOf(id)).toBe(invited)
    expect((await signIn('clave-ajena')).status).toBe(401)
    expect((await choose(link)).status).toBe(204)
    // The registration ends only when its e-mail is confirmed.
    expect(await server.db.$count(users, eq(users.email, email))).toBe(1)
    expect((await signIn('clave-ajena')).status).toBe(401)
  })

  test('that nobody answers is forgotten; its shop stays, as nobody’s', async () => {
    const { id } = (await add({ owner_email: email })).body
    server.clock.advance(31 * DAY)
    await purgeExpired(server.services)
    expect(await personOf()).toBe(undefined)
    expect([await ownerOf(id), await isListed(id)]).toEqual([null, true])
  })

  test('goes to whoever proves to have the e-mail by another way, with its shops', async () => {
    const owner = await server.owner()
    const { id } = (await add({ owner_email: email })).body
    const { createLink } = await import('../auth/links.ts')
    const { db, config } = server.services
    const link = await createLink(db, config, owner.user.id, 'email', server.clock.now(), email)
    const [uid, token] = link.split('/').slice(-2)
    expect((await server.anyone.post('/auth/account/email/', { uid, token })).status).toBe(200)
    expect(await ownerOf(id)).toBe(owner.user.id)
  })
})

describe('a registration that is not confirmed', () => {
  test('is listed apart, and cannot be decided', async () => {
    const owner = await server.owner({ is_active: false, activated_at: null })
    const waiting = { status: 'PE', decided_at: null } as const
    const shop = await server.commerce(owner, { application: waiting })
    const { pk } = await server.applicationOf(shop)
    const pks = async (query: string) =>
      (await administrator.get(`/api/commerce_applications/${query}`)).body.map(
        (one: { pk: number }) => one.pk,
      )
    for (const query of ['', '?state=PE']) expect(await pks(query)).not.toContain(pk)
    expect(await pks('?state=unconfirmed')).toContain(pk)
    const { body } = await administrator.get(`/api/commerce_applications/${pk}/`)
    expect(body.owner).toMatchObject({ id: owner.user.id, is_confirmed: false, is_invited: false })
    for (const verb of ['accept', 'deny']) {
      const { status, body } = await administrator.post(`/${verb}_application/${pk}/`, {
        reason: 'No',
      })
      expect([status, body.code]).toEqual([409, 'not_confirmed'])
    }
    const found = await administrator.get(`/api/commerce/${shop.id}/`)
    expect(found.body.owner).toMatchObject({ is_confirmed: false, is_invited: false })
  })
})
