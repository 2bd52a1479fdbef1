import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OWNER } from '#contract/roles.ts'
import { multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { correctionMails, outbox, users } from '../database/schema.ts'
import { CORRECTIONS_DELAY } from '../moderation/queue-correction.ts'
import { writeCorrectionMail } from '../moderation/write-correction-mail.ts'

let server: TestServer
let office: Person
let owner: Person
let shop: { id: number; photo_id: number }
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.administrator()
  owner = await server.owner()
  shop = await server.commerce(owner, { name: 'La Espiga', n_tlf: '964123456' })
})

const at = () => `/api/commerce/${shop.id}/`
const save = (form: object, by = office) => by.patch(at(), form)
const mails = (to = owner) => server.mailsTo(to.user.email)
/** Returns the texts of the mails as they would be sent now. */
const texts = async (to = owner) => {
  const sent = await Promise.all(
    (await mails(to)).map((mail) => writeCorrectionMail(server.services, mail)),
  )
  return sent.flatMap((mail) => mail?.text ?? [])
}
/** Returns the changes that the mails list. */
const parts = async () =>
  (await texts()).map((text) => [...text.matchAll(/^> (.*)$/gm)].map(([, part]) => part))

describe('what the office corrects of a shop', () => {
  test('is mailed to its owner, some minutes later', async () => {
    expect((await save({ n_tlf: '964 12 34 57' })).status).toBe(200)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Hemos corregido datos de «La Espiga»' })
    expect(mail!.text).toContain(`/commerces/${shop.id}/historial`)
    const leaves = Date.parse(mail!.next_try_at!) - server.clock.now().getTime()
    expect(leaves).toBe(CORRECTIONS_DELAY * 1000)
    expect(await parts()).toEqual([['El teléfono']])
  })

  test('is in one mail, whoever of the office does it and however it is written', async () => {
    const other = await server.administrator()
    const photo = await photoFile()
    const addPhoto = async () => {
      const { payload, headers } = await multipart({ photo })
      return office.post(`${at()}photos/`, payload, headers)
    }
    const offer = await server.offer(shop, { title: 'Hogaza' })
    const fresh = { title: 'Coca', description: 'De aceite.', type: '2 x 1', commerce: shop.id }
    for (const send of [
      () => save({ description: 'Pan de leña.', street: 'Calle Nueva', number: '3' }),
      () => save({ latitude: 39.9, longitude: -0.1 }, other),
      () => save({ hours: { regular: { mon: [['09:00', '14:00']] } } }, other),
      addPhoto,
      () => other.patch(`/api/offer/${offer.id}/`, { title: 'Hogaza grande' }),
      () => office.post('/api/offer/', fresh),
    ]) {
      server.clock.advance(30)
      expect((await send()).status).toBeLessThan(300)
    }
    expect(await parts()).toEqual([
      [
        'La dirección',
        'El pin del mapa',
        'La descripción',
        'El horario',
        'Las fotos',
        'La oferta «Hogaza grande»',
        'La oferta «Coca»',
      ],
    ])
    expect(await server.db.$count(correctionMails)).toBe(1)
  })

  test('and changed back is not mailed', async () => {
    const { hours } = (await owner.get(at())).body
    await save({ n_tlf: '964123457', hours: { regular: { mon: [['09:00', '14:00']] } } })
    await save({ n_tlf: '964123456' })
    expect(await parts()).toEqual([['El horario']])
    await save({ hours })
    expect(await texts()).toEqual([])
  })

  test('is told without what the owner changes meanwhile', async () => {
    await save({ n_tlf: '964123457' })
    await save({ description: 'Pan de leña.' }, owner)
    expect(await parts()).toEqual([['El teléfono']])
  })

  test('is told although who did it is no administrator any more', async () => {
    const other = await server.administrator()
    await save({ n_tlf: '964123457' }, other)
    await server.db.update(users).set({ role: OWNER }).where(eq(users.id, other.user.id))
    expect(await parts()).toEqual([['El teléfono']])
  })

  test('is told the former owner only until the shop changes hands', async () => {
    await save({ n_tlf: '964123457' })
    await save({ owner_email: '', from_owner: owner.user.id })
    await save({ description: 'Pan de leña.' })
    expect((await parts())[0]).toEqual(['El teléfono'])
  })

  test('while its mail is being sent goes into another', async () => {
    await save({ n_tlf: '964123457' })
    await server.db.update(outbox).set({ tries: 1 })
    await save({ description: 'Pan de leña.' })
    await save({ web: 'laespiga.es' })
    expect(await parts()).toEqual([['El teléfono'], ['La página web', 'La descripción']])
  })

  test('by thirty at once is in one mail, which names all of it', async () => {
    const fields = ['description', 'web', 'instagram']
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => save({ [fields[at % 3]!]: `instagram.com/pan${at}` })),
    )
    expect((await parts()).map((all) => all.length)).toEqual([3])
    expect(server.aborted).toEqual([])
  })

  test.each([
    ['their owner changes', () => save({ n_tlf: '964123457' }, owner)],
    ['change nothing', () => save({ n_tlf: '964123456' })],
    ['are refused', () => save({ n_tlf: 'abc' })],
  ])('is not of data that %s', async (_what, send) => {
    await send()
    expect(await mails()).toEqual([])
  })

  test('is not of its own shop, nor of nobody’s', async () => {
    shop = await server.commerce(office)
    await save({ n_tlf: '964123457' })
    expect(await mails(office)).toEqual([])
    await office.patch(at(), { owner_email: '', from_owner: office.user.id })
    await save({ n_tlf: '964123458' })
    expect(await server.db.$count(outbox)).toBe(0)
  })

  test.each([
    ['deactivated', { is_active: false }],
    ['not confirmed', { is_active: false, activated_at: null }],
  ])('is not mailed to who is %s', async (_state, details) => {
    owner = await server.owner(details)
    shop = await server.commerce(owner)
    expect((await save({ n_tlf: '964123457' })).status).toBe(200)
    expect(await mails()).toEqual([])
  })

  test('tells the next owner nothing of before, and nothing of the former one', async () => {
    const next = await server.owner()
    await save({ n_tlf: '964123457' })
    await save({ owner_email: next.user.email, from_owner: owner.user.id })
    await save({ description: 'Pan de leña.' })
    expect(await parts()).toEqual([['El teléfono'], []])
    const [, text] = await texts(next)
    expect(text).toContain('> La descripción')
    expect(text).not.toContain('El teléfono')
    const [mail] = await server.db
      .select()
      .from(correctionMails)
      .innerJoin(outbox, eq(outbox.id, correctionMails.mail))
      .where(eq(outbox.recipient, next.user.email))
    expect(mail!.correction_mails.commerce).toBe(shop.id)
  })
})
