import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTINGS_FIELDS } from '#contract/settings-fields.ts'
import { configReader, SECRET } from '#testing/config-reader.ts'
import { DEFAULT_NUMBERS } from '#testing/test-config.ts'
import { DEFAULT_BACKUP } from './backup-settings.ts'
import { SETTING_VARIABLES } from './effective-settings.ts'
import { NUMBERS } from './number-settings.ts'

const { inFolder, read, refusalOf } = configReader()

test('without any setting the site is for this machine alone', () => {
  const { secretKey, ...config } = read({})
  expect(config).toEqual({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    varDir: inFolder(),
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    backup: DEFAULT_BACKUP,
    smtpUrl: undefined,
    mailFrom: { name: 'Escaparate', address: 'no-reply@localhost' },
    logLevel: 'warn',
    rateLimits: true,
    trustedProxies: [],
    ...DEFAULT_NUMBERS,
    tilesUrl: expect.stringMatching(/^https:\/\/www\.ign\.es\/wmts\/ign-base\?.*\{z\}/),
    tilesAttribution: '© Instituto Geográfico Nacional, CC BY 4.0',
    tilesMb: 200,
    tilesDays: 30,
    geocoderUrl: 'https://www.cartociudad.es/geocoder/api/geocoder/find',
    corsOrigins: [],
    fixedSettings: {},
    demoSettings: { town: 'Peñacala', region: 'ES-VC' },
  })
  expect(secretKey.length).toBeGreaterThanOrEqual(32)
})

