import { expect, test } from 'vitest'
import { formatPhone, phoneLink } from './phone.ts'

test.each([
  ['964001234', '964 00 12 34', 'tel:+34964001234'],
  ['34600123456', '+34 600 12 34 56', 'tel:+34600123456'],
  ['112', '112', 'tel:112'],
  ['4930123456', '4930123456', 'tel:+4930123456'],
  ['+442079460018', '+442079460018', 'tel:+442079460018'],
  ['442079460018', '442079460018', 'tel:+442079460018'],
  ['0034964123456', '0034964123456', 'tel:+34964123456'],
])('the phone %s is read «%s» and called by %s', (digits, read, link) => {
  expect(formatPhone(digits)).toBe(read)
  expect(phoneLink(digits)).toBe(link)
})
