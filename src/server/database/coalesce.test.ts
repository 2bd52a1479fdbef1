import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

/** Opens a coalesce function whose runs end when the test says so. */
function openRuns() {
  const runs: PromiseWithResolvers<void>[] = []
  const call = coalesce(() => {
    runs.push(Promise.withResolvers<void>())
    return runs.at(-1)!.promise
  })
  return { runs, call }
}

test('whoever calls during a run waits for the next one, which all of them share', async () => {
  const { runs, call } = openRuns()
  const settled: string[] = []
  const calls = ['first', 'second', 'third'].map((name) => call().then(() => settled.push(name)))
  expect(runs).toHaveLength(1)
  runs[0]!.resolve()
  await calls[0]
  expect(settled).toEqual(['first'])
  expect(runs).toHaveLength(2)
  runs[1]!.resolve()
  await Promise.all(calls)
  expect(runs).toHaveLength(2)
})

test('a run that fails is told to those who waited for it, and to nobody after', async () => {
  const { runs, call } = openRuns()
  const first = call()
  const second = call()
  runs[0]!.reject(new Error('the disk is full'))
  await expect(first).rejects.toThrow('the disk is full')
  expect(runs).toHaveLength(2)
  runs[1]!.resolve()
  await second
  const third = call()
  runs[2]!.resolve()
  await third
})
