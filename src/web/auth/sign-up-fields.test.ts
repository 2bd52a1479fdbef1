import { expect, test } from 'vitest'
import { ADDRESS_PARTS } from '#contract/address.ts'
import { registration, registrationWithStreet } from '#contract/auth.ts'
import { LINK_NAMES } from '#contract/link-fields.ts'
import { checkForm, nestValues } from '#web/forms/check-form.ts'
import { DEFAULT_FOCUS, EMPTY, formData, LABELS, PHOTO } from './sign-up-fields.ts'

const OPTIONAL = ['web', 'sells', ...ADDRESS_PARTS, ...LINK_NAMES]
  .filter((name) => name !== 'street')
  .map((name) => `commerce.${name}`)

const photo = new File(['foto'], 'foto.webp')

test('an empty form is wrong in every field of the screen', () => {
  const wrong = Object.keys(checkForm(registrationWithStreet, nestValues(EMPTY)))
  // The photo's focus has a default.
  const expected = Object.keys(LABELS).filter(
    (name) => !Object.hasOwn(DEFAULT_FOCUS, name) && !OPTIONAL.includes(name),
  )
  expect([...wrong, PHOTO].sort()).toEqual(expected.sort())
})

test('an address is asked for in its parts, in the words of the specification', () => {
  const { 'commerce.street': street } = checkForm(registrationWithStreet, nestValues(EMPTY))
  const { 'commerce.direction': direction } = checkForm(registration, nestValues(EMPTY))
  expect(street).toBe('La dirección es obligatoria')
  expect(street).toBe(direction)
  const form = formData({ ...EMPTY, 'commerce.street': 'Calle Mayor' }, photo, {})
  expect(form.get('commerce.direction')).toBe('Calle Mayor')
})

test('the form travels by the names of the wire, one entry for each category', () => {
  const values = { ...EMPTY, username: 'ana', 'commerce.category': [9, 3] }
  const form = formData(values, photo, { homepage: '', elapsed: 7 })
  expect(form.get('username')).toBe('ana')
  expect(form.getAll('commerce.category')).toEqual(['9', '3'])
  expect([form.get('commerce.photo_focus_x'), form.get('commerce.photo_focus_y')]).toEqual([
    '50',
    '50',
  ])
  expect((form.get('commerce.photo') as File).name).toBe('foto.webp')
  expect([form.get('homepage'), form.get('elapsed')]).toEqual(['', '7'])
})
