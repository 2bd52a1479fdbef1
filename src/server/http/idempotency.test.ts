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
