import { expect, test } from 'vitest'
import { sayDone, sayFailed, sayNames, sayUndone, sayUnpublished } from './bulk-wording.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('several shops are told by their number, one by its name', () => {
  expect(sayDone('hide', named('Miau'))).toBe('«Miau» está oculto. Los vecinos ya no lo ven.')
  expect(sayDone('hide', named('A', 'B'))).toBe('2 comercios ocultos. Los vecinos ya no los ven.')
  expect(sayDone('show', named('A', 'B'))).toBe('2 comercios se ven otra vez en el directorio.')
  expect(sayDone('delete', named('A', 'B', 'C'))).toBe('3 comercios eliminados.')
  expect(sayUndone(named('Miau'))).toBe('«Miau» está como estaba.')
  expect(sayUndone(named('A', 'B'))).toBe('2 comercios están como estaban.')
})

test('those that could not be changed are told by name, with the reason', () => {
  expect(sayNames(named('A', 'B', 'C'))).toBe('«A», «B» y «C»')
  expect(sayFailed('delete', named('A', 'B'), 'Prueba otra vez.')).toBe(
    'No hemos podido eliminar «A» y «B». Prueba otra vez.',
  )
  expect(sayFailed('undo', named('A'), 'No hay conexión.')).toBe(
    'No hemos podido dejar como estaba «A». No hay conexión.',
  )
  expect(sayUnpublished(named('A', 'B'))).toBe(
    '«A» y «B» no están publicados: depende de sus solicitudes.',
  )
})
