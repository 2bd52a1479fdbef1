import { expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { essentialMissingOf, missingOf } from './missing.ts'

const photo = (alt: string) => ({ id: 1, url: '', width: 1, height: 1, alt, placeholder: '' })
const complete: Partial<Commerce> = {
  id: 7,
  hours: readHours('L-V 9-14').hours!,
  latitude: 40.4,
  longitude: 0.4,
  photos: [photo('La fachada'), photo('El horno')],
  description:
    'Pan de masa madre con harina de la sierra, cocas de verdura y magdalenas de siempre.',
  whatsapp: '34612345678',
  offers: 1,
  web: '',
  instagram: '',
  facebook: '',
  tiktok: '',
  other_link: 'https://reservas.example/',
}

function missing(without: Partial<Commerce>) {
  return missingOf({ ...complete, ...without } as Commerce).map((one) =>
    'to' in one ? one.to : one.field,
  )
}

test('a shop that says all lacks nothing', () => {
  expect(missing({})).toEqual([])
})

test('what brings most visitors comes first', () => {
  const nothing = { hours: null, latitude: null, photos: [photo('')], description: 'Pan' }
  expect(missing({ ...nothing, whatsapp: '', offers: 0, other_link: '' })).toEqual([
    '/commerces/7/horario',
    '/commerces/7/lugar',
    '/commerces/7/fotos',
    'description',
    'whatsapp',
    '/commerces/7/offers/',
    'web',
  ])
})

test('photos are described once there are several', () => {
  expect(missing({ photos: [photo('La fachada'), photo('')] })).toEqual(['/commerces/7/fotos'])
})

test('a first photo is asked for before more of them', () => {
  expect(missingOf({ ...complete, photos: [] } as unknown as Commerce)).toEqual([
    expect.objectContaining({ title: 'Una foto', to: '/commerces/7/fotos' }),
  ])
  const shop = { ...complete, latitude: null, photos: [] } as unknown as Commerce
  expect(essentialMissingOf(shop)!.to).toBe('/commerces/7/lugar')
  expect(essentialMissingOf({ ...shop, latitude: 40.4 })!.title).toBe('Una foto')
})
