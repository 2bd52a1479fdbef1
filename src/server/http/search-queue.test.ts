import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { type FastifyRequest, fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { WAIT } from '#testing/wait.ts'
import { routes } from '../app.ts'
import { HttpError } from '../errors.ts'
import { openSearchQueue } from './search-queue.ts'

const asked = (ip: string, search?: string) => {
  const query = search === undefined ? {} : { search }
  return { ip, id: 'r1', query, raw: { socket: new Socket() } } as unknown as FastifyRequest
}

test('searches take turns, the surplus is told to come back, and what is no search goes on', async () => {
  const search = openSearchQueue()
  const ends: (() => void)[] = []
  let running = 0
  const work = async () => {
    running += 1
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
  }
  const all = Array.from({ length: 44 }, () => search(asked('192.0.2.1', 'pan'), work))
  await setImmediate()
  expect(running, 'a place is left for others').toBe(4)
  const refused = await search(asked('192.0.2.1', 'pan'), work).catch((error) => error)
  expect(refused).toBeInstanceOf(HttpError)
  expect([refused.status, refused.headers, refused.body]).toEqual([
    503,
    { 'retry-after': '2' },
    {
      detail: 'Ahora mismo hay demasiadas búsquedas a la vez. Prueba otra vez en un momento.',
      code: 'error',
    },
  ])
  expect(await search(asked('192.0.2.1'), async () => 'a list')).toBe('a list')
  const app = fastify()
  app.get('/', (request) => search(request, async () => 'for a page'))
  expect((await app.inject({ url: '/?search=pan', remoteAddress: '192.0.2.1' })).body).toBe(
    'for a page',
  )
  expect(await search(asked('192.0.2.2', 'pan'), async () => 'found')).toBe('found')
  for (const one of all) {
    await vi.waitUntil(() => ends.length > 0, { ...WAIT, interval: 1 })
    ends.shift()!()
    await one
  }
})

test('every list of the directory that is searched has such a queue', () => {
  const searchable = routes.filter(({ path, query }) => {
    const shape = (query as { shape?: object } | undefined)?.shape
    return path.startsWith('/api/directory/') && shape !== undefined && 'search' in shape
  })
  expect(searchable.length).toBeGreaterThan(3)
  for (const { path, isSearchable } of searchable)
    expect([path, isSearchable]).toEqual([path, true])
})
