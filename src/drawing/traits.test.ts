import { expect, test } from 'vitest'
import { cloths, contrast, hueDistance, type Paint, paletteOf, walls, woods } from './colour.ts'
import { hash } from './hash.ts'
import { signColours } from './sign.ts'
import { choices, type Traits, traits } from './traits.ts'

const shop = (id: number | string) => ({ id, name: 'La Espiga', category: 'Panadería' })
const firstTwoThousand = Array.from({ length: 2000 }, (_, i) => traits(shop(i + 1)))

test('the hash is the one the drawings were made with', () => {
  expect([hash(''), hash('1:toldo'), hash('ñ')]).toEqual([1947474976, 763577394, 3901156644])
})

test('shop 1 is the bakery of the board', () => {
  expect(traits(shop(1))).toMatchObject({
    symbol: 'bread',
    wall: { name: 'whitewash' },
    wood: { name: 'olive' },
    clothA: { name: 'brick' },
    shape: 'hood',
    stripes: 'groups',
    sign: 'plate',
  })
})

test('the number and its text are the same shop', () => {
  expect(traits(shop(1))).toEqual(traits(shop('1')))
})

test('two thousand shops are two thousand different façades', () => {
  const seen = new Set(firstTwoThousand.map((each) => JSON.stringify({ ...each, id: '' })))
  expect(seen.size).toBe(2000)
})

test.each([
  ['shape', choices.shapes],
  ['stripes', choices.stripes],
  ['sign', choices.signs],
  ['doorSide', choices.doorSides],
] as const)('no option of %s is much rarer or commoner than another', (trait, options) => {
  for (const option of options) {
    const share = firstTwoThousand.filter((each) => each[trait] === option).length / 2000
    expect(Math.abs(share * options.length - 1), option).toBeLessThan(0.12)
  }
})

test('500 shops show every option of every trait', () => {
  const seen = firstTwoThousand.slice(0, 500)
  const names = (trait: 'wood' | 'wall' | 'clothA' | 'clothC') =>
    new Set(seen.map((each) => each[trait].name))
  expect(names('wood').size).toBe(woods.length)
  expect(names('wall').size).toBe(walls.length)
  expect(names('clothA').size).toBe(cloths.length)
  expect(names('clothC').size).toBe(cloths.length)
  const all = (trait: keyof Traits) => [...new Set(seen.map((each) => each[trait]))].sort()
  expect(all('shape')).toEqual([...choices.shapes].sort())
  expect(all('stripes')).toEqual([...choices.stripes].sort())
  expect(all('doorSide')).toEqual([...choices.doorSides].sort())
  expect(all('sign')).toEqual([...choices.signs].sort())
  expect(all('door')).toEqual([...choices.doors].sort())
  expect(all('foot')).toEqual([...choices.feet].sort())
  expect(all('streetObject')).toEqual([...choices.streetObjects].sort())
  expect(all('panes')).toEqual([1, 2, 3])
})

test('colours that stand together never fight', () => {
  for (const { wood, wall, clothA, clothC } of firstTwoThousand) {
    expect(['whitewash', 'sand'].includes(wall.name) || hueDistance(wall, wood) > 25).toBe(true)
    expect(wall.c > 0.055 && hueDistance(clothA, wall) < 30).toBe(false)
    expect(isToneOnTone(clothA, wood) || hueDistance(clothA, wood) >= 55).toBe(true)
    expect(hueDistance(clothC, clothA)).toBeGreaterThan(40)
  }
})

test('the letters of every sign can be read', () => {
  const ratios = firstTwoThousand.map((each) => {
    const { board, letters } = signColours(each, paletteOf(each))
    return contrast(board, letters)
  })
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
})

test.each(Object.keys(choices) as (keyof typeof choices)[])(
  'one more option in %s changes no other trait',
  (group) => {
    const more = { ...choices, [group]: [...choices[group], choices[group][0]] }
    const trait = { shapes: 'shape', feet: 'foot', stripes: 'stripes' }[group as string]
    const changed = (trait ?? group.slice(0, -1)) as keyof Traits
    let moved = 0
    for (let id = 1; id <= 200; id++) {
      const [before, after] = [traits(shop(id)), traits(shop(id), more)]
      if (before[changed] !== after[changed]) moved++
      expect({ ...after, [changed]: '' }).toEqual({ ...before, [changed]: '' })
    }
    expect(moved).toBeGreaterThan(0)
  },
)

function isToneOnTone(cloth: Paint, wood: Paint): boolean {
  return hueDistance(cloth, wood) <= 18 && Math.abs(cloth.l - wood.l) > 0.12
}
