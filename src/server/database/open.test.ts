import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, PATIENCE, type World } from '#testing/world.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

let world: World
let database: OpenDatabase
beforeAll(async () => {
  world = await openWorld()
  // Nobody connects within a millisecond.
  const patience = { ...PATIENCE, connection: 1 }
  database = openDatabase(world.databaseUrl, undefined, patience)
})
afterAll(async () => {
  await database.close()
  await world.close()
})

test('a writer is still in the queue when a reader without a connection is refused', async () => {
  const { db } = database
  const end = Promise.withResolvers<void>()
  const writers = Array.from({ length: 5 }, () => db.transaction(() => end.promise))
  const writer = db.transaction(async (tx) => (await tx.execute(sql`select 1`)).rowCount)
  const refused = await db.execute(sql`select 1`).catch((error: Error) => error.cause)
  end.resolve()
  expect(String(refused)).toContain('timeout')
  expect(await writer).toBe(1)
  await Promise.all(writers)
})
