import { expect, test } from 'vitest'
import { toggleReason } from './reason-field.tsx'

const data = 'Faltan datos.'
const address = 'La dirección no es correcta.'

test('a common reason is written at the end of what is there already', () => {
  expect(toggleReason('', address)).toBe(address)
  expect(toggleReason('Hola, Ana. ', address)).toBe(`Hola, Ana.\n${address}`)
})

test('the same press takes a common reason away again, and nothing else', () => {
  const both = toggleReason(toggleReason('Hola, Ana.', data), address)
  expect(toggleReason(both, data)).toBe(`Hola, Ana.\n${address}`)
  expect(toggleReason(address, address)).toBe('')
})
