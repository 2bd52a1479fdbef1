import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { activity } from '../database/schema.ts'
import { changed, record } from './record.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('the log', () => {
  const line = (id: number, at: Date) =>
    record(
      server.db,
      { actor: undefined, at },
      { verb: 'create', type: 'faq', id, name: '¿Cuánto?' },
    )

  test.each(["update activity set actor = 'Nadie'", 'delete from activity', 'truncate activity'])(
    'refuses the application itself to %s',
    async (statement) => {
      await line(1, new Date())
      const change = server.db.execute(statement)
      await expect(change).rejects.toMatchObject({ cause: { message: 'activity stays' } })
    },
  )

  test('refuses to change what is older than a year, too', async () => {
    await line(3, new Date('2020-01-01'))
    const change = server.db.execute("update activity set actor = 'Nadie' where object_id = 3")
    await expect(change).rejects.toMatchObject({ cause: { message: 'activity stays' } })
  })

  test('lets go what is older than a year', async () => {
    await line(2, new Date('2020-01-01'))
    await server.db.execute('delete from activity where object_id = 2')
    const left = await server.db.select({ id: activity.object_id }).from(activity)
    expect(left).not.toContainEqual({ id: 2 })
  })
})

describe('what changed', () => {
  const before = { name: 'Pan', category: [1, 2], photo: 'a' }

  test('names the fields that differ, and no other', () => {
    const after = { name: 'Pan y más', category: [1, 2] }
    expect(changed(before, after, ['name', 'category', 'photo'])).toEqual({
      before: { name: 'Pan' },
      after: { name: 'Pan y más' },
    })
  })

  test('is nothing when everything stays', () => {
    expect(changed(before, { ...before }, ['name', 'category'])).toBeUndefined()
  })
})
