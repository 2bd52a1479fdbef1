import { expect, test } from 'vitest'
import { doneMessage, failedMessage, formatNames } from './bulk-messages.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('several shops are told by their number, one by its name', () => {
  expect(doneMessage('hide', named('Miau'))).toBe('«Miau» está oculto. Los vecinos ya no lo ven.')
  expect(doneMessage('hide', named('A', 'B'))).toBe(
    '2\u00a0comercios ocultos. Los vecinos ya no los ven.',
  )
  expect(doneMessage('show', named('A', 'B'))).toBe(
    '2\u00a0comercios se ven otra vez en el directorio.',
  )
  expect(doneMessage('delete', named('A', 'B', 'C'))).toBe('3\u00a0comercios eliminados.')
  expect(doneMessage('undo', named('Miau'))).toBe('«Miau» está como estaba.')
  expect(doneMessage('undo', named('A', 'B'))).toBe('2\u00a0comercios están como estaban.')
})

test('those that could not be changed are told by name, with the reason', () => {
  expect(formatNames(named('A', 'B', 'C'))).toBe('«A», «B» y «C»')
  expect(failedMessage('eliminar', named('A', 'B'), 'Prueba otra vez.')).toBe(
    'No hemos podido eliminar «A» y «B». Prueba otra vez.',
  )
})
