import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { serializers } from './log.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

describe('the log', () => {
  test('tells what failed in the database, and nothing of whom it was about', async () => {
    const person = { email: 'lucia@correo.example', username: 'lucia\n    at home' }
    await world.owner(person)
    const error = await world.owner(person).catch((caught) => caught)
    const logged = serializers.err(error)
    expect(logged).toMatchObject({
      type: 'DrizzleQueryError',
      message: expect.stringMatching(/^Failed query: insert into "users"/),
      stack: expect.stringContaining('world.ts'),
      cause: { code: '23505', constraint: 'users_email' },
    })
    expect(JSON.stringify(logged)).not.toMatch(/lucia|at home|argon2/)
  })

  test('keeps the sentence of any other error', () => {
    const logged = serializers.err(new TypeError('x is no function'))
    expect(logged).toMatchObject({ type: 'TypeError', message: 'x is no function' })
    expect(logged.stack).toMatch(/^TypeError: x is no function\n +at /)
  })

  test.each([
    ['/api/commerce/3/', '/api/commerce/3/'],
    ['/api/commerce/?search=lucia%40correo.example', '/api/commerce/'],
    ['/activate/MTI/a-token', '/activate/…'],
    ['/activate/MTI/a-token.data?index', '/activate/…'],
    ['/password/reset/MTI/a-token/', '/password/reset/…'],
    ['/password/reset', '/password/reset'],
    ['/account/email/MTI/a-token', '/account/email/…'],
  ])('of %s keeps %s', (url, path) => {
    expect(serializers.req({ method: 'GET', url })).toEqual({ method: 'GET', path })
  })
})
