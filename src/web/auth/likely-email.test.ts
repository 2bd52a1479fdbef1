import { expect, test } from 'vitest'
import { likelyEmail } from './likely-email.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gamil.com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@hotmial.es', 'ana@hotmail.es'],
  ['ana@hotmail.con', 'ana@hotmail.com'],
  ['ana@yahoo.ess', 'ana@yahoo.es'],
  ['ana@outlok.es', 'ana@outlook.es'],
  ['ana@icloud.con', 'ana@icloud.com'],
  ['  Ana@GMIAL.com ', 'ana@gmail.com'],
  ['ana@tienda.con', 'ana@tienda.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

test.each([
  'ana@gmail.com',
  'ana@hotmail.es',
  'ana@laespiga.es',
  'ana@mail.com',
  'ana@gva.es',
  'ana@ajvila.org',
  'ana@tienda.cat',
  'hola@laespiga.example',
  'ana',
  'ana@',
  '@gmial.com',
  '',
])('%s is left alone', (typed) => {
  expect(likelyEmail(typed)).toBeUndefined()
})
