import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountExport } from '#contract/profile.ts'
import { multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { reportOf } from '#testing/report-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { record } from '../activity/record.ts'
import { messages } from '../database/schema.ts'

let server: TestServer
let lucia: Person
beforeAll(async () => {
  server = await openTestServer()
  lucia = await server.owner({ username: 'lucia', email: 'lucia@example.com' })
})
afterAll(() => server.close())

const download = (person: Person) => person.get('/auth/account/export/')

describe('the own data', () => {
  test('come as one file with everything about the person, photos by their addresses', async () => {
    const shop = await server.commerce(lucia, { hidden: true })
    const binned = await server.commerce(lucia, { deleted_at: '2026-03-01T00:00:00.000Z' })
    const offer = await server.offer(shop, { photo: 'a'.repeat(64) })
    const created_at = server.clock.now().toISOString()
    await server.db.insert(messages).values([
      { subject: 'Hola', sender: 'LUCIA@example.com', message: '¿Abrís?', created_at },
      { subject: 'Otra', sender: 'otra@example.com', message: 'De otra', created_at },
    ])
    const reported = { email: 'Lucia@example.com', text: 'Cierran antes.' }
    await reportOf(server, shop, reported)
    await reportOf(server, shop, { text: 'De otra' })
    await lucia.patch('/auth/account/', { username: 'Lucía' })

    const { status, body, headers } = await download(lucia)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe(
      'attachment; filename="escaparate-mis-datos-2026-03-05.json"',
    )
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(accountExport.strict().safeParse(body).error).toBeUndefined()
    const photo = expect.stringMatching(
      /^https:\/\/escaparate\.example\/photos\/a{64}-1600\.webp\?expires=\d+&signature=/,
    )
    expect(body).toMatchObject({
      exported_at: created_at,
      account: { id: lucia.user.id, username: 'Lucía', email: 'lucia@example.com' },
      commerces: [
        { id: shop.id, photo, hidden: true, deleted_at: null },
        { id: binned.id, deleted_at: '2026-03-01T00:00:00.000Z' },
      ],
      applications: [{ commerce: shop.id }, { commerce: binned.id }],
      offers: [{ id: offer.id, photo }],
      reports: [{ text: 'Cierran antes.', decision: null }],
      messages: [{ subject: 'Hola', message: '¿Abrís?', answer: null }],
      sessions: [{ user_agent: 'Dispositivo desconocido', ended_at: null }],
      activity: [{ actor: 'lucia', verb: 'update', before: { username: 'lucia' } }],
    })
  })

  test('are not counted as downloaded by asking for their headers', async () => {
    const { status, headers } = await lucia.head('/auth/account/export/')
    expect([status, headers.allow]).toEqual([405, 'GET'])
  })

  test('have what was asked to change of a shop, with its photo and its history', async () => {
    const owner = await server.owner()
    const office = await server.administrator()
    const shop = await server.commerce(owner, { name: 'La Espiga' })
    await server.choose({ review_fields: ['name', 'photo'] })
    const { payload, headers } = await multipart({ name: 'Horno', photo: await photoFile() })
    const { body: saved } = await owner.patch(`/api/commerce/${shop.id}/`, payload, headers)
    const reason = 'No es vuestra fachada.'
    const decision = { revision: 1, accept: ['name'], reject: ['photo'], reason }
    await office.post(`/api/proposals/${saved.proposal}/decide/`, decision)
    await owner.patch(`/api/commerce/${shop.id}/`, { name: 'Horno Nuevo' })

    const { body } = await download(owner)
    expect(accountExport.strict().safeParse(body).error).toBeUndefined()
    expect(body.proposals).toMatchObject([
      {
        commerce: shop.id,
        state: 'decided',
        changes: [
          { field: 'name', from: 'La Espiga', to: 'Horno' },
          { field: 'photo', to: { url: expect.stringContaining('signature=') } },
        ],
        accepted: ['name'],
        rejected: ['photo'],
        reason,
      },
      { state: 'open', changes: [{ from: 'Horno', to: 'Horno Nuevo' }] },
    ])
    const { pathname, search } = new URL(body.proposals[0].changes[1].to.url)
    expect((await server.anyone.get(pathname + search)).status).toBe(200)
    const told = body.activity.map(
      ({ actor, verb, object_type }: Record<string, string>) => `${actor} ${verb} ${object_type}`,
    )
    expect(told).toEqual([
      `${owner.user.username} create proposal`,
      'Administración deny proposal',
      'Administración accept proposal',
      `${owner.user.username} create proposal`,
    ])
    expect(body.activity[1]).toMatchObject({ object: 'La Espiga', after: { reason } })
    expect(JSON.stringify(body)).not.toContain(office.user.username)
    expect((await download(await server.owner())).body.proposals).toEqual([])
  })

  test('hold nothing of others, and no secret', async () => {
    const other = await server.owner({ username: 'mateo-el-otro', email: 'mateo@example.com' })
    await server.offer(await server.commerce(other, { name: 'Frutería Ajena' }))
    const administrator = await server.administrator()
    const at = server.clock.now()
    const after = { role: 1 }
    const about = { verb: 'change_role', type: 'user', after } as const
    const byOffice = { actor: administrator.user, at }
    const { id, username } = lucia.user
    await record(server.db, byOffice, { ...about, id, name: username })
    const foreign = { id: other.user.id, name: other.user.username }
    await record(server.db, byOffice, { ...about, ...foreign })

    const text = JSON.stringify((await download(lucia)).body)
    for (const strange of ['mateo', 'Ajena', administrator.user.username, 'argon2', 'password']) {
      expect(text).not.toContain(strange)
    }
    const lines = (await download(lucia)).body.activity
    expect(lines[0]).toMatchObject({ actor: 'Administración', verb: 'change_role', after })

    const own = (await download(administrator)).body
    expect(own.activity).toHaveLength(2)
    expect(own.activity[0]).toMatchObject({
      actor: administrator.user.username,
      object_id: other.user.id,
      object: null,
      after: null,
    })
    expect(JSON.stringify(own)).not.toContain('mateo')
    expect(own.commerces).toEqual([])
  })

  test('may be fetched ten times an hour', async () => {
    const person = await server.visitor()
    const statuses = []
    for (let tries = 0; tries < 11; tries++) statuses.push((await download(person)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})
