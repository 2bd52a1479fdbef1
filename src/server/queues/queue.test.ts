import { expect, test } from 'vitest'
import { ServiceUnavailable } from '../errors.ts'
import { openQueue } from './fair-queue.ts'

function openWork() {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) => () => {
    begun.push(number)
    return new Promise<number>((resolve) => ends.push(() => resolve(number)))
  }
  return { begun, ends, work }
}

test('work is done in the order of its coming, so many at once', async () => {
  const { begun, ends, work } = openWork()
  const inTurn = openQueue(2, 10)
  const all = [1, 2, 3, 4].map((number) => inTurn(work(number)))
  expect(begun).toEqual([1, 2])
  ends[1]!()
  expect(await all[1]).toBe(2)
  await Promise.resolve()
  expect(begun).toEqual([1, 2, 3])
  ends[0]!()
  ends[2]!()
  await all[2]
  await Promise.resolve()
  ends[3]!()
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
})

test('failed work makes way for the next', async () => {
  const inTurn = openQueue(1, 10)
  const failed = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('when too many wait, the next is refused and the others are not', async () => {
  const { ends, work } = openWork()
  const inTurn = openQueue(1, 1)
  const first = inTurn(work(1))
  const second = inTurn(async () => 2)
  await expect(inTurn(async () => 3)).rejects.toThrow(ServiceUnavailable)
  ends[0]!()
  expect(await Promise.all([first, second])).toEqual([1, 2])
})
