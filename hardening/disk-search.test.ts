import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openNeedles, searchFolder } from './disk-search.ts'

test('bytes are found wherever they stand in a file, and no others', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'escaparate-search-'))
  const [first, across, last, missing] = ['first', 'across', 'last!', 'fiasco'].map((one) =>
    Buffer.from(one),
  ) as [Buffer, Buffer, Buffer, Buffer]
  const bytes = Buffer.alloc(9 * 1024 * 1024)
  first.copy(bytes, 0)
  across.copy(bytes, 4 * 1024 * 1024 - 3)
  last.copy(bytes, bytes.length - last.length)
  await writeFile(join(dir, 'one'), bytes)
  await writeFile(join(dir, 'empty'), '')
  const searched = await searchFolder(dir, openNeedles([first, across, last, missing]))
  await rm(dir, { recursive: true })
  expect(searched.bytes).toBe(bytes.length)
  expect(searched.found).toEqual(
    new Map([first, across, last].map((needle) => [needle, 'one'] as const)),
  )
})
