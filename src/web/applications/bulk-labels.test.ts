import { expect, test } from 'vitest'
import {
  doneMessage,
  failedMessage,
  rejectionQuestion,
  staleMessage,
  undoneMessage,
} from './bulk-labels.ts'
import { CHANGE_REASONS, REASONS } from './labels.ts'
import type { Entry } from './queue.ts'

const application = { application: {}, name: 'Miau' } as Entry
const change = { proposal: {}, name: 'Bar Central' } as Entry

test('several decisions are told by kind and number', () => {
  expect(doneMessage('accept', [application, change, change])).toBe(
    'Aceptado: 1\u00a0solicitud y 2\u00a0cambios. Avisamos por correo a quien lo pidió.',
  )
  expect(doneMessage('reject', [application, application])).toBe(
    'Rechazado: 2\u00a0solicitudes. Avisamos por correo a quien lo pidió.',
  )
})

test('what was not decided is told by name', () => {
  expect(failedMessage('accept', [application, change], 'No hay conexión.')).toBe(
    'No hemos podido aceptar «Miau» y «Bar Central». No hay conexión.',
  )
  expect(staleMessage([change])).toMatch(/^«Bar Central» ha cambiado .+ sigue sin que lo decidas/)
  expect(undoneMessage([application])).toContain('«Miau» vuelve a estar pendiente.')
  expect(undoneMessage([application, application])).toContain('2 decisiones deshechas')
})

test('one reason for several is chosen among those of what is rejected', () => {
  const { title, reasons } = rejectionQuestion([application, change])
  expect(title).toBe('Rechazar 1\u00a0solicitud y 1\u00a0cambio')
  expect(reasons).toEqual([...REASONS, ...CHANGE_REASONS])
  expect(rejectionQuestion([change]).reasons).toEqual(CHANGE_REASONS)
})
