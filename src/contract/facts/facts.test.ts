import { expect, test } from 'vitest'
import { fieldErrors } from '../field-errors.ts'
import { FACT_NAMES, type FactName, factOf } from './fact-table.ts'
import { type Facts, facts, factsOutput, factsToAsk } from './facts.ts'
import { factsInWords, googleLines } from './say-facts.ts'

test.each<[unknown, Facts]>([
  [null, {}],
  ['', {}],
  [{}, {}],
  [
    { card: true, bizum: false },
    { card: true, bizum: false },
  ],
  [{ card: null, bizum: '', step_cm: '', languages: [] }, {}],
  [
    { card: 'true', door_cm: ' 90 ' },
    { card: true, door_cm: 90 },
  ],
  ['{"card": false}', { card: false }],
  [{ languages: ['en', 'es', 'en'] }, { languages: ['es', 'en'] }],
  [
    { orders: true, orders_link: 'encargos.laespiga.es' },
    { orders: true, orders_link: 'https://encargos.laespiga.es' },
  ],
  [{ orders: false, orders_link: 'encargos.laespiga.es' }, { orders: false }],
  [{ orders_link: 'encargos.laespiga.es' }, {}],
])('%j is read', (typed, read) => {
  expect(facts.parse(typed)).toEqual(read)
})

const CM = 'Escribe los centímetros en cifras, de 0 a 400'
test.each<[unknown, object]>([
  [{ wifi: true }, { facts: ['Esto no es un dato de un comercio: wifi'] }],
  [7, { facts: ['Los datos son un grupo de campos, o nada'] }],
  ['con rampa', { facts: ['Los datos son un grupo de campos, o nada'] }],
  [{ card: 'quizá' }, { facts: { card: ['Di si es así: true o false'] } }],
  [{ step_cm: 'alto' }, { facts: { step_cm: [CM] } }],
  [{ step_cm: -1 }, { facts: { step_cm: [CM] } }],
  [{ door_cm: 401 }, { facts: { door_cm: [CM] } }],
  [{ door_cm: 8.5 }, { facts: { door_cm: [CM] } }],
])('%j is refused', (typed, errors) => {
  const { error } = facts.safeParse(typed)
  const issues = error!.issues.map((issue) => ({ ...issue, path: ['facts', ...issue.path] }))
  expect(fieldErrors({ ...error!, issues })).toEqual(errors)
})

test('what is read is answered as it is, and read again the same', () => {
  const said = facts.parse({ step_cm: 4, ramp: true, orders: true, languages: ['ca'] })
  expect(factsOutput.parse(said)).toEqual(said)
  expect(facts.parse(said)).toEqual(said)
})

test('every fact is asked, or follows from others, and has its words', () => {
  for (const name of FACT_NAMES) {
    const { kind, question, label, osmValues, accepted = [] } = factOf(name)
    expect(question !== '', name).toBe(kind !== 'derived')
    expect(label, name).not.toBe('')
    expect(Object.keys(osmValues ?? {})).toEqual(expect.arrayContaining([...accepted]))
  }
})

test.each<[Facts, string]>([
  [{}, ''],
  [{ step_cm: 0, wheelchair: 'no_step', door_cm: 90 }, 'sin escalón, puerta de 90\u00a0cm'],
  [
    { step_cm: 18, wheelchair: 'with_help', ramp: true, card: true, cash: false },
    'con ayuda, escalón de 18\u00a0cm, rampa si se pide, tarjeta, sin efectivo',
  ],
  [{ delivery: false, languages: ['es', 'en'] }, 'no lleva a casa, español e inglés'],
])('%j is «%s»', (said, words) => {
  expect(factsInWords(said)).toBe(words)
})

test('an adapted toilet is asked of trades where one stays, and of who has answered', () => {
  const asks = (categories: string[], typed = {}) =>
    factsToAsk('door', categories, typed).includes('toilet')
  expect(asks(['Panadería'])).toBe(false)
  expect(asks(['Panadería', 'Cafetería'])).toBe(true)
  expect(asks(['Cafeterías y bares'])).toBe(true)
  expect(asks(['Panadería'], { toilet: false })).toBe(true)
})

test('the link for orders is asked only of who takes them', () => {
  const asked = (typed: object): FactName[] => factsToAsk('service', [], { ...typed })
  expect(asked({})).not.toContain('orders_link')
  expect(asked({ orders: true })).toContain('orders_link')
})

test('Google is told yes and no, and an accessible entrance only without a step', () => {
  const entrance = 'Entrada accesible para sillas de ruedas'
  expect(googleLines({ wheelchair: 'no_step', delivery: false })).toEqual([
    { name: entrance, value: 'Sí' },
    { name: 'Entrega a domicilio', value: 'No' },
  ])
  expect(googleLines({ wheelchair: 'with_help' })).toEqual([{ name: entrance, value: 'No' }])
  expect(googleLines({ bizum: true, languages: ['es'] })).toEqual([])
})
