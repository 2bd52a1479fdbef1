import { expect, test } from 'vitest'
import { directionsUrl } from './directions-url.ts'

const GOOGLE = 'https://www.google.com/maps/dir/?api=1&destination=Calle%20Mayor%2C%2012'

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', GOOGLE],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
    'https://maps.apple.com/?daddr=Calle%20Mayor%2C%2012',
  ],
  ['Mozilla/5.0 (Windows NT 10.0)', GOOGLE],
])('the way to a shop opens in the maps of %s', (device, link) => {
  expect(directionsUrl('Calle Mayor, 12', device)).toBe(link)
})
