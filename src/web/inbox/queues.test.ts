import { expect, test } from 'vitest'
import { isSubset, QUEUES } from './queues.ts'

test('an empty tab points at the others if they may have what it lacks', () => {
  const parts = Object.entries(QUEUES).map(([path, queue]) => [
    path,
    queue.filters.filter((filter) => isSubset(queue, filter)).map(({ value }) => value),
  ])
  expect(Object.fromEntries(parts)).toEqual({
    applications: ['aceptadas', 'rechazadas', 'sin-confirmar'],
    messages: ['respondidas'],
    avisos: ['resueltos'],
    'al-dia': [],
    reclamaciones: ['respondidas'],
  })
})
