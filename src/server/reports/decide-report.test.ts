import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitForBlockedQueries } from '#testing/database-locks.ts'
import { REPORT, reportCalls, reportOf } from '#testing/report-calls.ts'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { outbox, reports } from '../database/schema.ts'

let server: TestServer
let administrator: Person
let owner: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  administrator = await server.administrator()
  owner = await server.owner()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [reports, outbox]) await server.db.delete(table)
  shop = await server.commerce(owner, { name: 'La Espiga' })
})

const { list, decide } = reportCalls(() => ({ server, administrator }))
const publicStatus = async (id: number) =>
  (await server.anyone.get(`/api/directory/commerces/${id}/`)).status
const show = (person: Person) => person.patch(`/api/commerce/${shop.id}/`, { hidden: false })

describe('a decision', () => {
  test('is mailed with its reason to whoever reported, and to nobody else', async () => {
    const id = await reportOf(server, shop)
    const { status, body } = await decide(id, 'corrected', 'Era el 964 00 12 34.\n\nGracias.')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      decision: 'corrected',
      reason: 'Era el 964 00 12 34.\n\nGracias.',
      decided_by: administrator.user.username,
      decided_at: server.clock.now().toISOString(),
      mail_state: 'waiting',
    })
    const [mail] = await server.mailsTo(REPORT.email)
    expect(mail!.text).toContain('Era el 964 00 12 34.')
    expect(mail!.text).toContain(`> ${REPORT.text}`)
    expect(mail!.text).toContain('escríbenos desde la página de contacto')
    expect(await server.db.$count(outbox)).toBe(1)
    expect(await publicStatus(shop.id)).toBe(200)
    expect(await server.activityOf('report', { id })).toMatchObject([
      { actor_id: administrator.user.id, verb: 'answer', after: { decision: 'corrected' } },
    ])
  })

  test('without an address to answer to is only kept', async () => {
    const id = await reportOf(server, shop, { email: '' })
    expect((await decide(id, 'unchanged')).body.mail_state).toBeNull()
    expect(await server.db.$count(outbox)).toBe(0)
  })

  test('says where to answer, where the directory has an address', async () => {
    const change = (contact_email: string | null) =>
      administrator.patch('/api/settings/', { contact_email })
    await change('hola@vila.example')
    await decide(await reportOf(server, shop), 'hidden')
    await change(null)
    for (const { user } of [owner, { user: { email: REPORT.email } }]) {
      const [mail] = await server.mailsTo(user.email)
      expect(mail!.text).toContain('escríbenos a hola@vila.example')
    }
  })

  test('needs a choice and a reason', async () => {
    const id = await reportOf(server, shop)
    expect((await decide(id, 'borrar', ' ')).body).toEqual({
      decision: ['Elige qué haces con el problema'],
      reason: ['Escribe el motivo: se lo decimos a quien avisó'],
    })
    expect((await decide(2_147_483_647, 'unchanged')).status).toBe(404)
  })

  test('is made once, however often the same person sends it', async () => {
    const id = await reportOf(server, shop)
    expect((await decide(id, 'hidden')).status).toBe(200)
    expect((await decide(id, 'hidden')).status).toBe(200)
    expect((await decide(id, 'unchanged')).body.code).toBe('already_resolved')
    expect(await server.mailsTo(REPORT.email)).toHaveLength(1)
    expect(await server.mailsTo(owner.user.email)).toHaveLength(1)
  })

  test('that thirty make at once is made once, and nobody waits for ever', async () => {
    const other = await server.administrator()
    const id = await reportOf(server, shop)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        decide(id, 'hidden', 'Es una estafa.', [administrator, other][at % 2]),
      ),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(15)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
    expect(await server.mailsTo(REPORT.email)).toHaveLength(1)
    expect(await server.activityOf('commerce', { id: shop.id })).toMatchObject([{ verb: 'hide' }])
  })

  test('of two administrators who decide at once the slower one is told by whom', async () => {
    const other = await server.administrator()
    const id = await reportOf(server, shop)
    let deciding: ReturnType<Person['post']>[] = []
    await server.db.transaction(async (tx) => {
      await tx.select().from(reports).where(eq(reports.id, id)).for('update')
      deciding = [decide(id, 'unchanged'), decide(id, 'unchanged', 'No.', other)]
      await waitForBlockedQueries(server.db, 2)
    })
    const answers = await Promise.all(deciding)
    const winner = answers.find(({ status }) => status === 200)!.body.decided_by
    expect(answers.find(({ status }) => status === 409)!.body).toEqual({
      detail: `Este problema ya lo ha resuelto ${winner}. Su decisión está en la lista.`,
      code: 'already_resolved',
    })
  })
})

