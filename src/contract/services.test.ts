import { expect, test } from 'vitest'
import { isService } from './services.ts'

test.each([
  ['banco', true],
  ['pisos en venta', true],
  ['cambiar el aceite del coche', true],
  ['alquiler de coches', true],
  ['hoteles', true],
  ['guarderías', true],
  ['necesito un taxi', true],
  ['aceite', false],
  ['farmacia cerca del hospital', false],
  ['gafas de piscina', false],
  ['cambiar la pila', false],
  ['', false],
])('«%s» is a service: %s', (search, expected) => {
  expect(isService(search)).toBe(expected)
})
