import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REPORT, reportCalls } from '#testing/report-calls.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { attempts, outbox, reports } from '../database/schema.ts'

let server: TestServer
let administrator: Person
let owner: Person
let shop: { id: number }
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.administrator()
  owner = await server.owner()
  shop = await server.commerce(owner, { name: 'La Espiga' })
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [reports, outbox, attempts]) await server.db.delete(table)
})

const { send, list } = reportCalls(() => ({ server, administrator }))

describe('a report of a neighbour', () => {
  test('waits for the office, and changes nothing of the shop', async () => {
    const { status, body } = await send({ commerce: shop.id })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        commerce: shop.id,
        offer: null,
        kind: REPORT.kind,
        text: REPORT.text,
        email: REPORT.email,
      },
    ])
    expect(await list()).toMatchObject([
      {
        ...REPORT,
        id: body.id,
        commerce: shop.id,
        offer: null,
        object: 'La Espiga',
        commerce_name: '',
        reported_state: 'published',
        owner_email: owner.user.email,
        decision: null,
        decided_at: null,
      },
    ])
    expect((await server.anyone.get(`/api/directory/commerces/${shop.id}/`)).status).toBe(200)
  })

  test('is about an offer too, which is said with its shop', async () => {
    const offer = await server.offer(shop, { title: 'Pan de ayer' })
    expect((await send({ offer: offer.id })).status).toBe(201)
    expect(await list()).toMatchObject([
      { commerce: shop.id, offer: offer.id, object: 'Pan de ayer', commerce_name: 'La Espiga' },
    ])
  })

  test('comes as a form of a page without scripts too', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const form = new URLSearchParams({ ...REPORT, commerce: `${shop.id}` }).toString()
    expect((await server.anyone.post('/api/reports/', form, type)).status).toBe(201)
    expect(await list()).toMatchObject([{ text: REPORT.text }])
  })

  test('is receipted without a word of it, and the office is told once an hour', async () => {
    const { user } = await server.administrator()
    await send({ commerce: shop.id, text: 'Compre en mala.example' })
    await send({ commerce: shop.id, text: 'Y otra cosa' })
    const receipts = await server.mailsTo(REPORT.email)
    expect(receipts.map(({ subject }) => subject)).toEqual([
      'Gracias por avisarnos de «La Espiga»',
      'Gracias por avisarnos de «La Espiga»',
    ])
    expect(`${receipts[0]!.text}${receipts[0]!.html}`).not.toContain('mala.example')
    const told = await server.mailsTo(user.email)
    expect(told.map(({ subject }) => subject)).toEqual(['Hay un problema por mirar'])
    expect(told[0]!.text).not.toContain('mala.example')
  })

  test('cannot flood the mailbox of another: three receipts an hour, and all reports arrive', async () => {
    for (let sent = 0; sent < 5; sent++) await send({ commerce: shop.id, text: `Aviso ${sent}` })
    expect(await server.mailsTo(REPORT.email)).toHaveLength(3)
    expect(await list()).toHaveLength(5)
  })

  test('may be anonymous, and then nobody is receipted', async () => {
    expect((await send({ commerce: shop.id, email: '' })).status).toBe(201)
    expect(await server.mailsTo(REPORT.email)).toEqual([])
  })

  test('sent twice is one report', async () => {
    const first = await send({ commerce: shop.id })
    const second = await send({ commerce: shop.id })
    expect(second.body).toEqual(first.body)
    expect(await list()).toHaveLength(1)
    expect(await server.mailsTo(REPORT.email)).toHaveLength(1)
  })

  test('is refused after ten in an hour, and to robots', async () => {
    const robot = await send({ commerce: shop.id, homepage: 'https://example.com' })
    expect(robot.status).toBe(400)
    for (let sent = 0; sent < 10; sent++) await send({ commerce: shop.id, text: `Aviso ${sent}` })
    const { status, body } = await send({ commerce: shop.id, text: 'Uno más' })
    expect([status, body.code]).toEqual([429, 'throttled'])
    expect(await list()).toHaveLength(10)
  })
})

describe('what is reported', () => {
  const gone = ['Ya no está en el directorio: si aún lo ves, carga la página otra vez']

  test('is public: of anything else a stranger learns nothing', async () => {
    const hidden = await server.commerce(owner, { hidden: true })
    const waiting = await server.commerce(owner, {
      application: { status: 'PE', decided_at: null },
    })
    for (const id of [hidden.id, waiting.id, 2_147_483_647]) {
      expect((await send({ commerce: id })).body).toEqual({ commerce: gone })
    }
    const offer = await server.offer(hidden)
    expect((await send({ offer: offer.id })).body).toEqual({ offer: gone })
    expect(await list()).toEqual([])
  })

  test('is one thing', async () => {
    const which = { commerce: ['Di de qué comercio o de qué oferta avisas, y de uno solo'] }
    const offer = await server.offer(shop)
    expect((await send({})).body).toEqual(which)
    expect((await send({ commerce: shop.id, offer: offer.id })).body).toEqual(which)
  })
})

describe('a report of illegal content', () => {
  const illegal = { kind: 'illegal', name: 'Ana Gil', good_faith: true }

  test('says who reports, in good faith, as article 16 of the Digital Services Act asks', async () => {
    const sender = {
      name: ['Escribe tu nombre: la ley lo pide para avisar de algo ilegal'],
      good_faith: ['Marca que lo que cuentas es verdad, hasta donde sabes'],
    }
    const nobody = { commerce: shop.id, kind: 'illegal', email: '' }
    expect((await send(nobody)).body).toEqual({
      ...sender,
      email: ['Escribe tu correo: te decimos por ahí qué hacemos con el problema'],
    })
    expect((await send({ ...nobody, email: 'ana' })).body).toEqual({
      ...sender,
      email: ['Debe ser un correo electrónico válido'],
    })
    expect((await send({ commerce: shop.id, ...illegal })).status).toBe(201)
  })

  test('about the sexual abuse of minors needs no name, and comes first', async () => {
    await send({ commerce: shop.id })
    await send({ commerce: shop.id, ...illegal })
    const minors = { ...illegal, name: '', email: '', minors: true }
    expect((await send({ commerce: shop.id, ...minors })).status).toBe(201)
    expect((await list()).map((report) => [report.kind, report.minors])).toEqual([
      ['illegal', true],
      ['illegal', false],
      ['wrong_data', false],
    ])
  })
})
