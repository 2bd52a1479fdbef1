import { brotliDecompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { openBusyPage } from './busy-page.ts'

test('whoever cannot be served now is told so by a page, which is rendered once', async () => {
  const rendered: string[] = []
  let isBroken = true
  const sendBusyPage = openBusyPage(async (_request, url) => {
    rendered.push(url)
    if (isBroken) throw new Error('no database')
    return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('Ocupado') }
  })
  const app = fastify()
  app.get('*', sendBusyPage)
  expect((await app.inject('/directorio')).statusCode).toBe(500)
  isBroken = false
  const first = await app.inject('/directorio?q=1')
  expect([first.statusCode, first.body, first.headers['content-type']]).toEqual([
    503,
    'Ocupado',
    'text/html',
  ])
  expect(first.headers['retry-after']).toBe('2')
  const second = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect([second.statusCode, brotliDecompressSync(second.rawPayload).toString()]).toEqual([
    503,
    'Ocupado',
  ])
  expect(rendered).toEqual(['/error?code=503', '/error?code=503'])
})
