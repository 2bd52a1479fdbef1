import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Person, type TestServer } from '#testing/test-server.ts'
import { users } from '../database/schema.ts'
import { refuseLastAdministrator } from './last-administrator.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const demote = ({ user }: Person) =>
  server.db.transaction(async (tx) => {
    await refuseLastAdministrator(tx, user.id)
    await tx.update(users).set({ role: 1 }).where(eq(users.id, user.id))
  })

test('of administrators who all go at once, one stays', async () => {
  const people = await Promise.all([1, 2, 3].map(() => server.administrator()))
  await server.person(3, { is_active: false })
  const ends = await Promise.allSettled(people.map(demote))
  expect(ends.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  const left = people[ends.findIndex(({ status }) => status === 'rejected')]!
  await expect(demote(left)).rejects.toMatchObject({
    status: 409,
    body: { code: 'last_administrator' },
  })
})

test('whoever administrates nothing may always go', async () => {
  await expect(demote(await server.owner())).resolves.toBeUndefined()
})
