import { expect, test } from 'vitest'
import { distanceBetween } from '#contract/coordinates.ts'
import { doorAt, streets } from './street-plan.ts'
import { town } from './town.ts'

test('every shop of the demo town has a door, near its neighbours and on no other', () => {
  const doors = town.shops.map(({ direction }) => ({ direction, door: doorAt(direction) }))
  expect(doors.filter(({ door }) => door === null)).toEqual([])
  const market = doorAt('Plaza del Mercado, 8')!
  for (const { direction, door } of doors) {
    expect(distanceBetween(market, door!), direction).toBeLessThan(700)
  }
  const places = new Set(doors.map(({ door }) => JSON.stringify(door)))
  expect(places.size).toBe(new Set(doors.map(({ direction }) => direction)).size)
})

test('every street of a large town is in the plan', () => {
  expect(streets.filter((street) => doorAt(`${street}, 180`) === null)).toEqual([])
})
