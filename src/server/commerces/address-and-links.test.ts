import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeAddress } from '#contract/address.ts'
import { readAddress } from '#contract/read-address.ts'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { photoFile } from '#testing/pictures.ts'
import { registrationForm, registrations } from '#testing/registrations.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { commerces } from '../database/schema.ts'

const TOWN = { locality: 'Vila-real', region: 'Castellón', postal_codes: ['12540'] }

let server: TestServer
let lucia: Person
let administrator: Person
beforeAll(async () => {
  server = await openTestServer({ rateLimits: false })
  const { locality: town, region: province, postal_codes } = TOWN
  await server.choose({ town, province, postal_codes })
  lucia = await server.owner()
  administrator = await server.administrator()
})
afterAll(() => server.close())

const at = ({ id }: { id: number }) => `/api/commerce/${id}/`
const NOTHING = { number: '', address_extra: '', postal_code: '', locality: '' }
const MAYOR = { ...NOTHING, street: 'Calle Mayor', number: '12', direction: 'Calle Mayor, 12' }

describe('an address', () => {
  test('sent in parts is composed to the line that the specification asks for', async () => {
    const shop = await server.commerce(lucia)
    const parts = { street: ' Plaza del Pozo ', number: 3, address_extra: 'bajo' }
    const { status, body } = await lucia.patch(at(shop), parts)
    expect(status).toBe(200)
    const saved = { street: 'Plaza del Pozo', number: '3', address_extra: 'bajo' }
    expect(body).toMatchObject({ ...saved, direction: 'Plaza del Pozo, 3, bajo' })
    const { body: listed } = await server.anyone.get(`/api/directory/commerces/${shop.id}/`)
    expect(listed).toMatchObject({ ...saved, direction: 'Plaza del Pozo, 3, bajo' })
  })

  test('sent in one line, as the specification does, is kept as it is and told apart', async () => {
    const shop = await server.commerce(lucia)
    const direction = 'C/ del Horno nº 7, bajo, 12540 Vila-real'
    const { body } = await lucia.patch(at(shop), { direction })
    expect(body).toMatchObject({
      direction,
      street: 'C/ del Horno',
      number: '7',
      address_extra: 'bajo',
      postal_code: '12540',
      locality: 'Vila-real',
    })
    const { body: odd } = await lucia.patch(at(shop), {
      direction: 'Junto al río, pasado el puente',
    })
    const whole = { direction: 'Junto al río, pasado el puente', street: odd.direction }
    expect(odd).toMatchObject({ ...NOTHING, ...whole })
  })

  test('stays in step when one part is sent, and is not read again when nothing of it changes', async () => {
    const shop = await server.commerce(lucia)
    await lucia.patch(at(shop), { direction: 'C/ Mayor, nº 12' })
    const { body: renamed } = await lucia.put(at(shop), {
      ...(await lucia.get(at(shop))).body,
      name: 'La Espiga de Oro',
    })
    expect(renamed).toMatchObject({
      direction: 'C/ Mayor, nº 12',
      street: 'C/ Mayor',
      number: '12',
    })
    const { body } = await lucia.patch(at(shop), { number: '14 bis' })
    expect(body).toMatchObject({ street: 'C/ Mayor', direction: 'C/ Mayor, 14 bis' })
    const { body: burriana } = await lucia.patch(at(shop), {
      postal_code: '12530',
      locality: 'Burriana',
    })
    expect(burriana.direction).toBe('C/ Mayor, 14 bis, 12530 Burriana')
    const { body: log } = await lucia.get('/auth/account/export/')
    expect(log.activity[0]).toMatchObject({
      before: { direction: 'C/ Mayor, 14 bis', postal_code: '', locality: '' },
      after: { direction: burriana.direction, postal_code: '12530', locality: 'Burriana' },
    })
  })

  test('is in step also where a photo is saved with it', async () => {
    const shop = await server.commerce(lucia)
    const { payload, headers } = await multipart({ number: '9', photo: await photoFile() })
    const { status, body } = await lucia.patch(at(shop), payload, headers)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...MAYOR, number: '9', direction: 'Calle Mayor, 9' })
  })

  test('is found by the words of its parts', async () => {
    const shop = await server.commerce(lucia)
    await lucia.patch(at(shop), { street: 'Calle de los Zurradores', number: '5' })
    const { body } = await server.anyone.get('/api/directory/commerces/?search=zurradores')
    expect(body.map(({ id }: { id: number }) => id)).toEqual([shop.id])
  })

  test.each([
    [
      { postal_code: '00999' },
      'postal_code',
      'Escribe las cinco cifras del código postal, por ejemplo 12540',
    ],
    [
      { postal_code: '53001' },
      'postal_code',
      'Escribe las cinco cifras del código postal, por ejemplo 12540',
    ],
    [
      { postal_code: '1254' },
      'postal_code',
      'Escribe las cinco cifras del código postal, por ejemplo 12540',
    ],
    [{ street: 'ñ'.repeat(201) }, 'street', 'Debe tener como máximo 200 caracteres'],
    [
      { street: 'ñ'.repeat(200) },
      'street',
      'La dirección entera debe tener como máximo 200 caracteres',
    ],
    [{ number: 'ñ'.repeat(21) }, 'number', 'Debe tener como máximo 20 caracteres'],
    [{ locality: 'Vila\nreal' }, 'locality', 'Escríbelo en una sola línea'],
  ])('%j is refused', async (parts, field, sentence) => {
    const shop = await server.commerce(lucia)
    const { status, body } = await lucia.patch(at(shop), { ...parts, name: 'Otra' })
    expect([status, body]).toEqual([400, { [field]: [sentence] }])
    expect((await lucia.get(at(shop))).body).toMatchObject({
      ...MAYOR,
      name: 'Panadería La Espiga',
    })
  })

  test('of a new shop is told apart, or composed', async () => {
    const photo = await photoFile()
    const add = async (changes: Record<string, string>) => {
      const { payload, headers } = await multipart({ ...FURTHER_COMMERCE, ...changes, photo })
      return lucia.post('/api/commerce/', payload, headers)
    }
    const { body: read } = await add({})
    expect(read).toMatchObject({
      direction: 'Plaza del Pozo, 3',
      street: 'Plaza del Pozo',
      number: '3',
    })
    const { body: composed } = await add({ street: 'Calle Mayor', number: '12' })
    expect(composed).toMatchObject(MAYOR)
    const { status, body } = await add({ street: 'ñ'.repeat(199), number: '12' })
    const sentence = 'La dirección entera debe tener como máximo 200 caracteres'
    expect([status, body]).toEqual([400, { street: [sentence] }])
  })

  test('of a registration is told apart; one that is too long is refused under its field', async () => {
    const { register } = registrations(() => server)
    expect((await register(registrationForm({ 'commerce.name': 'Registrada' }))).status).toBe(201)
    const rows = await server.db.select().from(commerces)
    const registered = rows.find(({ name }) => name === 'Registrada')
    expect(registered).toMatchObject(MAYOR)
    const long = { 'commerce.street': 'ñ'.repeat(200), 'commerce.number': '12' }
    const { status, body } = await register(registrationForm(long))
    const street = ['La dirección entera debe tener como máximo 200 caracteres']
    expect([status, body]).toEqual([400, { commerce: { street } }])
  })

  test('is in step after thirty saves at once, of parts and of lines', async () => {
    const shop = await server.commerce(lucia)
    const saves = Array.from(
      { length: 30 },
      (_, n) =>
        [
          { number: `${n + 1}` },
          { street: `Calle ${'ABC'[n % 3]}eta` },
          { direction: `Plaza Nueva ${n}` },
        ][n % 3]!,
    )
    const answers = await Promise.all(saves.map((changes) => lucia.patch(at(shop), changes)))
    expect(answers.map(({ status }) => status)).toEqual(saves.map(() => 200))
    for (const { body } of [...answers, await lucia.get(at(shop))]) {
      const { direction } = body
      const isInStep =
        composeAddress(body, TOWN) === direction ||
        readAddress(direction, TOWN).street === body.street
      expect({ isInStep, body }).toMatchObject({ isInStep: true })
    }
  })
})

