import { expect, test } from 'vitest'
import type { Activity } from '#contract/activity.ts'
import type { Commerce } from '#contract/commerces.ts'
import { directChanges, directWords } from './direct-changes.ts'

const proposal = { created_at: '2026-03-03T10:00:00.000Z' }
const shop = { n_tlf: '964001240', web: '', direction: 'Calle Mayor, 12', latitude: 40 } as Commerce

const line = (at: string, before: Record<string, unknown>, actor_id: number | null = 7) =>
  ({ at: `2026-03-03T${at}:00.000Z`, actor_id, before }) as Activity

test('what was changed with it or later counts, from what stood before', () => {
  const history = [
    line('12:00', { n_tlf: '964001238' }),
    line('10:00', { n_tlf: '964001234' }),
    line('09:59', { n_tlf: '964000000', web: 'https://antes.example' }),
  ]
  expect(directChanges(history, proposal, shop)).toEqual({ n_tlf: '964001234' })
})

test('what the office changed does not count, nor what is again as it was', () => {
  const history = [line('12:00', { web: '' }), line('11:00', { n_tlf: '964001234' }, null)]
  expect(directChanges(history, proposal, shop)).toEqual({})
})

test('an address is one thing, and so is a point', () => {
  const before = { direction: 'Calle Mayor, 1', street: 'Calle Mayor', number: '1' }
  const history = [line('10:00', { ...before, latitude: null, longitude: null })]
  const changes = directChanges(history, proposal, shop)
  expect(directWords(changes)).toBe('la dirección y el pin del mapa')
})
