import { afterEach, expect, test, vi } from 'vitest'
import {
  MAX_SAVED,
  parseSaved,
  readSaved,
  SAVED_STORAGE,
  savedKey,
  savedPath,
} from './saved-list.ts'

test.each([
  [null, [], []],
  ['', [], []],
  ['comercio-2,oferta-4,comercio-9', [2, 9], [4]],
  ['comercio-9,comercio-2,comercio-9', [9, 2], []],
  ['comercio-0,comercio--1,comercio-abc,comercio-1e3,comercio-2.5,comercio-99999999999', [], []],
  [',oferta-,\0,oferta-3,otra-1', [], [3]],
])('the list %j asks for shops %j and offers %j', (list, comercio, oferta) => {
  expect(parseSaved(list)).toEqual({ comercio, oferta })
})

test('a list asks for no more than there can be on a device', () => {
  const keys = Array.from({ length: MAX_SAVED + 5 }, (_, at) => savedKey('comercio', at + 1))
  expect(parseSaved(keys.join(',')).comercio).toHaveLength(MAX_SAVED)
})

test('the address of a list names what is in it', () => {
  expect(savedPath([])).toBe('/guardados')
  const keys = [savedKey('comercio', 2), savedKey('oferta', 4)]
  expect(savedPath(keys)).toBe('/guardados?lista=comercio-2,oferta-4')
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  [null, []],
  ['["comercio-2","oferta-4"]', ['comercio-2', 'oferta-4']],
  ['["comercio-2","<b>",7,null,"comercio-x"]', ['comercio-2']],
  ['{"comercio":[2]}', []],
  ['"comercio-2"', []],
  ['[rota', []],
])('a device that stores %s has saved %j', (stored, keys) => {
  vi.stubGlobal('localStorage', { getItem: () => stored })
  expect(readSaved(SAVED_STORAGE)).toEqual(keys)
})

test('a device that refuses to store has saved nothing', () => {
  const getItem = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem })
  expect(readSaved(SAVED_STORAGE)).toEqual([])
})
