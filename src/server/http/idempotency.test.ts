import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, PASSWORD, type World } from '#testing/world.ts'
import { answers } from '../database/schema.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('whatever is posted twice under a key is done once', async () => {
  const owner = await world.owner()
  const shop = await world.commerce(owner)
  const path = `/api/commerce/${shop.id}/`
  const restore = () => owner.post(`${path}restore/`, {}, { 'idempotency-key': 'back' })
  await owner.delete(path)
  const first = await restore()
  expect(first.status).toBe(200)
  await owner.delete(path)
  expect(await restore()).toMatchObject({ status: 200, body: first.body })
  expect((await owner.get(path)).status).toBe(404)
})

test('tokens are kept nowhere: a login under a key is a login', async () => {
  const { user } = await world.owner()
  const signIn = () =>
    world.anyone.post(
      '/api/token/',
      { email: user.email, password: PASSWORD },
      { 'idempotency-key': 'in' },
    )
  const [one, other] = [await signIn(), await signIn()]
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body.refresh).not.toBe(other.body.refresh)
  expect(await world.db.select().from(answers).where(eq(answers.key, 'in'))).toEqual([])
})

test('what is kept of a form is of no help to guess the password in it', async () => {
  const person = await world.owner()
  const path = '/auth/users/set_password/'
  const form = { current_password: PASSWORD, new_password: 'otra-clave' }
  const { status } = await person.post(path, form, { 'idempotency-key': 'one' })
  expect(status).toBe(204)
  const [kept] = await world.db.select().from(answers).where(eq(answers.key, 'one'))
  const plain = createHash('sha256').update(path).update(JSON.stringify(form)).digest('hex')
  expect(kept!.content).toMatch(/^[0-9a-f]{64}$/)
  expect(kept!.content).not.toBe(plain)
})
