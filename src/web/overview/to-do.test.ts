import { expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import type { HolidayQuestion } from '#contract/holidays.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import type { Offer } from '#contract/offers.ts'
import { toDoOf } from './to-do.ts'

const photo = { id: 1, url: '', width: 1, height: 1, alt: 'La fachada', placeholder: '' }
const SHOP = {
  id: 7,
  hours: readHours('L-V 9-14').hours!,
  latitude: 40.4,
  photos: [photo, photo],
  description:
    'Pan de masa madre con harina de la sierra, cocas de verdura y magdalenas de siempre.',
  facts: { card: true },
  whatsapp: '34612345678',
  offers: 1,
  web: 'https://laespiga.example/',
} as Commerce
// A Thursday.
const TODAY = '2026-03-12'
const NOTHING = { offers: [], holidays: [], isUnconfirmed: false, today: TODAY }
const ends = (title: string, ends_on: string | null) => ({ title, ends_on }) as Offer
const holiday = (id: number): HolidayQuestion => ({
  id: 1,
  date: '2026-03-19',
  name: 'San José',
  opening: false,
  commerces: [{ id, name: '', usual: '9–14', opens_usually: true }],
})

test('a shop of which all is said has nothing to do', () => {
  expect(toDoOf(SHOP, NOTHING)).toBeUndefined()
})

test('what keeps neighbours from finding it comes before everything else', () => {
  const facts = { ...NOTHING, offers: [ends('Coca', TODAY)], isUnconfirmed: true }
  expect(toDoOf({ ...SHOP, hours: null }, facts)?.title).toBe('Falta: cuándo abres')
})

test.each([
  ['2026-03-12', '«Coca» termina hoy.'],
  ['2026-03-13', '«Coca» termina mañana.'],
  ['2026-03-15', '«Coca» termina el domingo.'],
])('an offer that ends on %s is to be extended', (day, title) => {
  const offers = [ends('Torta', null), ends('Roscón', '2026-03-20'), ends('Coca', day)]
  expect(toDoOf(SHOP, { ...NOTHING, offers })).toMatchObject({ title, extends: { title: 'Coca' } })
})

test('one that ends later is not', () => {
  expect(toDoOf(SHOP, { ...NOTHING, offers: [ends('Coca', '2026-03-16')] })).toBeUndefined()
})

test('a holiday without an answer for this shop is asked about, then whether all is as it was', () => {
  const facts = { ...NOTHING, isUnconfirmed: true, holidays: [holiday(7)] }
  expect(toDoOf(SHOP, facts)?.title).toBe('¿Abres el jueves 19 de marzo?')
  expect(toDoOf(SHOP, { ...facts, holidays: [holiday(8)] })).toMatchObject({
    confirms: { id: 7 },
    why: 'Hace tiempo que nadie confirma los datos de tu comercio. También: tarjeta.',
  })
})
