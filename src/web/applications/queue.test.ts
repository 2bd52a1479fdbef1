import { expect, test } from 'vitest'
import type { Application } from '#contract/applications.ts'
import type { Proposal } from '#contract/proposals.ts'
import { queueOf } from './queue.ts'

const application = (pk: number, submitted_at: string, decided_at: string | null = null) =>
  ({
    pk,
    status: decided_at === null ? 'PE' : 'OK',
    submitted_at,
    decided_at,
    owner: null,
    commerce: { name: 'Miau' },
  }) as Application
const change = (id: number, created_at: string, decided_at: string | null = null) =>
  ({
    id,
    state: decided_at === null ? 'open' : 'decided',
    created_at,
    decided_at,
    commerce: { name: 'Bar Central' },
  }) as Proposal

test('what waits comes first, the oldest on top, then what was decided, the last on top', () => {
  const queue = queueOf(
    [
      application(1, '2026-03-02'),
      application(2, '2026-03-04'),
      application(3, '2026-01-01', '2026-03-01'),
    ],
    [
      change(1, '2026-03-01'),
      change(2, '2026-03-03'),
      change(3, '2026-01-02', '2026-03-03'),
      change(4, '2026-01-02', '2026-02-01'),
    ],
  )
  expect(queue.map(({ id }) => id)).toEqual([
    'cambio-1',
    'solicitud-1',
    'cambio-2',
    'solicitud-2',
    'cambio-3',
    'solicitud-3',
    'cambio-4',
  ])
})
