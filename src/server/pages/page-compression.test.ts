import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compressible } from './page-compression.ts'

const text = Array.from({ length: 3000 }, (_, n) => `Tienda ${n * 7919} de la calle ${n}`).join()

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'in %s a body is compressed quickly, and well once it is asked for again',
  async (encoding, open) => {
    const body = compressible(Buffer.from(text))
    body.prepare(encoding)
    const first = body.in(encoding)
    expect(body.in(encoding)).toBe(first)
    await expect.poll(() => body.in(encoding).length).toBeLessThan(first.length)
    for (const sent of [first, body.in(encoding)]) expect(open(sent).toString()).toBe(text)
  },
)

test('of what was compressed only that is held, and whoever asks for another encoding has it too', () => {
  const body = compressible(Buffer.from(text))
  expect(body.size).toBe(text.length)
  const brotli = body.in('br')
  expect(body.size).toBe(brotli.length)
  expect(body.in('identity').toString()).toBe(text)
  const gzipped = body.in('gzip')
  expect(gunzipSync(gzipped).toString()).toBe(text)
  expect(body.size).toBe(brotli.length + gzipped.length)
})

test('the whole is held again once visitors without encodings come again', () => {
  const body = compressible(Buffer.from(text))
  const brotli = body.in('br')
  expect(body.in('identity')).not.toBe(body.in('identity'))
  expect(body.in('identity')).toBe(body.in('identity'))
  expect(body.size).toBe(text.length + brotli.length)
})

test('what is empty is sent as it is', () => {
  expect(compressible(Buffer.alloc(0)).in('br')).toHaveLength(0)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
])('Accept-Encoding %s is answered in %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding)
})
