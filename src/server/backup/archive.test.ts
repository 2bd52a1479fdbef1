import { expect, test } from 'vitest'
import { type Entry, readArchive, writeArchive } from './archive.ts'
import { DamagedBackup } from './damaged-backup.ts'
import { generateKeys } from './encryption.ts'

const ENTRIES: Entry[] = [
  { name: 'manifest.json', bytes: Buffer.from('{}') },
  { name: 'photos/empty.webp', bytes: Buffer.alloc(0) },
  { name: 'photos/large.webp', bytes: Buffer.alloc(100_000, 'photo') },
]

const keys = await generateKeys()
const KINDS: [string, string | undefined][] = [
  ['plain', undefined],
  ['encrypted', keys.secret],
]

async function* inOrder<T>(items: T[]) {
  yield* items
}

async function written(key?: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeArchive(inOrder(ENTRIES), key)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function read(bytes: Buffer, key?: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of readArchive(inOrder([bytes]), key)) entries.push(entry)
  return entries
}

/** Returns positions of bytes to damage: in the first headers, in the seal and in between. */
function places(length: number): number[] {
  const between = Array.from({ length: 60 }, (_, index) => Math.floor((index * length) / 60))
  const ends = Array.from({ length: 100 }, (_, index) => [index * 3, length - 1 - index * 5])
  return [...new Set([...ends.flat(), ...between])]
}

test.each(KINDS)('an archive (%s) gives back what was put in, in its order', async (_, key) => {
  expect(await read(await written(key), key)).toEqual(ENTRIES)
})

test.each(KINDS)(
  'one flipped bit of an archive (%s) is noticed, wherever it is',
  async (_, key) => {
    const bytes = await written(key)
    for (const at of places(bytes.length)) {
      const flipped = Buffer.from(bytes)
      flipped[at] = flipped[at]! ^ (1 << (at % 8))
      const error = await read(flipped, key).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error, `byte ${at}`).toBeInstanceOf(DamagedBackup)
    }
  },
)

test.each(KINDS)('an archive (%s) that ends early, or late, is refused', async (_, key) => {
  const bytes = await written(key)
  for (const length of [0, 1, 300, 511, 512, 513, 4096, 90_000, bytes.length - 1]) {
    await expect(read(bytes.subarray(0, length), key)).rejects.toBeInstanceOf(DamagedBackup)
  }
  const longer = Buffer.concat([bytes, Buffer.alloc(1)])
  await expect(read(longer, key)).rejects.toBeInstanceOf(DamagedBackup)
})

test('a failing source of entries fails the archive with its own error, and a reader may leave early', async () => {
  async function* failing(): AsyncGenerator<Entry> {
    yield ENTRIES[2]!
    throw new Error('away')
  }
  const write = async () => {
    for await (const _ of writeArchive(failing(), undefined));
  }
  await expect(write()).rejects.toThrow('away')
  for await (const { name } of readArchive(inOrder([await written()]), undefined)) {
    expect(name).toBe('manifest.json')
    break
  }
})
