import { expect, test } from 'vitest'
import { signText } from './sign.ts'

test.each([
  ['Panadería La Espiga', 'Panadería La Espiga'],
  ['  Casa   Paco ', 'Casa Paco'],
  ['Ferretería y Suministros Industriales del Camp', 'Ferretería y Suministros'],
  ['Panadería y Pastelería de la Plaza Mayor', 'Panadería y Pastelería'],
  ['Supercalifragilisticoespialidosamente', 'Supercalifragilisticoespialido'],
  ['Treinta letras justas, son estas', 'Treinta letras justas'],
  ['', ''],
])('the sign of «%s» says «%s»', (name, text) => {
  expect(signText(name)).toBe(text)
})
