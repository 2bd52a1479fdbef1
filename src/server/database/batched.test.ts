import { expect, test } from 'vitest'
import { batched } from './batched.ts'
import type { Db } from './open.ts'

/** Opens a batched function that doubles numbers, and records the keys of each batch. */
function openDoubling() {
  const asked: (readonly number[])[] = []
  const double = batched<number, number>(async (_db, keys) => {
    asked.push(keys)
    if (keys.includes(13)) throw new Error('thirteen')
    return keys.map((key) => 2 * key)
  })
  const db = {} as Db
  return { asked, double: (key: number) => double(db, key) }
}

test('what is asked for at once is one statement, and each gets its own answer', async () => {
  const { asked, double } = openDoubling()
  const keys = Array.from({ length: 30 }, (_, key) => key + 20)
  expect(await Promise.all(keys.map(double))).toEqual(keys.map((key) => 2 * key))
  expect(asked).toEqual([keys])
})

test('the same key is asked for once in a batch, and anew in the next', async () => {
  const { asked, double } = openDoubling()
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2])
  await double(1)
  expect(asked).toEqual([[1, 2], [1]])
})

test('whoever asks while a statement runs is answered by the next', async () => {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  let runs = 0
  const count = batched<string, number>(async (_db, keys) => {
    const run = ++runs
    if (run === 1) await waiting
    return keys.map(() => run)
  })
  const db = {} as Db
  const first = count(db, 'same')
  await new Promise(setImmediate)
  const second = count(db, 'same')
  release()
  expect(await Promise.all([first, second])).toEqual([1, 2])
})

test('a statement that fails fails for all of its batch, and for nobody after', async () => {
  const { double } = openDoubling()
  const [failed, beside] = await Promise.allSettled([double(13), double(1)])
  expect([failed.status, beside.status]).toEqual(['rejected', 'rejected'])
  expect(await double(1)).toBe(2)
})

test('larger batches are divided', async () => {
  const { asked, double } = openDoubling()
  await Promise.all(Array.from({ length: 60 }, (_, key) => double(key + 20)))
  expect(asked.map(({ length }) => length)).toEqual([50, 10])
})
