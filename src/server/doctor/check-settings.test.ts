import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SECRET } from '#testing/config-reader.ts'
import { isGood, problemOf } from '#testing/findings.ts'
import { checkSettings } from './check-settings.ts'

describe('the settings', () => {
  const env = {
    NODE_ENV: 'production',
    SECRET_KEY: SECRET,
    PUBLIC_URL: 'https://tiendas.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Tiendas <hola@tiendas.example>',
  }
  const check = (more: Record<string, string>) => checkSettings({ ...env, ...more }).findings

  test('that are complete are good', () => isGood(check({})))

  test.each([
    ['a weak secret', { SECRET_KEY: 'escaparate-'.repeat(4) }, 'SECRET_KEY debe ser al azar'],
    ['a secret that is too short', { SECRET_KEY: 'clave' }, 'al menos 32 caracteres'],
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL falta'],
    ['no public address', { PUBLIC_URL: '' }, 'PUBLIC_URL falta'],
    ['http in production', { PUBLIC_URL: 'http://tiendas.example' }, 'sin cifrar'],
    ['no sender', { MAIL_FROM: '' }, 'MAIL_FROM falta: los correos salen de no-reply@'],
    ['a proxy elsewhere that is not believed', { HOST: '0.0.0.0' }, 'TRUSTED_PROXIES falta'],
  ])('with %s are told', (_what, wrong, said) => {
    expect(problemOf(check(wrong))).toContain(said)
  })

  test('with several faults are told one by one', () => {
    const findings = check({ PORT: 'x', LOG_LEVEL: 'loud' })
    expect(findings.map(({ problem }) => problem)).toEqual([
      'PORT debe ser un número entre 1 y 65535.',
      expect.stringMatching(/^LOG_LEVEL debe ser uno de: .+\.$/),
    ])
  })

  test('that trust the proxy elsewhere, or listen on this machine alone, are good', () => {
    isGood(check({ HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.5' }))
    isGood(check({ HOST: '127.0.0.1' }))
  })

  test('are only read: no secret is made for those that need none yet', () => {
    isGood(checkSettings({ VAR_DIR: '/no/such/folder' }).findings)
    expect(existsSync('/no/such/folder')).toBe(false)
  })
})
