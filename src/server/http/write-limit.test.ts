import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { writeCounts } from '../database/schema.ts'

/** Limit of writes of an account in an hour in these tests. */
const WRITES = 12

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ writesPerHour: WRITES })
})
afterAll(() => server.close())

/** Ages the counts. Moving the clock would end the sessions. */
async function secondsPass(seconds: number): Promise<void> {
  const since = sql`${writeCounts.since} - make_interval(secs => ${seconds})`
  await server.db.update(writeCounts).set({ since })
}

const times = (number: number) => Array.from({ length: number })
/** Sends an invalid form, which counts, too. */
const write = (person: Person) => person.post('/api/offer/', {})
const writeAll = (person: Person, number: number) =>
  Promise.all(times(number).map(() => write(person)))

test('of thirty writes at once as many are looked at as the hour has, and the rest are told to wait', async () => {
  const owner = await server.owner()
  const answers = await writeAll(owner, 30)
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...times(WRITES).fill(400), ...times(30 - WRITES).fill(429)])
  for (const { status, headers, body } of answers) {
    if (status !== 429) continue
    expect(headers['retry-after']).toBe('3600')
    expect(body.detail).toBe('Demasiados intentos. Vuelve a probar en 60 minutos.')
  }
})

test('writes that succeed count too, and after an hour there is room again', async () => {
  const owner = await server.owner()
  const { id } = await server.commerce(owner)
  const rename = (name: string) => owner.patch(`/api/commerce/${id}/`, { name })
  for (const [at] of times(WRITES).entries())
    expect((await rename(`Tienda ${at}`)).status).toBe(200)
  await secondsPass(3599)
  expect((await rename('Tienda')).headers['retry-after']).toBe('1')
  await secondsPass(1)
  expect((await rename('Tienda')).status).toBe(200)
})

test('what one writes leaves others their own hour, and reading is no writing', async () => {
  const [owner, other] = [await server.owner(), await server.owner()]
  await writeAll(owner, WRITES)
  expect((await write(owner)).status).toBe(429)
  expect((await write(other)).status).toBe(400)
  expect((await owner.get('/api/offer/')).status).toBe(200)
})

test('administrators have no limit', async () => {
  const statuses = (await writeAll(await server.administrator(), 30)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([400]))
})

test('whoever has written too much still changes the password, ends sessions and leaves', async () => {
  const owner = await server.owner()
  await writeAll(owner, WRITES)
  const change = { current_password: PASSWORD, new_password: 'una clave nueva y larga' }
  expect((await owner.post('/auth/users/set_password/', change)).status).toBe(204)
  expect((await owner.delete('/auth/account/sessions/')).status).toBe(204)
  expect((await owner.post('/token/logout/')).status).toBe(204)
})

test('a first answer that is sent once more is no second write', async () => {
  const owner = await server.owner()
  const { id: commerce } = await server.commerce(owner)
  const offer = { commerce, title: 'Hogaza', description: 'Dos por una.', type: '2 x 1' }
  const send = () => owner.post('/api/offer/', offer, { 'idempotency-key': 'hogaza-de-pueblo' })
  for (const _ of times(WRITES + 1)) expect((await send()).status).toBe(201)
})

test('without rate limits nothing is counted', async () => {
  const free = await openTestServer({ writesPerHour: WRITES, rateLimits: false })
  try {
    const owner = await free.owner()
    const answers = await Promise.all(times(30).map(() => owner.post('/api/offer/', {})))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  } finally {
    await free.close()
  }
})
