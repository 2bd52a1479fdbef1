import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compressible } from './page-compression.ts'

const text = Array.from({ length: 3000 }, (_, n) => `Tienda ${n * 7919} de la calle ${n}`).join()

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('in %s a body is compressed once, and its size is counted', (encoding, open) => {
  const body = compressible(Buffer.from(text))
  expect(body.size).toBe(text.length)
  const sent = body.in(encoding)
  expect(open(sent).toString()).toBe(text)
  expect(body.in(encoding)).toBe(sent)
  expect(body.in('identity').toString()).toBe(text)
  expect(body.size).toBe(text.length + sent.length)
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
