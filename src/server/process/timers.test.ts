import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, every } from './timers.ts'

let warned: string[]
let spy: { mockRestore(): void }
beforeEach(() => {
  warned = []
  spy = vi
    .spyOn(process, 'emitWarning')
    .mockImplementation((warning) => void warned.push(String(warning)))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  spy.mockRestore()
})

test.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new Error('uv_resident_set_memory returned EMFILE')
    },
  ],
  ['rejects', () => Promise.reject(new Error('uv_resident_set_memory returned EMFILE'))],
])('a callback that %s is called again, and warned of', async (_how, fail) => {
  const work = vi.fn(fail)
  const timers = [every(1_000, work), after(1_000, work)]
  await vi.advanceTimersByTimeAsync(3_000)
  expect(work).toHaveBeenCalledTimes(4)
  expect(warned).toHaveLength(4)
  expect(warned[0]).toContain('uv_resident_set_memory returned EMFILE')
  for (const timer of timers) clearTimeout(timer)
})

test('the values of a statement that failed are not warned of', async () => {
  const query = 'select * from users where email = $1'
  const failed = Object.assign(new Error(`Failed query: ${query}\nparams: ana@example.com`), {
    query,
  })
  after(0, () => Promise.reject(failed))
  await vi.advanceTimersByTimeAsync(0)
  expect(warned.join()).toContain(query)
  expect(warned.join()).not.toContain('ana@example.com')
})
