import { expect, test } from 'vitest'
import { registration } from './auth.ts'
import { fieldErrors } from './field-errors.ts'

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
