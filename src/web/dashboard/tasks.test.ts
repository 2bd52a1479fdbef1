import { expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import type { Offer } from '#contract/offers.ts'
import { newestWithOffers, ownerTasks } from './tasks.ts'

const now = new Date('2026-03-12T10:00:00Z')
test('a rejected shop comes first, with its reason, then what is under review', () => {
  const shops = [
    shop({ id: 3, name: 'La Espiga', status: 'PE', submitted_at: '2026-03-11T10:00:00Z' }),
    shop({ id: 2, name: 'La Miga', status: 'RE', reason: 'Falta el número.' }),
  ]
  expect(ownerTasks(shops, [], now)).toEqual([
    {
      tone: 'bad',
      title: 'La Miga: solicitud rechazada',
      detail: '«Falta el número.»',
      to: '/commerces/2/',
      action: 'Corregir',
    },
    {
      tone: 'waiting',
      title: 'La Espiga: en revisión',
      detail: 'Enviada ayer.',
      to: '/commerces/3/',
      action: 'Ver',
    },
  ])
})

test('the offers of the newest shop that shows any come last', () => {
  const tasks = ownerTasks(
    [shop({ id: 4, name: 'El Horno', offers: 2 })],
    [offer('Pan de centeno'), offer('Coca')],
  )
  expect(tasks).toMatchObject([
    {
      title: '2\u00a0ofertas en marcha en El Horno',
      detail: 'Pan de centeno, la más reciente',
      to: '/commerces/4/offers/',
    },
  ])
})

test('nothing waits where every shop is published and has no offer', () => {
  expect(ownerTasks([shop({})], [])).toEqual([])
})

test('offers that nobody sees are not told: of a hidden shop, or of one under review', () => {
  const shops = [
    shop({ id: 4 }),
    shop({ id: 3, hidden: true, offers: 2 }),
    shop({ id: 2, status: 'PE', offers: 2 }),
    shop({ id: 1, offers: 2 }),
  ]
  expect(newestWithOffers(shops)?.id).toBe(1)
})

test('an owner is asked when published shops open, where they are and for a photo, all in one task', () => {
  const placeless = { status: 'OK', name: 'La Espiga', latitude: null, longitude: null } as const
  const incomplete = { ...placeless, hours: null }
  const waiting = [shop({ ...incomplete, status: 'PE' }), shop({ ...incomplete, hidden: true })]
  for (const { action } of ownerTasks(waiting, [])) expect(action).not.toBe('Completar')
  expect(ownerTasks([shop(incomplete)], [])).toMatchObject([
    { title: 'Falta en La Espiga: cuándo abres', to: '/commerces/1/horario', action: 'Completar' },
  ])
  expect(ownerTasks([shop(placeless)], [])).toMatchObject([
    { title: 'Falta en La Espiga: tu dirección en el mapa', to: '/commerces/1/lugar' },
  ])
  expect(ownerTasks([shop({ status: 'OK', name: 'La Espiga', photos: [] })], [])).toMatchObject([
    { title: 'Falta en La Espiga: una foto', to: '/commerces/1/fotos', action: 'Completar' },
  ])
  expect(ownerTasks([shop(placeless), shop(incomplete)], [])).toMatchObject([
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

function offer(title: string): Offer {
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
    ends_on: null,
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
