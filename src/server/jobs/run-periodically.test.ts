import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runPeriodically } from './run-when-due.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const unheard = () => {
  throw new Error('nothing was to fail')
}

test('work is done at once and then at its pace, until it is ended', async () => {
  let rounds = 0
  const stop = runPeriodically(
    60,
    async () => {
      rounds++
    },
    unheard,
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(rounds).toBe(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(rounds).toBe(3)
  await stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(rounds).toBe(3)
})

test('a failed round is told, and the next one comes', async () => {
  const failures: unknown[] = []
  let rounds = 0
  const stop = runPeriodically(
    60,
    () => Promise.reject(`round ${++rounds}`),
    (error) => failures.push(error),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  await stop()
  expect(failures).toEqual(['round 1', 'round 2'])
})

test('whatever throws, the task or who hears of it, the next round comes', async () => {
  const warnings = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  let rounds = 0
  const stop = runPeriodically(
    60,
    () => {
      rounds++
      throw new Error('no file descriptor')
    },
    unheard,
  )
  await vi.advanceTimersByTimeAsync(120_000)
  await stop()
  expect(rounds).toBe(3)
  expect(warnings).toHaveBeenCalled()
  warnings.mockRestore()
})

test('ending waits for the round that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let ended = false
  const stopped = runPeriodically(60, () => promise, unheard)().then(() => {
    ended = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toBe(false)
  resolve()
  await stopped
  expect(ended).toBe(true)
})
