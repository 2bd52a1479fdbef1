import { expect, test } from 'vitest'
import { pinText, readPin } from './list-pin.ts'

test('the map reads of a card what the list wrote, whatever stands in the name', () => {
  const pin = { number: 97, latitude: 40.422539, longitude: -0.0008, name: '100  % "Pan" & 3 más' }
  expect(readPin(pinText(pin))).toEqual(pin)
})
