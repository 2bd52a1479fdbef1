import { expect, test } from 'vitest'
import { CHANGE_REASONS, REASONS } from '#web/applications/labels.ts'
import { failedMessage, REVIEW, staleMessage } from './bulk-actions.ts'
import type { Row } from './kinds.ts'

const application = { kind: 'application', title: 'Miau' } as Row
const change = { kind: 'change', title: 'Bar Central' } as Row
const [accept, reject] = REVIEW.actions

test('several decisions are told by kind and number', () => {
  expect(accept!.successMessage([application, change, change])).toBe(
    'Aceptado: 1\u00a0solicitud y 2\u00a0cambios. Avisamos por correo a quien lo pidió.',
  )
  expect(reject!.successMessage([application, application])).toBe(
    'Rechazado: 2\u00a0solicitudes. Avisamos por correo a quien lo pidió.',
  )
})

test('what was not decided is told by name', () => {
  expect(failedMessage('aceptar', [application, change], 'No hay conexión.')).toBe(
    'No hemos podido aceptar «Miau» y «Bar Central». No hay conexión.',
  )
  expect(staleMessage([change])).toMatch(/^«Bar Central» ha cambiado .+ sigue sin que lo decidas/)
})

test('one reason for several is chosen among those of what is rejected', () => {
  const { title, reasons } = reject!.question!([application, change])
  expect(title).toBe('Rechazar 1\u00a0solicitud y 1\u00a0cambio')
  expect(reasons).toEqual([...REASONS, ...CHANGE_REASONS])
  expect(reject!.question!([change]).reasons).toEqual(CHANGE_REASONS)
})