describe('what the office hides', () => {
  test('is told to its owner with reason and remedies, and never who reported', async () => {
    const id = await reportOf(server, shop, { kind: 'illegal', name: 'Ana Gil' })
    await decide(id, 'hidden', 'Vende alcohol sin licencia: ley 4/2019.')
    expect(await publicStatus(shop.id)).toBe(404)
    const [mail] = await server.mailsTo(owner.user.email)
    expect(mail!.subject).toBe('Hemos ocultado «Panadería La Espiga»')
    for (const said of ['ley 4/2019', 'Nos avisaron de un problema', 'una persona', 'tribunales']) {
      expect(mail!.text).toContain(said)
    }
    const seen = JSON.stringify([
      mail,
      (await owner.get(`/api/commerce/${shop.id}/`)).body,
      (await owner.get(`/api/commerce/${shop.id}/history/`)).body,
    ])
    for (const secret of [REPORT.email, REPORT.text, 'Ana Gil']) expect(seen).not.toContain(secret)
  })

  test('its owner does not show again, but the office does, which lifts it', async () => {
    await decide(await reportOf(server, shop), 'hidden')
    expect((await show(owner)).body).toEqual({
      hidden: [
        'Lo ha decidido la administración. Mira el motivo: si no estás de acuerdo, puedes reclamar.',
      ],
    })
    expect(await publicStatus(shop.id)).toBe(404)
    expect((await show(administrator)).status).toBe(200)
    expect(await publicStatus(shop.id)).toBe(200)
    const hide = await owner.patch(`/api/commerce/${shop.id}/`, { hidden: true })
    expect([hide.status, (await show(owner)).status]).toEqual([200, 200])
  })

  test('stays hidden where its owner had hidden it before', async () => {
    await owner.patch(`/api/commerce/${shop.id}/`, { hidden: true })
    expect((await decide(await reportOf(server, shop), 'hidden')).status).toBe(200)
    expect((await show(owner)).status).toBe(400)
  })

  test('of offers goes into the bin, from where only the office takes it', async () => {
    const offer = await server.offer(shop, { title: 'Pan de ayer' })
    const reported = { commerce: null, offer: offer.id, object: 'Pan de ayer' }
    await decide(await reportOf(server, shop, reported), 'hidden')
    const [mail] = await server.mailsTo(owner.user.email)
    expect(mail!.subject).toBe('Hemos eliminado la oferta «Pan de ayer»')
    const restore = (person: Person) => person.post(`/api/offer/${offer.id}/restore/`)
    const refused = await restore(owner)
    expect([refused.status, refused.body.code]).toEqual([409, 'hidden_by_office'])
    expect((await restore(administrator)).status).toBe(200)
    await owner.delete(`/api/offer/${offer.id}/`)
    expect((await restore(owner)).status).toBe(200)
  })

  test('has to be there: of what is gone another decision is made', async () => {
    const id = await reportOf(server, shop)
    await owner.delete(`/api/commerce/${shop.id}/`)
    expect((await decide(id, 'hidden')).body).toEqual({
      decision: ['Ya no está en el directorio: elige otra decisión.'],
    })
    expect(await list()).toMatchObject([{ id, reported_state: 'gone', decision: null }])
    expect((await decide(id, 'unchanged')).status).toBe(200)
    await owner.post(`/api/commerce/${shop.id}/restore/`)
    expect(await list()).toMatchObject([{ reported_state: 'published' }])
  })

  test('is told to nobody where its owner is gone', async () => {
    const leaving = await server.owner()
    const { id } = await server.commerce(leaving)
    const report = await reportOf(server, { id })
    await leaving.delete('/auth/account/', { current_password: PASSWORD })
    expect(await list(`?id=${report}`)).toMatchObject([{ owner_email: null }])
    await server.db.delete(outbox)
    await decide(report, 'unchanged')
    expect(await server.mailsTo(leaving.user.email)).toEqual([])
  })
})
