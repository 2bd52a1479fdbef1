import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FACES, FOLDER, RANGE, subsetFace } from './fonts.ts'

test.each(FACES)('the $name face is the one that its package brings, cut', async (face) => {
  const kept = readFileSync(join(FOLDER, `${face.name}.woff2`))
  expect((await subsetFace(face)).equals(kept)).toBe(true)
})

test("the style sheet's unicode-range is that of the subset fonts", () => {
  const css = readFileSync(join(FOLDER, '../fonts.css'), 'utf8').replaceAll(/\s+/g, ' ')
  expect(css.split(`unicode-range: ${RANGE};`)).toHaveLength(FACES.length + 1)
})
