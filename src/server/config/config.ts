import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from '../process/startup-error.ts'
import { readBackupSettings } from './backup-settings.ts'
import { DEMO_SETTINGS } from './demo-settings.ts'
import { readFixedSettings } from './effective-settings.ts'
import {
  type Environment,
  listOf,
  oneOf,
  openEnvironment,
  parseOrigin,
  wholeNumber,
} from './environment.ts'
import { mailDomain, parseMailbox } from './mail-address.ts'
import { readMapSettings } from './map-settings.ts'
import { readNumbers } from './number-settings.ts'
import { readPhotosS3 } from './s3-settings.ts'
import { secretKeyError } from './secret-key.ts'
import { parseNetwork } from './trusted-proxies.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** Characters. Long, because wrong tokens have no rate limit. */
const MIN_TOKEN_LENGTH = 24

export type Config = ReturnType<typeof readConfig>

/** Reads the environment. Throws `StartupError` with one line that names every wrong or missing setting. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const problems: string[] = []
  const environment = openEnvironment(env, (name, rule) => problems.push(`${name} ${rule}`))
  const { text, parsed, secret, report } = environment
  const production = env.NODE_ENV === 'production'
  const host = text('HOST') ?? '127.0.0.1'
  const port = parsed('PORT', wholeNumber(1, 65_535), 'debe ser un número entre 1 y 65535') ?? 3000
  const publicUrl =
    parsed('PUBLIC_URL', parseOrigin, WRONG_URL) ??
    `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const storage = readStorage(environment)
  const secretKey = secret('SECRET_KEY')
  const secretProblem = secretKey && secretKeyError(secretKey)
  if (secretProblem) report('SECRET_KEY', secretProblem)
  const rateLimits =
    parsed('RATE_LIMITS', oneOf(['on', 'off']), 'debe ser uno de: on, off') !== 'off'
  const config = {
    production,
    host,
    port,
    ...storage,
    /** Origin of the site as browsers see it, without a final slash. */
    publicUrl,
    /** Bearer token for `/metrics` from another machine. */
    metricsToken: secret(
      'METRICS_TOKEN',
      ({ length }) => length >= MIN_TOKEN_LENGTH,
      `debe tener al menos ${MIN_TOKEN_LENGTH} caracteres`,
    ),
    /** Undefined: mails are written to a folder of `varDir`. */
    smtpUrl: secret('SMTP_URL', isSmtpUrl, WRONG_SMTP),
    mailFrom: parsed('MAIL_FROM', parseMailbox, WRONG_SENDER) ?? {
      name: 'Escaparate',
      address: `no-reply@${mailDomain(publicUrl)}`,
    },
    logLevel:
      parsed('LOG_LEVEL', oneOf(LOG_LEVELS), `debe ser uno de: ${LOG_LEVELS.join(', ')}`) ??
      (production ? 'info' : 'warn'),
    rateLimits,
    /** Proxies on other machines whose X-Forwarded-For is trusted. */
    trustedProxies: parsed('TRUSTED_PROXIES', listOf(parseNetwork), WRONG_PROXIES) ?? [],
    ...readNumbers(environment),
    ...readMapSettings(environment),
    /** Other origins whose pages may call the API from a browser. */
    corsOrigins: parsed('CORS_ORIGINS', listOf(parseOrigin), WRONG_ORIGINS) ?? [],
    fixedSettings: readFixedSettings(environment),
    demoSettings: production ? {} : DEMO_SETTINGS,
  }
  if (production) {
    if (secretKey === undefined) report('SECRET_KEY', 'falta')
    if (text('PUBLIC_URL') === undefined) report('PUBLIC_URL', 'falta')
    if (config.smtpUrl === undefined) report('SMTP_URL', 'falta')
    if (!rateLimits) report('RATE_LIMITS', 'no puede ser off en producción')
  }
  if (problems.length > 0) throw new StartupError(`Configuración: ${problems.join('; ')}.`)
  return { ...config, secretKey: secretKey ?? storedSecret(storage.varDir) }
}

const WRONG_URL = 'debe ser una dirección como https://tienda.example, sin ruta'
const WRONG_SMTP = 'debe ser una dirección como smtp://usuario:clave@servidor:587'
const WRONG_SENDER = 'debe ser un remitente como Escaparate <correo@tienda.example>'
const WRONG_ORIGINS = 'debe ser una lista de direcciones separadas por comas, sin rutas'
const WRONG_PROXIES =
  'debe ser una lista de direcciones IP o redes separadas por comas, como 10.0.0.5, 192.168.1.0/24'
const WRONG_DATABASE = 'debe ser una dirección como postgresql://usuario:clave@servidor/base'

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value)
  return Boolean(url?.hostname) && /^smtps?:$/.test(url!.protocol)
}

const isDatabaseUrl = (value: string) => /^postgres(ql)?:\/\/./.test(value)

function readStorage(environment: Environment) {
  const { text, secret, report } = environment
  const photosS3 = readPhotosS3(environment)
  const databaseUrl = secret('DATABASE_URL', isDatabaseUrl, WRONG_DATABASE)
  const databaseDirectUrl = secret('DATABASE_DIRECT_URL', isDatabaseUrl, WRONG_DATABASE)
  if (databaseDirectUrl !== undefined && databaseUrl === undefined) {
    report('DATABASE_DIRECT_URL', 'necesita también DATABASE_URL')
  }
  return {
    /** Absolute path of the folder for the embedded database, photos and mails. */
    varDir: resolve(text('VAR_DIR') ?? 'var'),
    databaseUrl,
    /** The same database without a connection pooler, or for a role that may alter tables. Undefined: `databaseUrl`. */
    databaseDirectUrl,
    /** Undefined: photos are stored under `varDir`. */
    photosS3,
    backup: readBackupSettings(environment, photosS3),
  }
}

/** Reads only what commands such as a backup need. Throws for the first problem. */
export function readStorageConfig(env: NodeJS.ProcessEnv) {
  const environment = openEnvironment(env, (name, rule) => {
    throw new StartupError(`Configuración: ${name} ${rule}.`)
  })
  return {
    ...readStorage(environment),
    // A wrong variable of these settings must not prevent a backup.
    fixedSettings: readFixedSettings(openEnvironment(env, () => {})),
    demoSettings: env.NODE_ENV === 'production' ? {} : DEMO_SETTINGS,
  }
}

export type StorageConfig = ReturnType<typeof readStorageConfig>

/** Generates the secret key once and stores it, so that sessions outlive a restart. */
function storedSecret(varDir: string): string {
  const file = join(varDir, 'secret-key')
  try {
    mkdirSync(varDir, { recursive: true })
    if (!existsSync(file)) {
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
    }
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new StartupError(`No se puede escribir en la carpeta de datos (VAR_DIR): ${varDir}.`)
  }
}
