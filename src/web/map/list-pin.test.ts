import { expect, test } from 'vitest'
import { pointText, readPin } from './list-pin.ts'

test('the map reads of a card what the list wrote', () => {
  const place = { latitude: 40.422539, longitude: -0.0008 }
  expect(readPin({ pin: '97', point: pointText(place) })).toEqual({ number: 97, ...place })
})
