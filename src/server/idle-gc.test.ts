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

test('garbage is collected once after the start, and once after whatever but probes was asked', () => {
  const server = new EventEmitter()
  let collections = 0
  const stop = collectWhenIdle(server as Server, () => {
    collections++
  })
  vi.advanceTimersByTime(60_000)
  expect(collections).toBe(1)
  for (let second = 0; second < 60; second++) {
    server.emit('request', { url: '/directorio' })
    vi.advanceTimersByTime(1_000)
  }
  expect(collections).toBe(1)
  for (let second = 0; second < 60; second++) {
    server.emit('request', { url: '/readyz' })
    vi.advanceTimersByTime(1_000)
  }
  expect(collections).toBe(2)
  server.emit('request', { url: '/' })
  stop()
  vi.advanceTimersByTime(60_000)
  expect(collections).toBe(2)
})

test('collecting needs no flag of Node', () => {
  const stop = collectWhenIdle(new EventEmitter() as Server)
  expect(() => vi.advanceTimersByTime(5_000)).not.toThrow()
  stop()
})
