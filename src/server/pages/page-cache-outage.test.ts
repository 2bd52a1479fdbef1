import { describe, expect, test } from 'vitest'
import { openCachedSite } from '#testing/cached-site.ts'

describe('while the database is away', () => {
  test.each(['/directorio', '/rota'])('%s is sent as it was, with its age', async (url) => {
    const site = openCachedSite()
    const before = await site.get(url)
    site.lose(42.7)
    const { statusCode, body, headers } = await site.get(url)
    expect([statusCode, body]).toEqual([200, before.body])
    expect(headers).toMatchObject({ age: '42', 'cache-control': 'no-cache' })
    expect(headers.etag).toBe(before.headers.etag)
    expect(before.headers).not.toHaveProperty('age')
  })

  test('a page is sent for ten minutes at most', async () => {
    const site = openCachedSite()
    await site.get('/directorio')
    site.lose(600)
    expect((await site.get('/directorio')).statusCode).toBe(200)
    site.lose(601)
    expect((await site.get('/directorio')).statusCode).toBe(503)
  })

  test('a page of before a change that was heard of does not come back', async () => {
    const site = openCachedSite()
    await site.get('/directorio')
    site.say('Ya no hay pan')
    site.lose(1)
    expect((await site.get('/directorio')).statusCode).toBe(503)
  })

  test('no page is sent once something was written here', async () => {
    const site = openCachedSite()
    await site.get('/directorio')
    site.lose(1)
    site.write()
    expect((await site.get('/directorio')).statusCode).toBe(503)
  })

  test('a page that nobody had read is not there, and a broken one fails', async () => {
    const site = openCachedSite()
    site.lose(1)
    expect((await site.get('/directorio')).statusCode).toBe(503)
    expect((await site.get('/rota')).statusCode).toBe(500)
  })

  test('and back again, pages are as they are', async () => {
    const site = openCachedSite()
    await site.get('/directorio')
    site.lose(1)
    await site.get('/directorio')
    site.comeBack()
    const { statusCode, headers } = await site.get('/directorio')
    expect([statusCode, headers.age]).toEqual([200, undefined])
    expect(site.renderings).toHaveLength(3)
  })
})
