import { describe, expect, test } from 'vitest'
import { EMPTY_VALUES } from './commerce-values.ts'
import { mergeValues } from './use-edit.ts'

const base = {
  ...EMPTY_VALUES,
  name: 'La Espiga',
  n_tlf: '964 12 34 56',
  street: 'Calle Mayor',
  number: '12',
  category: [1, 2],
}

describe('two who edit the same shop', () => {
  test('keep what each of them wrote where the other wrote nothing', () => {
    const saved = { ...base, number: '14' }
    const written = { ...base, name: 'La Espiga de Oro' }
    expect(mergeValues(base, saved, written)).toEqual({
      values: { ...base, number: '14', name: 'La Espiga de Oro' },
      byOthers: ['street'],
      conflicts: [],
    })
  })

  test('meet where both wrote, and what is written here stays', () => {
    const saved = { ...base, name: 'Una', category: [1] }
    const written = { ...base, name: 'Otra', category: [2, 1] }
    const { values, conflicts } = mergeValues(base, saved, written)
    expect(conflicts).toEqual(['name', 'category'])
    expect(values).toMatchObject({ name: 'Otra', category: [2, 1] })
  })

  test('meet in an address as a whole, so that no two halves make a third', () => {
    const saved = { ...base, street: 'Plaza del Pozo', number: '3', postal_code: '12541' }
    const written = { ...base, number: '14' }
    const { values, byOthers, conflicts } = mergeValues(base, saved, written)
    expect([byOthers, conflicts]).toEqual([[], ['street']])
    expect(values).toMatchObject({ street: 'Calle Mayor', number: '14', postal_code: '' })
    const apart = mergeValues(
      base,
      { ...base, number: '14' },
      { ...base, street: 'Calle Mayor, 14', number: '' },
    )
    expect(apart.conflicts).toEqual([])
  })

  test('do not meet where both wrote the same, in whichever way', () => {
    const saved = { ...base, name: 'Otra', n_tlf: '655 01 02 03' }
    const written = { ...base, name: ' Otra ', n_tlf: '655010203' }
    expect(mergeValues(base, saved, written)).toMatchObject({ byOthers: [], conflicts: [] })
  })

  test('keep the focus that each side got, where the photo is the same', () => {
    const saved = { ...base, photo_focus_x: 10 }
    const written = { ...base, photo_focus_y: 90 }
    expect(mergeValues(base, saved, written)).toMatchObject({
      values: { photo_focus_x: 10, photo_focus_y: 90 },
      byOthers: ['photo_focus_x'],
      conflicts: [],
    })
    const both = { ...base, photo_focus_x: 20 }
    expect(mergeValues(base, saved, both).conflicts).toEqual(['photo_focus_x'])
  })

  test.each([
    ['mine', 90],
    ['theirs', 10],
  ] as const)('take the focus of the photo that is %s, and of no other', (photo, y) => {
    const saved = { ...base, photo_focus_y: 10 }
    const written = { ...base, photo_focus_y: 90 }
    const merged = mergeValues(base, saved, written, photo)
    expect(merged).toMatchObject({ values: { photo_focus_y: y }, byOthers: [], conflicts: [] })
  })

  test('of whom one only looked are one', () => {
    const saved = { ...base, name: 'Otra' }
    const expected = { values: saved, byOthers: ['name'], conflicts: [] }
    expect(mergeValues(base, saved, base)).toEqual(expected)
  })
})
