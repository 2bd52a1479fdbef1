import { expect, test } from 'vitest'
import { registration } from '#contract/auth.ts'
import { checkForm, nestValues } from '#web/forms/check-form.ts'
import { DEFAULT_FOCUS, EMPTY, FIELDS, formData, PHOTO } from './sign-up-fields.ts'

const photo = new File(['foto'], 'foto.webp')

test('an empty form is wrong in every field of the screen', () => {
  const wrong = Object.keys(checkForm(registration, nestValues(EMPTY)))
  // The focus of a photo has a default, and a website is optional.
  const expected = Object.keys(FIELDS).filter(
    (name) => !Object.hasOwn(DEFAULT_FOCUS, name) && name !== 'commerce.web',
  )
  expect([...wrong, PHOTO].sort()).toEqual(expected.sort())
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
