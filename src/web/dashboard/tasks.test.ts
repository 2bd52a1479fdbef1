import { expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import type { Offer } from '#contract/offers.ts'
import { ownerTasks, reviewSentence } from './tasks.ts'

const TODAY = '2026-03-12'

test('a rejected shop comes first, with its reason; what is under review is a sentence', () => {
  const shops = [
    shop({ id: 3, name: 'La Espiga', status: 'PE', submitted_at: '2026-03-11T10:00:00Z' }),
    shop({ id: 2, name: 'La Miga', status: 'RE', reason: 'Falta el número.' }),
  ]
  expect(ownerTasks(shops, [], TODAY)).toEqual([
    {
      tone: 'bad',
      title: 'La Miga: solicitud rechazada',
      detail: '«Falta el número.»',
      to: '/commerces/2/',
      action: 'Corregir',
    },
  ])
  expect(reviewSentence(shops)).toBe('«La Espiga» está en revisión. Te escribiremos al decidir.')
  expect(reviewSentence([...shops, shop({ name: 'El Horno', status: 'PE' })])).toBe(
    '«La Espiga» y «El Horno» están en revisión. Te escribiremos al decidir.',
  )
  expect(reviewSentence([shop({})])).toBe('')
})

test('offers that end within three days are tasks, the first to end first', () => {
  const offers = [
    offer('Roscón', '2026-03-15'),
    offer('Pan de centeno', '2026-03-12'),
    offer('Coca', '2026-03-16'),
    offer('Torta', null),
  ]
  const tasks = ownerTasks([shop({ id: 4, name: 'El Horno' })], offers, TODAY)
  expect(tasks.map(({ title, detail, to }) => ({ title, detail, to }))).toEqual([
    { title: '«Pan de centeno» termina hoy', detail: 'El Horno', to: '/commerces/4/' },
    { title: '«Roscón» termina el domingo', detail: 'El Horno', to: '/commerces/4/' },
  ])
})

test('nothing waits where every shop is published and has no offer', () => {
  expect(ownerTasks([shop({})], [], TODAY)).toEqual([])
})

test('an owner is asked when published shops open, where they are and for a photo, all in one task', () => {
  const placeless = { status: 'OK', name: 'La Espiga', latitude: null, longitude: null } as const
  const incomplete = { ...placeless, hours: null }
  const waiting = [shop({ ...incomplete, status: 'PE' }), shop({ ...incomplete, hidden: true })]
  for (const { action } of ownerTasks(waiting, [], TODAY)) expect(action).not.toBe('Completar')
  expect(ownerTasks([shop(incomplete)], [], TODAY)).toMatchObject([
    { title: 'Falta en La Espiga: cuándo abres', to: '/commerces/1/horario', action: 'Completar' },
  ])
  expect(ownerTasks([shop(placeless)], [], TODAY)).toMatchObject([
    { title: 'Falta en La Espiga: tu dirección en el mapa', to: '/commerces/1/lugar' },
  ])
  expect(
    ownerTasks([shop({ status: 'OK', name: 'La Espiga', photos: [] })], [], TODAY),
  ).toMatchObject([
    { title: 'Falta en La Espiga: una foto', to: '/commerces/1/fotos', action: 'Completar' },
  ])
  expect(ownerTasks([shop(placeless), shop(incomplete)], [], TODAY)).toMatchObject([
    { detail: 'Y en 1\u00a0comercio más falta también algo.' },
  ])
})

function shop(more: Partial<Commerce>): Commerce {
  return {
    id: 1,
    name: 'Tienda',
    description: '',
    photo: '',
    category: [1],
    sells: [],
    facts: {},
    direction: '',
    street: '',
    number: '',
    address_extra: '',
    postal_code: '',
    locality: '',
    latitude: 40.42,
    longitude: 0.42,
    n_tlf: '',
    contact_mail: '',
    web: '',
    whatsapp: '',
    instagram: '',
    facebook: '',
    tiktok: '',
    other_link: '',
    hours: readHours('L-V 9-14').hours!,
    hours_text: '',
    opening_hours: '',
    photo_width: 1600,
    photo_height: 1100,
    photo_placeholder: '',
    photos: [{ id: 1, url: '', width: 1600, height: 1100, alt: '', placeholder: '' }],
    photo_focus_x: 50,
    photo_focus_y: 50,
    application: 1,
    application_text: '',
    status: 'OK',
    reason: null,
    hidden: false,
    closed_at: null,
    offers: 0,
    submitted_at: '2026-03-01T10:00:00Z',
    decided_at: null,
    updated_at: '2026-03-01T10:00:00Z',
    version: 1,
    deleted_at: null,
    expires_at: null,
    owner: null,
    ...more,
  }
}

function offer(title: string, ends_on: string | null): Offer {
  return {
    id: 1,
    title,
    description: '',
    type: '',
    photo: null,
    photo_width: null,
    photo_height: null,
    photo_placeholder: null,
    photo_focus_x: 50,
    photo_focus_y: 50,
    starts_on: null,
    ended: false,
    ends_on,
    weekdays: [],
    conditions: '',
    code: '',
    price: null,
    previous_price: null,
    state: 'running',
    today: true,
    category: [],
    commerce: 4,
    updated_at: '2026-03-01T10:00:00Z',
    deleted_at: null,
    expires_at: null,
  }
}
