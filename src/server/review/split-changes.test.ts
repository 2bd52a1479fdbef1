import { describe, expect, test } from 'vitest'
import { RISKY_FIELDS } from '#contract/proposals.ts'
import type { Cover, StoredChange } from '../database/stored-change.ts'
import { type RiskyRow, riskyOf, withPending } from './risky-values.ts'
import { splitChanges } from './split-changes.ts'

const SHOP: RiskyRow = {
  name: 'La Espiga',
  category: [1, 2],
  direction: 'Calle Mayor, 12',
  street: 'Calle Mayor',
  number: '12',
  address_extra: '',
  postal_code: '',
  locality: '',
  latitude: 39.938,
  longitude: -0.101,
  photo: 'a'.repeat(64),
  photo_alt: 'El mostrador',
  photo_focus_x: 50,
  photo_focus_y: 50,
  photo_width: 1600,
  photo_height: 1100,
  photo_placeholder: 'data:,',
}
const STANDING = riskyOf(SHOP)
const OTHER: Cover = { ...STANDING.photo, photo: 'b'.repeat(64), photo_focus_x: 20 }
const MOVED = { direction: 'Plaza del Pozo, 3', street: 'Plaza del Pozo', number: '3' }
const NAME: StoredChange = { field: 'name', from: 'La Espiga', to: 'Horno' }
const PHOTO: StoredChange = { field: 'photo', from: STANDING.photo, to: OTHER }

const split = (given: Partial<Parameters<typeof splitChanges>[0]> = {}) =>
  splitChanges({
    present: SHOP,
    pending: [],
    form: {},
    cover: undefined,
    reviewed: RISKY_FIELDS,
    isSeen: false,
    ...given,
  })
const asks = (form: object) => split({ form }).pending.map(({ field }) => field)

describe('what waits', () => {
  test.each([
    ['another name', { name: 'Horno' }, ['name']],
    ['another category', { category: [1] }, ['category']],
    ['the same categories in another order', { category: [2, 1] }, []],
    ['another street', MOVED, ['address']],
    ['another house', { number: '14', direction: 'Calle Mayor, 14' }, ['address']],
    ['another town', { locality: 'Onda' }, ['address']],
    ['another floor', { address_extra: 'bajo', direction: 'Calle Mayor, 12, bajo' }, []],
    ['another way to write it', { street: 'CALLE MAYOR' }, []],
    ['a point 100 m away', { latitude: 39.9389, longitude: -0.101 }, []],
    ['a point 300 m away', { latitude: 39.9407, longitude: -0.101 }, ['address']],
    ['no point', { latitude: null, longitude: null }, []],
    ['another look at the same photo', { photo_focus_x: 10 }, []],
    ['a description', { description: 'Pan' }, []],
  ])('%s', (_what, form, fields) => {
    expect(asks(form)).toEqual(fields)
  })

  test('is a new cover with its focus, and nothing of it is written on the present one', () => {
    const { direct, cover, pending } = split({ form: { photo_focus_x: 20 }, cover: OTHER })
    expect([direct, cover, pending]).toEqual([{}, undefined, [PHOTO]])
  })

  test('is the whole address, and the rest is public at once', () => {
    const { direct, pending } = split({ form: { ...MOVED, n_tlf: '964' } as object })
    expect(direct).toEqual({ n_tlf: '964' })
    expect(pending).toEqual([
      { field: 'address', from: STANDING.address, to: { ...STANDING.address, ...MOVED } },
    ])
  })

  test('is nothing where the office looks at nothing', () => {
    const form = { ...MOVED, name: 'Horno' }
    const { direct, cover, pending } = split({ form, cover: OTHER, reviewed: [] })
    expect(direct).toMatchObject(form)
    expect([cover, pending]).toEqual([OTHER, []])
  })
})

describe('a save while something waits', () => {
  const pending = [NAME, PHOTO]

  test('that began with what stands takes nothing back, and replaces what it names', () => {
    expect(split({ pending, form: { name: 'La Espiga' } }).pending).toEqual(pending)
    expect(split({ pending, form: { name: 'Pan' } }).pending).toEqual([
      { ...NAME, to: 'Pan' },
      PHOTO,
    ])
    const focused = split({ pending, form: { photo_focus_x: 10 } })
    expect([focused.direct, focused.pending]).toEqual([{ photo_focus_x: 10 }, pending])
  })

  test('that began with what waits keeps it, and takes back what stands today', () => {
    const isSeen = true
    expect(split({ pending, isSeen, form: { name: 'Horno' } }).pending).toEqual(pending)
    expect(split({ pending, isSeen, form: {} }).pending).toEqual(pending)
    expect(split({ pending, isSeen, form: { name: 'La Espiga' } }).pending).toEqual([PHOTO])
    const focused = split({ pending, isSeen, form: { photo_focus_x: 10 } })
    expect(focused.direct).toEqual({})
    expect(focused.pending[1]).toMatchObject({ to: { photo: OTHER.photo, photo_focus_x: 10 } })
    const back = split({ pending, isSeen, cover: STANDING.photo })
    expect(back.pending).toEqual([NAME])
  })

  test('that asks for the same again leaves it as it is', () => {
    expect(split({ pending, form: { name: 'Horno' } }).pending[0]).toBe(NAME)
  })

  test('of a floor leaves a move that waits, and writes the floor where the shop stands', () => {
    const to = { ...STANDING.address, ...MOVED }
    const move: StoredChange = { field: 'address', from: STANDING.address, to }
    const floor = split({ pending: [move], form: { address_extra: 'bajo' } })
    expect(floor.pending).toEqual([move])
    expect(floor.direct).toMatchObject({ street: 'Calle Mayor', address_extra: 'bajo' })
    const seen = split({ pending: [move], isSeen: true, form: { address_extra: 'bajo' } })
    expect(seen.pending).toMatchObject([
      { to: { street: 'Plaza del Pozo', address_extra: 'bajo' } },
    ])
  })

  test('that names what is not reviewed any more makes it public, and leaves what it does not name', () => {
    const rule = { pending, isSeen: true, reviewed: [] }
    const phone = { n_tlf: '964' } as object
    expect(split({ ...rule, form: phone })).toMatchObject({
      direct: phone,
      cover: undefined,
      pending,
      isReleased: false,
    })
    const name = split({ ...rule, form: { name: 'Horno' } })
    expect(name).toMatchObject({ direct: { name: 'Horno' }, pending: [PHOTO], isReleased: true })
    const focus = { photo_focus_x: 20, photo_focus_y: 50 }
    const both = split({ ...rule, form: { name: 'Pan', ...focus } })
    expect(both).toMatchObject({ direct: { name: 'Pan' }, cover: OTHER, pending: [] })
    const back = split({ ...rule, form: { name: 'La Espiga' } })
    expect(back).toMatchObject({ direct: {}, pending: [PHOTO], isReleased: false })
  })

  test('of a client that never saw it leaves it, or replaces it at once where it is not reviewed any more', () => {
    const rule = { pending, reviewed: [] }
    expect(split({ ...rule, form: { name: 'La Espiga' } }).pending).toEqual(pending)
    const other = split({ ...rule, form: { name: 'Pan' } })
    expect(other).toMatchObject({ direct: { name: 'Pan' }, pending: [PHOTO], isReleased: true })
  })
})

test('a shop as its owner has asked for it has what waits, but for the photo', () => {
  expect(withPending(SHOP, [NAME, PHOTO])).toEqual({ ...SHOP, name: 'Horno' })
})
