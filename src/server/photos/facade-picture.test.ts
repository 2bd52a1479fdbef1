import sharp from 'sharp'
import { expect, test } from 'vitest'
import { town } from '#demo/town.ts'
import { facadePicture } from './facade-picture.ts'
import { outlinedLetters, outlinedWords } from './lettering.ts'

const florist = { id: 7, name: 'Flores Azahar', category: 'Floristería' }
const at = { x: 160, y: 20, size: 24, weight: 640, fill: '#19482c' }

test('a picture has the size asked for and is not blank', async () => {
  const picture = await facadePicture(florist)
  const { format, width, height, hasAlpha } = await sharp(picture).metadata()
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'png',
    width: 1600,
    height: 1100,
    hasAlpha: false,
  })
  const { channels, entropy } = await sharp(picture).stats()
  expect(entropy).toBeGreaterThan(1)
  for (const channel of channels) expect(channel.stdev).toBeGreaterThan(20)
})

test.each([
  [1200, 630],
  [600, 900],
])('a picture may be %i × %i', async (width, height) => {
  const { width: w, height: h } = await sharp(
    await facadePicture(florist, { width, height }),
  ).metadata()
  expect([w, h]).toEqual([width, height])
})

test('the name is in the picture, with its ñ and its accents', async () => {
  const plain = await facadePicture({ ...florist, name: 'Munoz y Pena' })
  const accented = await facadePicture({ ...florist, name: 'Muñoz y Peña' })
  const nameless = await facadePicture({ ...florist, name: '' })
  expect(accented.equals(plain)).toBe(false)
  expect(plain.equals(nameless)).toBe(false)
})

test.each([...'ñÑáéíóúüàèòç·ªº¡¿&ŁŠ'])('the letter %s has an outline', (letter) => {
  expect(outlinedLetters(letter, at)).toMatch(/^<path d="M[^"]{20,}" fill="#19482c"\/>$/)
})

test.each(['مخبز السنبلة', '寿司花子', '🥖🥐', 'Салон', 'Ελιά'])(
  'a sign that our letters cannot write says what is sold there: %s',
  async (name) => {
    const picture = await facadePicture({ ...florist, name })
    const said = await facadePicture({ ...florist, name: 'Floristería' })
    expect(picture.equals(said)).toBe(true)
  },
)

test('of a name in two scripts the words that our letters can write are on the sign', () => {
  expect(outlinedWords('مخبز La Espiga 🥖')).toBe('La Espiga 🥖')
  expect(outlinedWords('Muñoz & Peña, 2')).toBe('Muñoz & Peña, 2')
})

test('a character that no face has is left out', () => {
  expect(outlinedLetters('Té 日', at)).toBe(outlinedLetters('Té ', at))
  expect(outlinedLetters('', at)).toBe('<path d="" fill="#19482c"/>')
})

test('the words stand with their middle where they are asked to', () => {
  const xs = [...outlinedLetters('Escaparate', at).matchAll(/[ML](-?[\d.]+)/g)].map((m) =>
    Number(m[1]),
  )
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(160, -1)
})

test('every letter of every shop of the demo town has an outline', () => {
  const names = town.shops.map((shop) => shop.name)
  const broken = names.filter((name) =>
    [320, 400].some((width) => outlinedLetters(name, { ...at, x: width / 2 }).includes('NaN')),
  )
  expect(broken).toEqual([])
})
