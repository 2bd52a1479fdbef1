import { expect, test } from 'vitest'
import { serviceOf } from './services.ts'

test.each([
  ['banco', 'whole'],
  ['hoteles', 'whole'],
  ['guarderías', 'whole'],
  ['necesito un taxi', 'whole'],
  ['alquiler de coches', 'whole'],
  ['pisos en venta', 'start'],
  ['cambiar el aceite del coche', 'start'],
  ['clínica vet', 'start'],
  ['banco de madera', 'start'],
  ['cin', undefined],
  ['aceite', undefined],
  ['farmacia cerca del hospital', undefined],
  ['gafas de piscina', undefined],
  ['cambiar la pila', undefined],
  ['', undefined],
])('«%s» is a service: %s', (search, expected) => {
  expect(serviceOf(search)).toBe(expected)
})
