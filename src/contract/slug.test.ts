import { describe, expect, test } from 'vitest'
import { idInSlug, slugOf, slugWithId } from './slug.ts'

describe('a name in an address', () => {
  test.each([
    ['Panadería La Espiga', 'panaderia-la-espiga'],
    ['La Peña de la Caña', 'la-pena-de-la-cana'],
    ['  Café & Té  ', 'cafe-te'],
    ["L'Olleta del Güelo", 'lolleta-del-guelo'],
    ['Óptica «Miralles» (2.ª planta)', 'optica-miralles-2-a-planta'],
    ['C/ Mayor, 12', 'c-mayor-12'],
    ['Straße Ærø', 'strasse-aero'],
    ['PANADERI\u0301A', 'panaderia'],
    ['Pana\u00adder\u00eda\u200b Luz', 'panaderia-luz'],
    ['Салон', 'ficha'],
    ['¡¡!!', 'ficha'],
    ['', 'ficha'],
  ])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  test('is cut between words, and within the only word', () => {
    expect(slugOf('palabra '.repeat(20))).toBe('palabra-'.repeat(7).slice(0, -1))
    expect(slugOf('a'.repeat(90))).toBe('a'.repeat(60))
  })

  test('holds nothing but letters, digits and single dashes', () => {
    const everything = String.fromCodePoint(...Array.from({ length: 0x2fff }, (_, at) => at + 1))
    expect(slugOf(everything)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

test('an address is known by the id at its end', () => {
  expect(slugWithId({ id: 12, name: 'La Espiga' })).toBe('la-espiga-12')
  expect(idInSlug('la-espiga-12')).toBe('12')
  expect(idInSlug('calle-3-12')).toBe('12')
  expect(idInSlug('12')).toBe('12')
  for (const none of ['', 'la-espiga', 'la-espiga-', 'x12', '-0', 'a-012', 'a-12b']) {
    expect(idInSlug(none)).toBeUndefined()
  }
})
