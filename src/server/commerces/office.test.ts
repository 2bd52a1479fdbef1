import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FURTHER_COMMERCE } from '#testing/forms.ts'
import { officeCalls } from '#testing/office-calls.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, applications, commerces, outbox, users } from '../database/schema.ts'

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
const give = (id: number, owner_email: string | null, by = administrator, from?: Person) =>
  by.patch(`/api/commerce/${id}/`, { owner_email, from_owner: from?.user.id })

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

  test('may lack an e-mail for neighbours, which is then said nowhere; an owner writes one', async () => {
    const { status, body } = await add({ contact_mail: ' ' })
    expect([status, body.contact_mail]).toEqual([201, ''])
    const path = `/api/commerce/${body.id}/`
    const shown = await server.anyone.get(`/api/directory/commerces/${body.id}/`)
    expect(shown.body.contact_mail).toBe('')
    const saved = await administrator.patch(path, { contact_mail: 'hola@lamiga.example' })
    expect(saved.body.contact_mail).toBe('hola@lamiga.example')
    expect((await administrator.patch(path, { web: '' })).body.contact_mail).not.toBe('')
    expect((await administrator.patch(path, { contact_mail: null })).body.contact_mail).toBe('')
    expect((await administrator.patch(path, { contact_mail: 'hola' })).body).toEqual({
      contact_mail: ['Debe ser un correo electrónico válido'],
    })
    const owner = await server.owner()
    await give(body.id, owner.user.email)
    expect((await owner.patch(path, { contact_mail: '' })).body).toHaveProperty('contact_mail')
    expect((await owner.patch(path, { web: 'lamiga.es' })).status).toBe(200)
    const { application } = FURTHER_COMMERCE
    expect((await add({ contact_mail: '', application }, owner)).body).toHaveProperty(
      'contact_mail',
    )
  })

  test('is as before for an owner: an application is asked for, and an owner named is not heard', async () => {
    const owner = await server.owner()
    const { application } = FURTHER_COMMERCE
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
    expect((await administrator.post(`/api/inbox/application/${pk}/undo/`)).status).toBe(204)
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
    const { body } = await give(id, other.user.email, administrator, one)
    expect(body).toMatchObject({ owner: { id: other.user.id }, version: 3 })
    expect((await one.get(`/api/commerce/${id}/`)).status).toBe(404)
    expect((await give(id, '', administrator, other)).body.owner).toBe(null)
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
