import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { FOLDERS, inLayer, LAYER_ORDER } from './layers.ts'

test('every folder of the web has its place in the order', () => {
  const folders = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
    .map(dirname)
    .filter((folder) => folder !== '.')
  expect([...new Set(folders)].toSorted()).toEqual(FOLDERS.toSorted())
})

test('a style sheet lies in the layer of its folder, and tells the order of all', () => {
  expect(inLayer('site/layout', '.brand { color: red }')).toBe(
    `${LAYER_ORDER}\n@layer site-layout {\n.brand { color: red }\n}\n`,
  )
  expect(LAYER_ORDER).toMatch(/^@layer base, utilities, theme, .*, ui, .*, site-layout, .*;$/)
})
