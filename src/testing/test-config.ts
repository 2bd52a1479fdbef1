import type { Config } from '#server/config.ts'
import { DEFAULT_PERIODS } from '#server/periods.ts'
import { DEFAULT_QUOTAS } from '#server/quotas.ts'

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
    secretKey: 'a secret that only the tests know',
    smtpUrl: undefined,
    mailFrom: { name: 'Escaparate', address: 'no-reply@escaparate.example' },
    logLevel: 'error',
    rateLimits: true,
    ...DEFAULT_PERIODS,
    ...DEFAULT_QUOTAS,
    corsOrigins: [],
    legal: { name: null, id: null, address: null, email: null },
    town: null,

    ...settings,
  }
}
