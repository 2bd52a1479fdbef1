import { expect, test } from 'vitest'
import { isSameJson } from './same-json.ts'

test.each([
  ['the order of the keys', { from: '09:00', to: '14:00' }, { to: '14:00', from: '09:00' }, true],
  ['nested keys', { week: { tue: [], mon: [1] } }, { week: { mon: [1], tue: [] } }, true],
  ['a field that is undefined', { note: undefined }, {}, true],
  ['null and nothing', { closure: null }, {}, false],
  ['the order of a list', [1, 2], [2, 1], false],
  ['a longer list', [1], [1, 2], false],
  ['a list and an object', [], {}, false],
  ['null and an object', null, {}, false],
  ['a number and its text', 1, '1', false],
  ['a name of every object', { toString: 1 }, {}, false],
])('%s: compared by value', (_what, one, other, isSame) => {
  expect(isSameJson(one, other)).toBe(isSame)
  expect(isSameJson(other, one)).toBe(isSame)
})
