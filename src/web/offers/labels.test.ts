import { expect, test } from 'vitest'
import { formatOfferCount, formatVisibility, isShopPublic } from './labels.ts'

test('offers are in sight of customers only where the shop is published and shown', () => {
  expect(isShopPublic({ status: 'OK', hidden: false })).toBe(true)
  expect(isShopPublic({ status: 'OK', hidden: true })).toBe(false)
  expect(isShopPublic({ status: 'PE', hidden: false })).toBe(false)
})

test.each([
  ['OK', false, 3, '3 en marcha.'],
  ['OK', false, 0, 'Ninguna en marcha.'],
  ['PE', false, 0, 'Ninguna preparada: todas han terminado.'],
  ['PE', false, 1, '1 preparada. Se verá cuando se publique el comercio.'],
  ['RE', true, 2, '2 preparadas. Se verán cuando se publique el comercio.'],
  ['OK', true, 2, '2 preparadas. Se verán cuando se vuelva a mostrar el comercio.'],
] as const)(
  'offers of a shop in %s, hidden %s: %s are told as «%s»',
  (status, hidden, count, line) => {
    expect(formatOfferCount({ running: count, scheduled: 0 }, { status, hidden })).toBe(line)
  },
)

test('scheduled offers are told after those that run', () => {
  const counts = { running: 2, scheduled: 1 }
  expect(formatOfferCount(counts, { status: 'OK', hidden: false })).toBe(
    '2 en marcha, 1\u00a0programada.',
  )
})

test('what is not seen yet says when it will be', () => {
  expect(formatVisibility({ status: 'RE', hidden: false })).toBe('cuando se publique el comercio')
  expect(formatVisibility({ status: 'OK', hidden: true })).toBe(
    'cuando se vuelva a mostrar el comercio',
  )
})
