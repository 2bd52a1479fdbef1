import { expect, test } from 'vitest'
import { type Facts, facts } from './facts.ts'

const SUA = 'CTE DB-SUA, Anejo A: a clear width of 80 cm'
const SILL = 'CTE DB-SUA 1, 2.1: a sill of up to 12 mm'
const ISO = 'ISO 7193: a wheelchair is up to 70 cm wide'
const OSM = 'OpenStreetMap, Key:wheelchair: limited is a step of up to 7 cm'

/** Measurements, the expected access, and the source of the rule. */
const TRUTH: [Facts, Facts['wheelchair'], string?][] = [
  [{}, undefined],
  [{ door_cm: 90 }, undefined],
  [{ ramp: true }, undefined],
  [{ bell: true }, undefined],
  [{ door_cm: 69 }, 'no', ISO],
  [{ step_cm: 0, door_cm: 69, ramp: true, bell: true }, 'no', ISO],
  [{ step_cm: 0 }, 'no_step'],
  [{ step_cm: 1 }, 'no_step', SILL],
  [{ step_cm: 0, door_cm: 80 }, 'no_step', SUA],
  [{ step_cm: 0, door_cm: 79 }, 'with_help', SUA],
  [{ step_cm: 0, door_cm: 70 }, 'with_help', ISO],
  [{ step_cm: 0, ramp: false, bell: false }, 'no_step'],
  [{ step_cm: 2 }, 'one_step', SILL],
  [{ step_cm: 7 }, 'one_step', OSM],
  [{ step_cm: 7, door_cm: 90, ramp: false, bell: false }, 'one_step', OSM],
  [{ step_cm: 7, bell: true }, 'with_help'],
  [{ step_cm: 7, ramp: true }, 'with_help'],
  [{ step_cm: 8 }, 'no', OSM],
  [{ step_cm: 8, bell: true }, 'no', OSM],
  [{ step_cm: 18, ramp: true }, 'with_help'],
  [{ step_cm: 18, door_cm: 75, ramp: true }, 'with_help', ISO],
  [{ step_cm: 18, door_cm: 65, ramp: true }, 'no', ISO],
]

test.each(TRUTH)('a door of %j is «%s» (%s)', (door, label) => {
  expect(facts.parse(door).wheelchair).toBe(label)
})

test.each(TRUTH)('an adapted toilet changes nothing about a door of %j', (door, label) => {
  for (const toilet of [true, false]) {
    expect(facts.parse({ ...door, toilet }).wheelchair).toBe(label)
  }
})

test('what is sent as the label says nothing', () => {
  expect(facts.parse({ wheelchair: 'no_step' })).toEqual({})
  expect(facts.parse({ wheelchair: 'no_step', step_cm: 20 })).toEqual({
    step_cm: 20,
    wheelchair: 'no',
  })
})
