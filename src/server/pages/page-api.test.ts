import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { openPageApi } from './page-api.ts'

/** Opens the API of pages on a fake API that responds how often each path was requested. */
function openCounted() {
  const directory = { version: 1, now: new Date('2026-03-05T10:00:10Z') }
  const services = {
    changes: { version: () => directory.version },
    clock: { now: () => directory.now },
  } as unknown as Services
  const asked: Record<string, number> = {}
  const inject = async ({ url }: { url: string }) => {
    asked[url] = (asked[url] ?? 0) + 1
    return { statusCode: url === '/gone' ? 404 : 200, json: () => asked[url] }
  }
  const api = openPageApi(services)
  const request = { server: { inject } } as unknown as FastifyRequest
  const get = async (path: string) => (await api(request, { path })).body
  return { directory, get }
}

test('what pages share is read once, and again at a change or a full minute', async () => {
  const { directory, get } = openCounted()
  for (const times of [1, 1, 1]) expect(await get('/categories')).toBe(times)
  directory.version++
  for (const times of [2, 2]) expect(await get('/categories')).toBe(times)
  directory.now = new Date('2026-03-05T10:01:00Z')
  for (const times of [3, 3]) expect(await get('/categories')).toBe(times)
})

test('what is gone is asked for again', async () => {
  const { get } = openCounted()
  for (const times of [1, 2, 3]) expect(await get('/gone')).toBe(times)
})
