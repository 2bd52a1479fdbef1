import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectOnceIdle } from './idle-gc.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('garbage is collected once, when nobody but probes asks for anything', () => {
  const server = new EventEmitter()
  const collect = vi.fn()
  collectOnceIdle(server as Server, collect)
  const ask = (url: string) => {
    for (let second = 0; second < 10; second++) {
      server.emit('request', { url })
      vi.advanceTimersByTime(1_000)
    }
  }
  ask('/directorio')
  expect(collect).not.toHaveBeenCalled()
  ask('/readyz')
  expect(collect).toHaveBeenCalledTimes(1)
  ask('/')
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
})

test('a server that closes before collects nothing', () => {
  const collect = vi.fn()
  collectOnceIdle(new EventEmitter() as Server, collect)()
  vi.advanceTimersByTime(60_000)
  expect(collect).not.toHaveBeenCalled()
})

test('collecting needs no flag of Node', () => {
  collectOnceIdle(new EventEmitter() as Server)
  expect(() => vi.advanceTimersByTime(5_000)).not.toThrow()
})
