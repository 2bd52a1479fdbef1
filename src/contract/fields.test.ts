import { describe, expect, test } from 'vitest'
import { registration } from './accounts.ts'
import { fieldErrors } from './field-errors.ts'
import { categoryIds, id, phone, text } from './fields.ts'

describe('a phone number', () => {
  const field = phone('obligatorio')

  test.each([
    ['964123456', '964123456'],
    ['+34 600 12 34 56', '34600123456'],
    [' 964-12.34 56 ', '964123456'],
    [964123456, '964123456'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(field.parse(typed)).toBe(kept)
  })

  test.each(['964 55 AB 10', '34+600', '++34', '--', '+', '12', '1234567890123456', '９６４'])(
    '%s is none',
    (typed) => {
      expect(messages(field.safeParse(typed))).toEqual(['Debe ser un número de teléfono válido'])
    },
  )

  test.each([undefined, null, '', '  '])('%s is missing', (typed) => {
    expect(messages(field.safeParse(typed))).toEqual(['obligatorio'])
  })
})

describe('a text', () => {
  const field = text('obligatorio', 5)

  test.each([
    [' hola ', 'hola'],
    [42, '42'],
    ['niño', 'niño'],
  ])('%s is read as %s', (typed, read) => {
    expect(field.parse(typed)).toBe(read)
  })

  test.each([undefined, null, '', '   ', {}, ['a'], true])('%s is missing', (typed) => {
    expect(messages(field.safeParse(typed))).toEqual(['obligatorio'])
  })

  test('says how long it may be', () => {
    expect(messages(field.safeParse('123456'))).toEqual(['Debe tener como máximo 5 caracteres'])
  })
})

describe('categories', () => {
  test.each([
    [
      ['1', '2', '1'],
      [1, 2],
    ],
    ['3', [3]],
    [
      [4, 5],
      [4, 5],
    ],
    [6, [6]],
  ])('%j are read as %j', (sent, read) => {
    expect(categoryIds.parse(sent)).toEqual(read)
  })

  test.each([undefined, null, []])('%j are missing', (sent) => {
    expect(messages(categoryIds.safeParse(sent))).toEqual(['Al menos una categoría es obligatoria'])
  })

  test.each([['abc'], [['1', 'x']], [0], [2147483648], [1.5]])('%j are refused', (sent) => {
    expect(categoryIds.safeParse(sent).success).toBe(false)
  })
})

test.each(['1', '2147483647'])('%s is an id', (value) => {
  expect(id.parse(value)).toBe(Number(value))
})

test('an empty registration names every field at once, in the words of the specification', () => {
  expect(errors(registration.safeParse({}))).toEqual({
    username: ['El nombre de usuario es obligatorio'],
    email: ['El correo electrónico es obligatorio'],
    password: ['La contraseña es obligatoria'],
    commerce: {
      name: ['El nombre es obligatorio'],
      contact_mail: ['El correo de contacto es obligatorio'],
      n_tlf: ['El número de teléfono es obligatorio'],
      description: ['La descripción es obligatoria'],
      direction: ['La dirección es obligatoria'],
      category: ['Al menos una categoría es obligatoria'],
      application: { application: ['La aplicación es obligatoria'] },
    },
  })
})

test('a registration with bad values says what is wrong with each', () => {
  const form = {
    username: 'ana',
    email: 'ana@',
    password: '12345',
    commerce: { contact_mail: 'no', n_tlf: '964 AB', category: 'x', application: 'hola' },
  }
  expect(errors(registration.safeParse(form))).toEqual({
    username: ['El nombre de usuario debe tener al menos 4 caracteres'],
    email: ['Debe ser un correo electrónico válido'],
    password: ['La contraseña debe tener al menos 6 caracteres'],
    commerce: {
      name: ['El nombre es obligatorio'],
      contact_mail: ['Debe ser un correo electrónico válido'],
      n_tlf: ['Debe ser un número de teléfono válido'],
      description: ['La descripción es obligatoria'],
      direction: ['La dirección es obligatoria'],
      category: ['Esa categoría no existe'],
      application: ['Debe ser un grupo de campos'],
    },
  })
})

type Read = ReturnType<typeof registration.safeParse>

function errors(read: Pick<Read, 'error'>) {
  return read.error && fieldErrors(read.error)
}

function messages(read: { error?: { issues: { message: string }[] } }) {
  return read.error?.issues.map((issue) => issue.message)
}
