import { expect, test } from 'vitest'
import { LINK_FIELDS, type LinkField } from '#contract/link-fields.ts'
import { linkWords } from './link-words.ts'

test.each<[LinkField, string, string]>([
  ['whatsapp', '34612345678', '612 34 56 78'],
  ['whatsapp', '33612345678', '+33612345678'],
  ['instagram', 'https://www.instagram.com/laespiga/', '@laespiga'],
  ['tiktok', 'https://www.tiktok.com/@laespiga', '@laespiga'],
  ['facebook', 'https://www.facebook.com/laespiga', 'facebook.com/laespiga'],
  [
    'facebook',
    'https://www.facebook.com/profile.php?id=1000123',
    'facebook.com/profile.php?id=1000123',
  ],
  ['other_link', 'https://www.reservas.example/espiga/', 'reservas.example/espiga'],
  ['instagram', '', ''],
])('%s %s is shown as %s', (name, stored, words) => {
  expect(linkWords(name, stored)).toBe(words)
})

test.each<[LinkField, string]>([
  ['whatsapp', '34612345678'],
  ['whatsapp', '33612345678'],
  ['instagram', 'https://www.instagram.com/la.espiga/'],
  ['tiktok', 'https://www.tiktok.com/@la.espiga'],
  ['facebook', 'https://www.facebook.com/people/La-Espiga/1000123'],
  ['facebook', 'https://www.facebook.com/profile.php?id=1000123'],
])('what is shown of %s %s, typed into the form, is the same link', (name, stored) => {
  expect(LINK_FIELDS[name].input.parse(linkWords(name, stored))).toBe(stored)
})
