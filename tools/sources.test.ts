import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, PARTS, type Part, sourcesHash, stampOf, withEmptied } from './sources.js'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'escaparate-sources-'))
  for (const file of ['src/server/app.ts', 'src/contract/shop.ts', 'src/web/root.tsx']) write(file)
  for (const part of Object.keys(PARTS) as Part[]) write(stampOf(part, ''), sourcesHash(part, root))
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['the server', 'src/server/app.ts', ['programs']],
  ['the website', 'src/web/root.tsx', ['web']],
  ['what both import', 'src/contract/shop.ts', ['web', 'programs']],
  ['a new file', 'src/server/offers/routes.ts', ['programs']],
  ['the packages', 'package-lock.json', ['web', 'programs']],
  ['a test', 'src/server/app.test.ts', []],
])('a build is stale after a change of %s, and only then', (_what, file, stale) => {
  const staleParts = () => Object.keys(PARTS).filter((part) => !isBuilt(part as Part, root))
  expect(staleParts()).toEqual([])
  write(file, 'export const changed = true')
  expect(staleParts()).toEqual(stale)
})

test('a build that was never finished is stale', () => {
  rmSync(stampOf('programs', root))
  expect(isBuilt('programs', root)).toBe(false)
})

function write(file: string, text = ''): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

test('the programs are built after the web, which empties their folder', () => {
  expect(withEmptied(['web'])).toEqual(['web', 'programs'])
  expect(withEmptied(['programs'])).toEqual(['programs'])
})
