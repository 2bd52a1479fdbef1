import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '#testing/test-password.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { idempotencyKeys } from '../database/schema.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('whatever is posted twice under a key is done once', async () => {
  const owner = await server.owner()
  const shop = await server.commerce(owner)
  const path = `/api/commerce/${shop.id}/`
  const restore = () => owner.post(`${path}restore/`, {}, { 'idempotency-key': 'back' })
  await owner.delete(path)
  const first = await restore()
  expect(first.status).toBe(200)
  await owner.delete(path)
  expect(await restore()).toMatchObject({ status: 200, body: first.body })
  expect((await owner.get(path)).status).toBe(404)
})

test('a key is of whoever sends it: with another’s key nobody gets their answer, nor takes it away', async () => {
  const [lucia, ana] = [await server.owner(), await server.owner()]
  const { id: commerce } = await server.commerce(lucia)
  const form = { title: 'Pan', description: 'Hasta el sábado.', type: '2 x 1', commerce }
  const send = (by: typeof lucia) => by.post('/api/offer/', form, { 'idempotency-key': 'same' })
  const first = await send(lucia)
  expect(first.status).toBe(201)
  expect((await send(ana)).status).toBe(400)
  expect(await send(lucia)).toMatchObject({ status: 201, body: { id: first.body.id } })
})

test('tokens are kept nowhere: a login under a key is a login', async () => {
  const { user } = await server.owner()
  const signIn = () =>
    server.anyone.post(
      '/api/token/',
      { email: user.email, password: PASSWORD },
      { 'idempotency-key': 'in' },
    )
  const [one, other] = [await signIn(), await signIn()]
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body.refresh).not.toBe(other.body.refresh)
  expect(
    await server.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'in')),
  ).toEqual([])
})

test('what is kept of a form is of no help to guess the password in it', async () => {
  const person = await server.owner()
  const path = '/auth/users/set_password/'
  const form = { current_password: PASSWORD, new_password: 'otra-clave' }
  const { status } = await person.post(path, form, { 'idempotency-key': 'one' })
  expect(status).toBe(204)
  const [kept] = await server.db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, 'one'))
  const plain = createHash('sha256').update(path).update(JSON.stringify(form)).digest('hex')
  expect(kept!.request_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(kept!.request_hash).not.toBe(plain)
})
