import { expect, test } from 'vitest'
import { isService } from './services.ts'

test.each([
  ['banco', true],
  ['hoteles', true],
  ['guarderías', true],
  ['necesito un taxi', true],
  ['pisos en venta', true],
  ['alquiler de coches', true],
  ['taller de motos', true],
  ['empresa de mudanzas', true],
  ['arreglar el ascensor', false],
  ['cargador de coche', true],
  ['cambiar el aceite del coche', true],
  ['clínica vet', true],
  ['cin', false],
  ['aceite', false],
  ['farmacia cerca del hospital', false],
  ['gafas de piscina', false],
  ['cambiar la pila', false],
  ['', false],
])('«%s» is about a service: %s', (search, expected) => {
  expect(isService(search)).toBe(expected)
})
