import { expect, test } from 'vitest'
import { checkSignUp, EMPTY, FIELDS, formData, IN_THE_MIDDLE, isWritten } from './sign-up-fields.ts'

const photo = new File(['foto'], 'foto.webp')

test('an empty form is wrong in every field of the screen, in its order', () => {
  expect(Object.keys(checkSignUp(EMPTY, undefined))).toEqual(
    // A photo stands in the middle by itself.
    Object.keys(FIELDS).filter((name) => !Object.hasOwn(IN_THE_MIDDLE, name)),
  )
})

test('the form travels by the names of the wire, one entry for each category', () => {
  const form = formData({ ...EMPTY, username: 'ana', 'commerce.category': [9, 3] }, photo)
  expect(form.get('username')).toBe('ana')
  expect(form.getAll('commerce.category')).toEqual(['9', '3'])
  expect([form.get('commerce.photo_focus_x'), form.get('commerce.photo_focus_y')]).toEqual([
    '50',
    '50',
  ])
  expect((form.get('commerce.photo') as File).name).toBe('foto.webp')
})

test('one letter or one category is worth a draft', () => {
  expect(isWritten(EMPTY)).toBe(false)
  expect(isWritten({ ...EMPTY, 'commerce.name': 'C' })).toBe(true)
  expect(isWritten({ ...EMPTY, 'commerce.category': [9] })).toBe(true)
})
