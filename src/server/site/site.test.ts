import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'

let world: World
const town = { locality: 'Vila-real', region: 'Castellón' }
beforeAll(async () => {
  world = await openWorld({ town })
})
afterAll(() => world.close())

test('anybody may ask of which town the directory is', async () => {
  const { status, body } = await world.anyone.get('/api/site/')
  expect([status, body]).toEqual([200, { town }])
})
