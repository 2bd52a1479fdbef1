import { expect, test } from 'vitest'
import { type Event, olderReads } from './history.ts'

const event = (kind: Event['kind'], value: number, began: number, ended: number): Event => {
  return { kind, register: 1, value, began, ended }
}

test('a read that begins after a write was answered must not be older', () => {
  const late = event('read', 1, 11, 12)
  const history = [event('write', 1, 0, 5), event('write', 2, 6, 10), late]
  expect(olderReads(history)).toEqual({ thanWritten: [late], thanRead: [] })
})

test('a read that overlaps a write may show either', () => {
  const history = [event('write', 1, 0, 5), event('write', 2, 6, 20)]
  const reads = [event('read', 1, 7, 8), event('read', 2, 9, 10), event('read', 1, 7, 30)]
  expect(olderReads([...history, ...reads])).toEqual({ thanWritten: [], thanRead: [] })
})

test('what one reader was shown no later reader may miss', () => {
  const late = event('read', 1, 11, 12)
  const history = [event('write', 1, 0, 5), event('write', 2, 6, 20), event('read', 2, 9, 10), late]
  expect(olderReads(history)).toEqual({ thanWritten: [], thanRead: [late] })
})

test('another register is another matter', () => {
  const other = { ...event('read', 0, 11, 12), register: 2 }
  const history = [event('write', 1, 0, 5), other]
  expect(olderReads(history)).toEqual({ thanWritten: [], thanRead: [] })
})
