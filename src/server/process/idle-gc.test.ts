import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectWhenIdle } from './idle-gc.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that holds so many bytes, and how often its garbage was collected. */
function startIdle(residentBytes: number) {
  const server = new EventEmitter()
  const collect = vi.fn()
  const stop = collectWhenIdle(server as Server, collect, () => residentBytes)
  const ask = (url: string, seconds = 60) => {
    for (let second = 0; second < seconds; second++) {
      server.emit('request', { url })
      vi.advanceTimersByTime(1_000)
    }
  }
  return { collect, stop, ask }
}

test('garbage is collected once after the start, and once after whatever but probes has left much', () => {
  const { collect, stop, ask } = startIdle(301 * 2 ** 20)
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
  ask('/directorio')
  expect(collect).toHaveBeenCalledTimes(1)
  ask('/readyz')
  expect(collect).toHaveBeenCalledTimes(2)
  ask('/')
  stop()
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('a process that holds little keeps what it has compiled', () => {
  const { collect, stop, ask } = startIdle(299 * 2 ** 20)
  vi.advanceTimersByTime(4_000)
  expect(collect).toHaveBeenCalledTimes(1)
  ask('/directorio', 2)
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
  stop()
})

test('a process that is asked from its start keeps what it has compiled for that', () => {
  const { collect, stop, ask } = startIdle(299 * 2 ** 20)
  ask('/directorio')
  vi.advanceTimersByTime(60_000)
  expect(collect).not.toHaveBeenCalled()
  stop()
})

test('where the memory cannot be read, garbage is collected when it can', async () => {
  const warnings = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  const server = new EventEmitter()
  const collect = vi.fn()
  let isReadable = false
  const stop = collectWhenIdle(server as Server, collect, () => {
    if (!isReadable) throw new Error('uv_resident_set_memory returned EMFILE')
    return 301 * 2 ** 20
  })
  for (let second = 0; second < 20; second++) {
    server.emit('request', { url: '/directorio' })
    vi.advanceTimersByTime(1_000)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(collect).not.toHaveBeenCalled()
  isReadable = true
  await vi.advanceTimersByTimeAsync(4_000)
  expect(collect).toHaveBeenCalledTimes(1)
  stop()
  expect(warnings).toHaveBeenCalled()
  warnings.mockRestore()
})

test('collecting needs no flag of Node', () => {
  const stop = collectWhenIdle(new EventEmitter() as Server)
  expect(() => vi.advanceTimersByTime(5_000)).not.toThrow()
  stop()
})
