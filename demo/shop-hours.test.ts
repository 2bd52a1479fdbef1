import { expect, test } from 'vitest'
import { isClosedOn } from '#contract/hours/closure.ts'
import { hours as contract, type Hours } from '#contract/hours/hours.ts'
import { isClosedWeek, lastsPastMidnight } from '#contract/hours/week.ts'
import { hoursOfShop } from './shop-hours.ts'
import { town } from './town.ts'

const TODAY = '2026-05-28'
const all = town.shops.map((shop) => hoursOfShop(shop, TODAY))
const told = all.filter((hours) => hours !== null)

test('the hours of the demo town are as forms would save them', () => {
  for (const hours of told) expect(contract.parse(hours)).toEqual(hours)
})

const KINDS: Record<string, (hours: Hours) => boolean> = {
  'a pharmacy round the clock': ({ always_open }) => always_open,
  'a summer bar': ({ regular, seasons }) => isClosedWeek(regular) && seasons.length > 0,
  'a shop closed on Mondays': ({ regular }) => !isClosedWeek(regular) && regular.mon.length === 0,
  'a shop on holiday today': ({ closure }) => closure !== null && isClosedOn(closure, TODAY),
  'a kitchen past midnight': ({ regular }) => regular.fri.some(lastsPastMidnight),
  'one by appointment alone': ({ regular, by_appointment }) =>
    by_appointment && isClosedWeek(regular),
  'one by appointment in its hours': ({ regular, by_appointment }) =>
    by_appointment && !isClosedWeek(regular),
  'a special day soon': ({ special }) => special.some(({ from }) => from > TODAY),
}

test.each(Object.entries(KINDS))('it has %s', (_kind, isOne) => {
  expect(told.some(isOne)).toBe(true)
})

test('some of its shops do not tell their hours', () => {
  const untold = all.length - told.length
  expect(untold).toBeGreaterThanOrEqual(4)
  expect(untold).toBeLessThan(all.length / 4)
})
