import { expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { firstMissingEssential, firstMissingExtra } from './missing-parts.ts'

const photo = (alt: string) => ({ id: 1, url: '', width: 1, height: 1, alt, placeholder: '' })
const complete: Partial<Commerce> = {
  id: 7,
  hours: readHours('L-V 9-14').hours!,
  latitude: 40.4,
  longitude: 0.4,
  photos: [photo('La fachada'), photo('El horno')],
  description:
    'Pan de masa madre con harina de la sierra, cocas de verdura y magdalenas de siempre.',
  facts: { card: true },
  whatsapp: '34612345678',
  offers: 1,
  web: '',
  instagram: '',
  facebook: '',
  tiktok: '',
  other_link: 'https://reservas.example/',
}

function missing(without: Partial<Commerce>) {
  const shop = { ...complete, ...without } as Commerce
  const one = firstMissingEssential(shop) ?? firstMissingExtra(shop)
  return one && ('to' in one ? one.to : one.field)
}

test.each([
  ['nothing', {}, undefined],
  ['hours, place and photos', { hours: null, latitude: null, photos: [] }, '/commerces/7/horario'],
  ['place and photos', { latitude: null, photos: [] }, '/commerces/7/lugar'],
  ['photos', { photos: [], whatsapp: '' }, '/commerces/7/fotos'],
  ['words for a photo', { photos: [photo('La fachada'), photo('')] }, '/commerces/7/fotos'],
  ['more photos', { photos: [photo('')], description: 'Pan' }, '/commerces/7/fotos'],
  ['a long description', { description: 'Pan', whatsapp: '' }, 'description'],
  ['facts', { facts: {}, whatsapp: '' }, 'facts'],
  ['WhatsApp', { whatsapp: '', offers: 0 }, 'whatsapp'],
  ['offers', { offers: 0, other_link: '' }, '/commerces/7/offers/'],
  ['links', { other_link: '' }, 'web'],
])('of a shop without %s is asked first what brings most visitors', (_, without, asked) => {
  expect(missing(without as Partial<Commerce>)).toBe(asked)
})
