import { expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import type { Offer } from '#contract/offers.ts'
import { administratorTasks, newestWithOffers, ownerTasks, statusTasks } from './tasks.ts'

const now = new Date('2026-03-12T10:00:00Z')
const none = { count: 0, oldest: undefined }
const nothing = {
  shops: 0,
  pending: none,
  unanswered: none,
  reported: none,
  appealed: none,
  doubtful: 0,
}

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

test('applications that wait come before the directory, with the age of the oldest', () => {
  const tasks = administratorTasks(
    { ...nothing, shops: 51, pending: { count: 4, oldest: '2026-03-09T10:00:00Z' } },
    now,
  )
  expect(tasks).toMatchObject([
    {
      title: '4\u00a0solicitudes y cambios por revisar',
      detail: 'La más antigua, de hace 3\u00a0días',
      to: '/applications',
      action: 'Revisar',
    },
    { title: '51\u00a0comercios en total', to: '/commerces' },
  ])
})

test('where no application waits, none is told of', () => {
  expect(administratorTasks({ ...nothing, shops: 1 }, now)).toMatchObject([
    { title: '1\u00a0comercio en total' },
  ])
  expect(administratorTasks(nothing, now)).toEqual([])
})

test('what is wrong with the installation is told once, and undelivered mails apart', () => {
  const good = { name: 'x', problem: null, advice: null, operator_hint: null }
  const bad = { name: 'x', problem: 'Queda poco disco.', advice: 'Avisa hoy.', operator_hint: 'df' }
  const disk = { ...bad, check: 'disk' } as const
  const dead = { ...bad, check: 'mail_dead' } as const
  expect(statusTasks({ checks: [{ ...good, check: 'disk' }, dead] })).toEqual([])
  expect(statusTasks({ checks: [dead, disk] })).toEqual([
    { tone: 'bad', title: 'Queda poco disco', detail: 'Avisa hoy.', to: '/estado', action: 'Ver' },
  ])
  expect(statusTasks({ checks: [disk, { ...bad, check: 'town' }] })).toMatchObject([
    { title: 'Queda poco disco', detail: 'Y 1\u00a0cosa más por arreglar.' },
  ])
})

test('questions that nobody has answered come after the applications', () => {
  const waiting = { count: 2, oldest: '2026-03-01T10:00:00Z' }
  const all = {
    shops: 51,
    pending: waiting,
    unanswered: waiting,
    reported: waiting,
    appealed: waiting,
    doubtful: 3,
  }
  expect(administratorTasks(all, now)).toMatchObject([
    { to: '/applications' },
    {
      title: '2\u00a0mensajes sin responder',
      detail: 'La más antigua, del 1 de marzo',
      to: '/messages',
      action: 'Responder',
    },
    { title: '2\u00a0avisos por mirar', to: '/avisos', action: 'Mirar' },
    {
      title: '2\u00a0reclamaciones por responder',
      detail: 'La más antigua, del 1 de marzo',
      to: '/reclamaciones',
      action: 'Responder',
    },
    { title: '3\u00a0comercios sin respuesta', to: '/al-dia', action: 'Mirar' },
    { to: '/commerces' },
  ])
  const one = { count: 1, oldest: '2026-03-11T10:00:00Z' }
  expect(administratorTasks({ ...nothing, unanswered: one }, now)).toMatchObject([
    { title: '1\u00a0mensaje sin responder', detail: 'Llegó ayer' },
  ])
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
