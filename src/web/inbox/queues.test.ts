import { expect, test } from 'vitest'
import { isPart, QUEUES } from './queues.ts'

test('an empty tab points at the others if they may have what it lacks', () => {
  const parts = Object.entries(QUEUES).map(([path, queue]) => [
    path,
    queue.filters.filter((filter) => isPart(queue, filter)).map(({ value }) => value),
  ])
  expect(Object.fromEntries(parts)).toEqual({
    applications: ['aceptadas', 'rechazadas', 'sin-confirmar'],
    messages: ['respondidas'],
    avisos: ['resueltos'],
    'al-dia': [],
    reclamaciones: ['respondidas'],
  })
})
