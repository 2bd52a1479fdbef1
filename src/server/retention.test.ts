import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { commerces, sessions, users } from './database/schema.ts'
import { forgetOld } from './retention.ts'

const DAY = 24 * 60 * 60

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a registration that nobody confirms is forgotten after thirty days, an account never', async () => {
  const confirmed = await world.owner()
  const unconfirmed = await world.owner({ is_active: false, activated_at: null })
  const deactivated = await world.owner({ is_active: false })
  for (const owner of [confirmed, unconfirmed]) await world.commerce(owner)

  world.clock.advance(30 * DAY)
  await forgetOld(world.services)
  expect(await world.db.$count(users)).toBe(3)
  world.clock.advance(1)
  await forgetOld(world.services)

  const left = await world.db.select({ id: users.id }).from(users).orderBy(users.id)
  expect(left.map(({ id }) => id)).toEqual([confirmed.user.id, deactivated.user.id])
  expect(await world.db.$count(commerces)).toBe(1)
})

test('a session leaves no trace thirty days after its end', async () => {
  await world.owner()
  world.clock.advance(33 * DAY)
  await forgetOld(world.services)
  expect(await world.db.$count(sessions)).toBe(0)
})
