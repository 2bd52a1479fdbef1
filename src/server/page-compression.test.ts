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
    const first = await body.in(encoding)
    await body.in(encoding)
    await expect.poll(async () => (await body.in(encoding)).length).toBeLessThan(first.length)
    for (const sent of [first, await body.in(encoding)]) expect(open(sent).toString()).toBe(text)
  },
)

test('whoever takes no encoding, and what is empty, is sent as it is', async () => {
  const [full, empty] = [compressible(Buffer.from(text)), compressible(Buffer.alloc(0))]
  expect(await full.in('identity')).toBe(full.identity)
  expect(await empty.in('br')).toHaveLength(0)
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
