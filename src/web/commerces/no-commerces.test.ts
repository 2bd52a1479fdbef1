import { expect, test } from 'vitest'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { noCommerces } from './no-commerces.ts'

test('whoever runs the directory is not sent to themselves', () => {
  expect(noCommerces(OWNER).sentence).toContain('quien lleva el directorio')
  expect(noCommerces(ADMINISTRATOR).sentence).not.toContain('quien lleva el directorio')
})
