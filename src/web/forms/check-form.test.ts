import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkForm, flatErrors, nestValues } from './check-form.ts'

test('nested errors stand by the dotted names of their fields, the first sentence of each', () => {
  const answer = { username: ['Ya existe', 'Otro'], commerce: { photo: ['Falta'], name: [] } }
  expect(flatErrors(answer)).toEqual({ username: 'Ya existe', 'commerce.photo': 'Falta' })
})

test('an answer that lists no fields has no errors by field', () => {
  for (const answer of [undefined, null, 'no', '<html>', [], { detail: 'no' }]) {
    expect(flatErrors(answer)).toEqual({})
  }
})

test('dotted values become the object that the contract knows', () => {
  expect(nestValues({ a: 1, 'b.c': 2, 'b.d.e': [3] })).toEqual({ a: 1, b: { c: 2, d: { e: [3] } } })
})

test('a good form has no errors', () => {
  expect(checkForm(z.object({ a: z.string() }), { a: 'sí' })).toEqual({})
})

test('Zod still has its configuration where vite.config.ts forbids it to compile', () => {
  const core = readFileSync('node_modules/zod/v4/core/core.js', 'utf8')
  expect(core).toContain('export const globalConfig = globalThis.__zod_globalConfig;')
})
