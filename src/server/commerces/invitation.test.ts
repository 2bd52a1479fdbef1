import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { multipart } from '#testing/forms.ts'
import { officeCalls } from '#testing/office-calls.ts'
import { photoFile } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { users } from '../database/schema.ts'
import { purgeExpired } from '../jobs/purge-expired.ts'

const DAY = 24 * 60 * 60

let server: TestServer
let administrator: Person
let email: string
let made = 0
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  administrator = await server.administrator()
  made += 1
  email = `rosa-${made}@example.com`
})

const { add, mails, isListed, personOf, ownerOf } = officeCalls(() => ({
  server,
  administrator,
  email,
}))
async function linkTo(address = email) {
  const last = (await mails(address)).at(-1)!
  const [uid, token] = /\/invitation\/([^/]+)\/([\w-]+)/.exec(last.text)!.slice(1)
  return { uid, token }
}
const choose = (link: object, new_password = 'pan-con-tomate') =>
  server.anyone.post('/auth/users/reset_password_confirm/', { ...link, new_password })
const signIn = (password: string, to = email) => server.signIn(to, password)

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
      'commerce.photo': await photoFile(),
    })
    expect((await server.anyone.post('/auth/users/', payload, headers)).status).toBe(201)
    expect(await ownerOf(id)).toBe(invited)
    expect((await signIn('clave-ajena')).status).toBe(401)
    expect((await choose(link)).status).toBe(204)
    // The registration is deleted only when its e-mail is confirmed.
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
