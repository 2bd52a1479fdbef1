import { expect, test } from 'vitest'
import type { LoadedItem } from './kinds.ts'
import { sortReviews } from './review-queue.ts'

const application = (id: number, submitted_at: string, decided_at: string | null = null) => {
  const data = { status: decided_at === null ? 'PE' : 'OK', submitted_at, decided_at }
  return { kind: 'application', id, data } as LoadedItem<'application' | 'change'>
}
const change = (id: number, created_at: string, decided_at: string | null = null) => {
  const data = { state: decided_at === null ? 'open' : 'decided', created_at, decided_at }
  return { kind: 'change', id, data } as LoadedItem<'application' | 'change'>
}

test('what waits comes first, the oldest on top, then what was decided, the last on top', () => {
  const queue = sortReviews([
    application(1, '2026-03-02'),
    application(2, '2026-03-04'),
    application(3, '2026-01-01', '2026-03-01'),
    change(1, '2026-03-01'),
    change(2, '2026-03-03'),
    change(3, '2026-01-02', '2026-03-03'),
    change(4, '2026-01-02', '2026-02-01'),
  ])
  expect(queue.map(({ kind, id }) => `${kind}-${id}`)).toEqual([
    'change-1',
    'application-1',
    'change-2',
    'application-2',
    'change-3',
    'application-3',
    'change-4',
  ])
})
