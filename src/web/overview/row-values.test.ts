import { expect, test } from 'vitest'
import type { Commerce } from '#contract/commerces.ts'
import { type Counts, FIGURE_KINDS } from '#contract/figures.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { figuresValue, hoursValue, offersValue, photosValue, placeValue } from './row-values.ts'

const shop = (fields: Partial<Commerce>) => fields as Commerce
const hours = (text: string) => shop({ hours: readHours(text).hours! })
const photo = (alt: string) => ({ id: 1, url: '', width: 1, height: 1, alt, placeholder: '' })
const week = (counts: Partial<Counts>) =>
  ({ ...Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, 0])), ...counts }) as Counts
// A Thursday.
const DAY = '2026-03-12'

test.each([
  [hoursValue(hours('L-V 10-14'), DAY), { start: 'hoy', figure: '10–14' }],
  [hoursValue(hours('L-V 9:30-14 y 17-20'), DAY), { start: 'hoy', figure: '9:30–14 · 17–20' }],
  [hoursValue(hours('L-M 10-14'), DAY), { end: 'hoy cerrado' }],
  [hoursValue(shop({ hours: null }), DAY), { end: 'sin horario', isMissing: true }],
  [photosValue(shop({ photos: [photo('La fachada')] })), { figure: '1' }],
  [
    photosValue(shop({ photos: [photo(''), photo('El horno')] })),
    { figure: '2', end: '· falta describir 1' },
  ],
  [photosValue(shop({ photos: [] })), { end: 'sin fotos', isMissing: true }],
  [placeValue(shop({ latitude: null })), { end: 'falta en el mapa', isMissing: true }],
  [placeValue(shop({ latitude: 40, direction: 'Calle Mayor, 12' })), { end: 'Calle Mayor, 12' }],
  [offersValue(shop({ offers: 0 })), { end: 'ninguna' }],
  [offersValue(shop({ offers: 4, status: 'OK' })), { figure: '4', end: 'en marcha' }],
  [offersValue(shop({ offers: 1, status: 'PE' })), { figure: '1', end: 'sin publicar' }],
  [figuresValue(week({ views: 80, call: 3, share: 5 })), { figure: '5', end: 'veces compartida' }],
  [figuresValue(week({ views: 1 })), { figure: '1', end: 'vista' }],
  [figuresValue(week({ appearances: 9 })), { end: 'nada esta semana' }],
])('a row says %j', (said, wanted) => {
  expect(said).toEqual(wanted)
})
