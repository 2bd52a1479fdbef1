import { expect, test } from 'vitest'
import { asksForDuty } from './duty.ts'

test.each([
  ['farmacia de guardia', true],
  ['Farmàcia de guàrdia', true],
  ['farmacias guardia hoy', true],
  ['guardia farmacia', true],
  ['de guardia', true],
  ['guardia', true],
  ['farmacia', false],
  ['guardia civil', false],
  ['guardería', false],
])('whether it asks for the pharmacy on duty: %s', (search, expected) => {
  expect(asksForDuty(search)).toBe(expected)
})