test.each([
  ['PORT', '8080', { port: 8080, publicUrl: 'http://127.0.0.1:8080' }],
  ['PORT', ' 65535 ', { port: 65535 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::1', { publicUrl: 'http://[::1]:3000' }],
  ['PUBLIC_URL', 'https://calle.example/', { publicUrl: 'https://calle.example' }],
  ['PUBLIC_URL', '', { publicUrl: 'http://127.0.0.1:3000' }],
  ['DATABASE_URL', 'postgres://u:p@db/x', { databaseUrl: 'postgres://u:p@db/x' }],
  ['DATABASE_URL', 'postgresql:///x?host=/run', { databaseUrl: 'postgresql:///x?host=/run' }],
  ['SECRET_KEY', SECRET, { secretKey: SECRET }],
  ['SMTP_URL', 'smtp://mail.example:587', { smtpUrl: 'smtp://mail.example:587' }],
  ['SMTP_URL', 'smtps://u:p@mail.example', { smtpUrl: 'smtps://u:p@mail.example' }],
  [
    'PUBLIC_URL',
    'https://calle.example:8443',
    { mailFrom: { name: 'Escaparate', address: 'no-reply@calle.example' } },
  ],
  ['MAIL_FROM', 'a@b.example', { mailFrom: { name: '', address: 'a@b.example' } }],
  ['MAIL_FROM', 'Cañí <a@b.example>', { mailFrom: { name: 'Cañí', address: 'a@b.example' } }],
  ['MAIL_FROM', '"A, B" <a@b.example>', { mailFrom: { name: 'A, B', address: 'a@b.example' } }],
  ['TRUSTED_PROXIES', '10.0.0.5, fd00::/8', { trustedProxies: ['10.0.0.5', 'fd00::/8'] }],
  ['DATABASE_POOL', '30', { databasePool: 30 }],
  ['TILES_URL', '', { tilesUrl: undefined }],
  ['GEOCODER_URL', ' ', { geocoderUrl: undefined }],
  ['TILES_MB', '0', { tilesMb: 0 }],
  ['PHOTOS_PER_OWNER', '12', { photosPerOwner: 12 }],
  ['PHOTO_MB_PER_OWNER', ' 5 ', { photoMbPerOwner: 5 }],
  ['WRITES_PER_HOUR', '', { writesPerHour: 600 }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  ['RATE_LIMITS', 'off', { rateLimits: false }],
  ['RATE_LIMITS', 'on', { rateLimits: true }],
  [
    'CORS_ORIGINS',
    'https://a.example, http://b.example:81',
    {
      corsOrigins: ['https://a.example', 'http://b.example:81'],
    },
  ],
])('%s=%s is taken', (name, value, expected) => {
  expect(read({ [name]: value })).toMatchObject(expected)
})

test.each([
  ['PORT', '0'],
  ['TIME_ZONE', 'Europe/Peñacala'],
  ['TIME_ZONE', '+01:00'],
  ['REGION', 'Murcia'],
  ['POSTAL_CODES', '30001, 99999'],
  ['CONTACT_EMAIL', 'calle'],
  ['CONTACT_PHONE', '12'],
  ['DUTY_LINK', 'guardias'],
  ['EMBED_HOSTS', 'ejemplo.es, *'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '3000.5'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'calle.example'],
  ['PUBLIC_URL', 'https://calle.example/tienda'],
  ['PUBLIC_URL', 'https://calle.example/?a=1'],
  ['PUBLIC_URL', 'https://ana@calle.example'],
  ['PUBLIC_URL', 'ftp://calle.example'],
  ['DATABASE_URL', 'mysql://db/x'],
  ['DATABASE_URL', 'db'],
  ['DATABASE_DIRECT_URL', 'postgres://u:p@db/x'],
  ['SECRET_KEY', 'x'.repeat(31)],
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Escaparate'],
  ['MAIL_FROM', 'Escaparate <nobody>'],
  ['MAIL_FROM', 'A <a@b.example>, B <b@b.example>'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMITS', 'no'],
  ['METRICS_TOKEN', 'x'.repeat(23)],
  ['DRAIN_SECONDS', '61'],
  ['DATABASE_POOL', '2'],
  ['TILES_URL', 'https://mapas.example/{z}/{x}.png'],
  ['TILES_URL', 'mapas.example/{z}/{x}/{y}'],
  ['GEOCODER_URL', 'ftp://calle.example'],
  ['TILES_DAYS', '0'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, 0.0.0.0/0'],
  ['KEEP_BIN_DAYS', '0'],
  ['KEEP_BIN_DAYS', '1.5'],
  ['KEEP_UNCONFIRMED_DAYS', '2'],
  ['KEEP_ACTIVITY_DAYS', '364'],
  ['KEEP_MAILS_DAYS', 'treinta'],
  ['PHOTOS_PER_OWNER', '0'],
  ['PHOTO_MB_PER_OWNER', '1.5'],
  ['WRITES_PER_HOUR', '9'],
  ['CORS_ORIGINS', 'https://a.example,*'],
  ['CORS_ORIGINS', 'https://a.example/ruta'],
  ['BACKUP_DAILY_AT', '4:00'],
  ['BACKUP_DAILY_AT', '24:00'],
  ['BACKUP_DAILY_TO', 's3://copias/'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEY', 'secreta'],
  ['BACKUP_KEY', `age1${'b'.repeat(58)}`],
  ['SECRET_KEY_FILE', '/no/such/file'],
  ['DATABASE_URL_FILE', '/no/such/file'],
  ['SMTP_URL_FILE', '/no/such/file'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const message = refusalOf({ [name]: value })
  expect(message).toMatch(new RegExp(`^Configuración: ${name} [^;\\n]+\\.$`))
})

describe('of the directory', () => {
  test.each([
    ['KEEP_BIN_DAYS', '7', { keep_bin_days: 7 }],
    ['KEEP_ACTIVITY_DAYS', '730', { keep_activity_days: 730 }],
    ['LEGAL_NAME', ' Asociación de Comercio ', { legal_name: 'Asociación de Comercio' }],
    // Fixed legal settings are not validated: an installation with two addresses in one variable keeps working.
    [
      'LEGAL_EMAIL',
      'a@calle.example o b@calle.example',
      { legal_email: 'a@calle.example o b@calle.example' },
    ],
    ['TOWN', 'Vila-real', { town: 'Vila-real' }],
    ['TOWN', ' Vila-real , Castellón', { town: 'Vila-real', province: 'Castellón' }],
    ['TOWN', '', {}],
    ['TIME_ZONE', ' ', {}],
    ['TIME_ZONE', 'Atlantic/Canary', { time_zone: 'Atlantic/Canary' }],
    ['REGION', 'ES-MC', { region: 'ES-MC' }],
    ['POSTAL_CODES', '30001 30002;30001', { postal_codes: ['30001', '30002'] }],
    ['CONTACT_EMAIL', 'hola@calle.example', { contact_email: 'hola@calle.example' }],
    ['CONTACT_PHONE', '968 12 34 56', { contact_phone: '968123456' }],
    ['EMBED_HOSTS', 'https://Ejemplo.es/', { embed_hosts: ['ejemplo.es'] }],
    ['DUTY_LINK', 'cofrm.com/guardias', { duty_link: 'https://cofrm.com/guardias' }],
  ])('%s=%s sets what is then not chosen on a screen', (name, value, fixedSettings) => {
    expect(read({ [name]: value }).fixedSettings).toEqual(fixedSettings)
  })
})

test('every wrong setting is named at once', () => {
  const message = refusalOf({
    PORT: 'x',
    PUBLIC_URL: 'x',
    DATABASE_URL: 'x',
    SECRET_KEY: 'x',
    LOG_LEVEL: 'x',
    RATE_LIMITS: 'x',
    CORS_ORIGINS: 'x',
  })
  for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SECRET_KEY', 'LOG_LEVEL']) {
    expect(message).toContain(`${name} debe`)
  }
  expect(message).toContain('RATE_LIMITS debe')
  expect(message).toContain('CORS_ORIGINS debe')
  expect(message).not.toContain('\n')
})

test.each([
  ['is one letter', 'x'.repeat(32)],
  ['has few letters', 'abbabaabbaababbaabbaabbaababababb'],
  ['is a word again and again', 'escaparate-'.repeat(4)],
  ['is the digits again and again', '01234567890123456789012345678901'],
])('a SECRET_KEY that %s is refused, with how to make a good one', (_what, key) => {
  expect(refusalOf({ SECRET_KEY: key })).toMatch(
    /^Configuración: SECRET_KEY debe ser al azar.*openssl rand -base64 48/,
  )
})

test.each(['hex', 'base64', 'base64url'] as const)('a random key in %s is good', (encoding) => {
  const key = randomBytes(24).toString(encoding)
  expect(read({ SECRET_KEY: key }).secretKey).toBe(key)
})

test('an error never repeats a secret', () => {
  const message = refusalOf({ SECRET_KEY: 'corta-y-mala', DATABASE_URL: 'mysql://ana:clave@db/x' })
  expect(message).not.toMatch(/corta-y-mala|ana:clave/)
})

describe('secrets in files', () => {
  test.each([
    ['SECRET_KEY', SECRET],
    ['DATABASE_URL', 'postgresql://ana:clave@db/x'],
    ['SMTP_URL', 'smtp://ana:clave@mail.example'],
  ])('%s_FILE names a file with the value', (name, value) => {
    const file = inFolder('secret')
    writeFileSync(file, `${value}\n`)
    const { secretKey, databaseUrl, smtpUrl } = read({ [`${name}_FILE`]: file })
    expect([secretKey, databaseUrl, smtpUrl]).toContain(value)
  })

  test('a bad value in a file is refused like any other', () => {
    const file = inFolder('secret')
    writeFileSync(file, 'corta')
    expect(refusalOf({ SECRET_KEY_FILE: file })).toContain('SECRET_KEY debe')
  })
})

describe('the secret of a machine', () => {
  test('is made once, and nobody else may read it', () => {
    const varDir = inFolder('new', 'var')
    const { secretKey } = read({ VAR_DIR: varDir })
    expect(read({ VAR_DIR: varDir }).secretKey).toBe(secretKey)
    expect(read({ VAR_DIR: inFolder('other') }).secretKey).not.toBe(secretKey)
    expect(statSync(join(varDir, 'secret-key')).mode & 0o777).toBe(0o600)
  })

  test('is refused when its folder cannot be one', () => {
    writeFileSync(inFolder('file'), '')
    expect(refusalOf({ VAR_DIR: inFolder('file') })).toContain('VAR_DIR')
  })
})

describe('in production', () => {
  const complete = {
    NODE_ENV: 'production',
    SECRET_KEY: SECRET,
    PUBLIC_URL: 'https://calle.example',
    SMTP_URL: 'smtp://mail.example',
  }

  test('the secret, the public address and the mail server are enough', () => {
    expect(read(complete)).toMatchObject({
      production: true,
      secretKey: SECRET,
      publicUrl: 'https://calle.example',
      databaseUrl: undefined,
      logLevel: 'info',
      rateLimits: true,
    })
  })

  test('all that is missing is listed at once, and no secret is invented', () => {
    const varDir = inFolder('untouched')
    const message = refusalOf({ NODE_ENV: 'production', RATE_LIMITS: 'off', VAR_DIR: varDir })
    expect(message).toContain('SECRET_KEY falta')
    expect(message).toContain('PUBLIC_URL falta')
    expect(message).toContain('SMTP_URL falta')
    expect(message).toContain('RATE_LIMITS no puede ser off')
    expect(message).not.toContain('\n')
    expect(statSync(varDir, { throwIfNoEntry: false })).toBeUndefined()
  })

  test.each(['SECRET_KEY', 'PUBLIC_URL', 'SMTP_URL'])('an empty %s is a missing one', (name) => {
    expect(refusalOf({ ...complete, [name]: '  ' })).toContain(`${name} falta`)
  })
})

test('.env.example explains every setting', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const sources = ['./config.ts', './map-settings.ts', './backup-settings.ts'].map(read).join('')
  const settings = sources.matchAll(/\b(?:text|parsed|secret)\(\s*'([A-Z0-9_]+)'/g)
  const explained = read('../../../.env.example')
  const ofTheTown = Object.entries(SETTINGS_FIELDS).flatMap(([name, { kind, defaultValue }]) =>
    kind === 'days' ? [`${name.toUpperCase()}=${defaultValue}`] : [],
  )
  const numbers = Object.values(NUMBERS).map(({ name, defaultValue }) => `${name}=${defaultValue}`)
  const named = [...[...settings].map(([, name]) => name), ...Object.values(SETTING_VARIABLES)].map(
    (name) => `${name}=`,
  )
  const missing = [...named, ...ofTheTown, ...numbers].filter(
    (start) => !explained.includes(`#${start}`),
  )
  expect(missing).toEqual([])
})

test('a map of somebody else says whom to name for it', () => {
  const TILES_URL = 'https://mapas.example/{z}/{x}/{y}.png'
  expect(() => read({ TILES_URL })).toThrow('TILES_ATTRIBUTION falta')
  const TILES_ATTRIBUTION = '© Mapas'
  expect(read({ TILES_URL, TILES_ATTRIBUTION })).toMatchObject({
    tilesUrl: TILES_URL,
    tilesAttribution: '© Mapas',
  })
})
