import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  '123456',
  'qwerty123',
  'contraseña',
  'CONTRASEÑA',
  'contrasen\u0303a',
  'Realmadrid',
  '１２３４５６',
  '24121985',
  'Realmadrid7',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['', 'mesa coja verde', 'mesa 24131985', 'escaparate-demo', 'a'.repeat(200_000)])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
