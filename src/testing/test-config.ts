import { DEFAULT_BACKUP } from '#server/config/backup-settings.ts'
import type { Config } from '#server/config/config.ts'
import { readMapSettings } from '#server/config/map-settings.ts'
import { readNumbers } from '#server/config/number-settings.ts'

/** What the settings are that are numbers, unless somebody sets them. */
export const DEFAULT_NUMBERS = readNumbers({}, () => {})

/** The settings of a server under test, none of them from the environment. */
export function testConfig(settings: Partial<Config> & { varDir: string }): Config {
  return {
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'https://escaparate.example',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    photosS3: undefined,
    backup: DEFAULT_BACKUP,
    secretKey: 'a secret that only the tests know',
    metricsToken: undefined,
    smtpUrl: undefined,
    mailFrom: { name: 'Escaparate', address: 'no-reply@escaparate.example' },
    logLevel: 'error',
    rateLimits: true,
    trustedProxies: [],
    ...DEFAULT_NUMBERS,
    corsOrigins: [],
    fixedSettings: {},
    // Owners' changes are public at once, but where a test is about their review.
    demoSettings: { review_fields: [] },
    // Nobody outside is asked: a test that needs a map brings its own.
    ...readMapSettings({ TILES_URL: '', GEOCODER_URL: '' }, () => {}),
    ...settings,
  }
}
