import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { runWhenDue } from './run-when-due.ts'

const HOUR = 60 * 60

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('of instances that look at one moment one does scheduled work, and nobody again before it is due', async () => {
  let done = 0
  const look = async () => {
    done++
  }
  const lookEverywhere = async () => {
    const before = done
    const instances = Array.from({ length: 5 }, () =>
      runWhenDue(server.services, 'sweeping', 4 * HOUR, look),
    )
    await Promise.all(instances)
    return done - before
  }
  expect(await lookEverywhere()).toBe(1)
  server.clock.advance(4 * HOUR - 1)
  expect(await lookEverywhere()).toBe(0)
  server.clock.advance(1)
  expect(await lookEverywhere()).toBe(1)
})

test('scheduled work that fails is due again', async () => {
  let tries = 0
  const failing = () =>
    runWhenDue(server.services, 'failing', HOUR, async () => {
      tries++
      throw new Error('no database')
    })
  await expect(failing()).rejects.toThrow('no database')
  await expect(failing()).rejects.toThrow('no database')
  expect(tries).toBe(2)
})
