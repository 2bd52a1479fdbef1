import { expect, test } from 'vitest'
import { formatMoment } from '#web/format/dates.ts'
import { formatDelivery } from './labels.ts'

const now = new Date('2026-03-12T10:00:00Z')

test('a message of today has its hour, in Madrid', () => {
  expect(formatMoment('2026-03-12T08:40:00Z', now)).toBe('hoy, 9:40')
  expect(formatMoment('2026-03-11T22:59:00Z', now)).toBe('ayer')
})

test('an answer says how its mail stands, or that there is one', () => {
  const states = (['waiting', 'sent', 'dead', null] as const).map((mail_state) =>
    formatDelivery({ mail_state }),
  )
  expect(states).toEqual(['Enviando', 'Enviada', 'No ha llegado', 'Respondida'])
})