describe('the links of a shop', () => {
  const TYPED = {
    whatsapp: '612 34 56 78',
    instagram: '@LaEspiga',
    facebook: 'm.facebook.com/laespiga?ref=1',
    tiktok: 'tiktok.com/@laespiga',
    other_link: 'reservas.laespiga.example',
  }
  const KEPT = {
    whatsapp: '34612345678',
    instagram: 'https://www.instagram.com/laespiga/',
    facebook: 'https://www.facebook.com/laespiga',
    tiktok: 'https://www.tiktok.com/@laespiga',
    other_link: 'https://reservas.laespiga.example',
  }
  const NONE = { whatsapp: '', instagram: '', facebook: '', tiktok: '', other_link: '' }

  test('are kept in one form, everybody sees them, and they can be taken away', async () => {
    const shop = await server.commerce(lucia)
    const { status, body } = await lucia.patch(at(shop), TYPED)
    expect(status).toBe(200)
    expect(body).toMatchObject(KEPT)
    const { body: listed } = await server.anyone.get(`/api/directory/commerces/${shop.id}/`)
    expect(listed).toMatchObject(KEPT)
    const again = await lucia.put(at(shop), body)
    expect([again.status, again.body.version]).toEqual([200, body.version])
    expect((await lucia.patch(at(shop), { instagram: null, tiktok: '' })).body).toMatchObject({
      ...KEPT,
      instagram: '',
      tiktok: '',
    })
    const { direction, n_tlf, contact_mail, name, description, category } = body
    const specified = { direction, n_tlf, contact_mail, name, description, category }
    expect((await lucia.put(at(shop), specified)).body.facebook).toBe(KEPT.facebook)
    expect((await lucia.patch(at(shop), NONE)).body).toMatchObject(NONE)
  })

  test('that lead elsewhere are refused, all at once, and nothing is saved', async () => {
    const shop = await server.commerce(lucia)
    const { status, body } = await lucia.patch(at(shop), {
      instagram: 'facebook.com/laespiga',
      facebook: 'javascript:alert(1)',
      whatsapp: '612',
      other_link: 'https://www.tiktok.com/@laespiga',
      name: 'Otra',
    })
    expect(status).toBe(400)
    expect(body).toEqual({
      whatsapp: ['Escribe el número de WhatsApp, por ejemplo 612 34 56 78'],
      instagram: ['Eso es de Facebook: ponlo en su casilla'],
      facebook: ['Pega la dirección de tu página de Facebook, por ejemplo facebook.com/laespiga'],
      other_link: ['Eso es de TikTok: ponlo en su casilla'],
    })
    expect((await lucia.get(at(shop))).body).toMatchObject({ ...NONE, name: 'Panadería La Espiga' })
  })

  test('are what an administrator reviews too', async () => {
    const shop = await server.commerce(lucia, { application: { status: 'PE', decided_at: null } })
    await lucia.patch(at(shop), TYPED)
    const { pk } = await server.applicationOf(shop)
    const { body } = await administrator.get(`/api/commerce_applications/${pk}/`)
    expect(body.commerce).toMatchObject(KEPT)
  })
})
