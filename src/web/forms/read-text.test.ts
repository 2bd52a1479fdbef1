import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const TEXT = 'Farmacia Muñoz; «Plaça» — 1 €'
const WINDOWS = TEXT.replace('—', '\x97').replace('€', '\x80')

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark, as Excel writes it', Buffer.from(`\uFEFF${TEXT}`)],
  ['the letters of Windows', Buffer.from(WINDOWS, 'latin1')],
  ['UTF-16, as Excel writes «Texto Unicode»', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
])('a file is read in %s', async (_encoding, bytes) => {
  expect(await readText(new Blob([bytes]))).toBe(TEXT)
})

test.each([
  ['a spreadsheet', Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1')],
  ['a file of megabytes', Buffer.alloc(2 ** 20 + 1, 'a')],
])('%s is no text', async (_what, bytes) => {
  expect(await readText(new Blob([bytes]))).toBeUndefined()
})
