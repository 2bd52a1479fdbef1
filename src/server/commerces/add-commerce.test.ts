import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FURTHER_COMMERCE, multipart } from '#testing/forms.ts'
import { picture } from '#testing/pictures.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { activity, outbox } from '../database/schema.ts'

let server: TestServer
let photo: Blob
beforeAll(async () => {
  server = await openTestServer()
  photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
})
afterAll(() => server.close())

async function add(person: Person, fields: object, key?: string) {
  const { payload, headers } = await multipart({ ...fields } as Record<string, string | Blob>)
  const keyed = key === undefined ? headers : { ...headers, 'idempotency-key': key }
  return person.post('/api/commerce/', payload, keyed)
}
const subjectsTo = async ({ user }: Person) => {
  const mails = await server.db.select().from(outbox).where(eq(outbox.recipient, user.email))
  return mails.map((mail) => mail.subject)
}

describe('a further shop', () => {
  test('waits for review, and everybody concerned is told', async () => {
    const lucia = await server.owner()
    const administrator = await server.administrator()
    const { status, body, headers } = await add(lucia, { ...FURTHER_COMMERCE, photo })
    expect([status, headers.etag]).toEqual([201, '"1"'])
    expect(body).toMatchObject({
      ...FURTHER_COMMERCE,
      category: [1],
      n_tlf: '964001210',
      application: expect.any(Number),
      application_text: FURTHER_COMMERCE.application,
      photo: expect.stringMatching(/^https:\/\/escaparate\.example\/photos\/[0-9a-f]{64}-1600/),
      status: 'PE',
      hidden: false,
      version: 1,
    })
    expect((await lucia.get(`/api/commerce/${body.id}/`)).body).toEqual(body)
    expect(await subjectsTo(lucia)).toEqual(['Hemos recibido la solicitud de «Café La Miga»'])
    expect(await subjectsTo(administrator)).toEqual(['Solicitud por revisar: «Café La Miga»'])
    const [event] = await server.db.select().from(activity).where(eq(activity.object_id, body.id))
    expect(event).toMatchObject({
      verb: 'create',
      object_type: 'commerce',
      object: FURTHER_COMMERCE.name,
    })
  })

  test('names every bad field at once, the photo too', async () => {
    const { status, body } = await add(await server.owner(), { category: '999' })
    expect(status).toBe(400)
    expect(Object.keys(body).toSorted()).toEqual([
      'application',
      'contact_mail',
      'description',
      'direction',
      'n_tlf',
      'name',
      'photo',
    ])
    const unknown = await add(await server.owner(), { ...FURTHER_COMMERCE, photo, category: '999' })
    expect(unknown.body).toEqual({ category: ['Esa categoría no existe'] })
  })

  test('sent twice with the same key is one', async () => {
    const lucia = await server.owner()
    const answers = [
      await add(lucia, { ...FURTHER_COMMERCE, photo }, 'k'),
      await add(lucia, { ...FURTHER_COMMERCE, photo }, 'k'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]!.body).toEqual(answers[1]!.body)
    expect((await lucia.get('/api/commerce/')).body).toHaveLength(1)
  })

  test('is one of at most twenty an hour from one address', async () => {
    const small = await openTestServer()
    try {
      const person = await small.owner()
      const sent = await multipart({ ...FURTHER_COMMERCE, photo })
      const send = () => person.post('/api/commerce/', sent.payload, sent.headers)
      for (let times = 0; times < 20; times++) expect((await send()).status).toBe(201)
      expect((await send()).status).toBe(429)
    } finally {
      await small.close()
    }
  })
})
