import { expect, test } from 'vitest'
import { SETTINGS_FIELDS } from './settings-fields.ts'

const { input } = SETTINGS_FIELDS.embed_hosts

test.each([
  ['', []],
  ['www.ejemplo.es', ['www.ejemplo.es']],
  ['https://www.Ejemplo.es/comercio/?a=1 ejemplo.es', ['www.ejemplo.es', 'ejemplo.es']],
  ['http://ejemplo.es, ejemplo.es', ['ejemplo.es']],
  ['peñacala.es', ['xn--peacala-5za.es']],
  ['ejemplo.es:8443', ['ejemplo.es:8443']],
])('of «%s» may show the directory: %j', (typed, hosts) => {
  expect(input.parse(typed)).toEqual(hosts)
})

test.each([
  ['*'],
  ['*.ejemplo.es'],
  ['https:'],
  ["'self'"],
  ['ejemplo'],
  ['hola@ejemplo.es;script-src'],
  ["ejemplo.es;script-src'*'"],
  ['ejemplo..es'],
  [`${'a'.repeat(250)}.es`],
  [Array.from({ length: 21 }, (_, at) => `web${at}.es`).join()],
])('«%s» names no web', (typed) => {
  expect(input.safeParse(typed).success).toBe(false)
})
