import { DEFAULT_BACKUP } from '#server/config/backup-settings.ts'
import type { Config } from '#server/config/config.ts'
import { openEnvironment } from '#server/config/environment.ts'
import { readMapSettings } from '#server/config/map-settings.ts'
import { readNumbers } from '#server/config/number-settings.ts'

export const DEFAULT_NUMBERS = readNumbers(openEnvironment({}, () => {}))

/** Returns the configuration of a test server, which does not depend on the environment. */
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
    // Owners' changes are published at once; tests of reviews override this.
    demoSettings: { review_fields: [] },
    // No external service: tests that need a map start their own.
    ...readMapSettings(openEnvironment({ TILES_URL: '', GEOCODER_URL: '' }, () => {})),
    ...settings,
  }
}
