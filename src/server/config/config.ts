import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SettingValues } from '#contract/settings.ts'
import { StartupError } from '../process/startup-error.ts'
import { type BackupSettings, readBackupSettings } from './backup-settings.ts'
import { DEMO_SETTINGS } from './demo-settings.ts'
import { readFixedSettings } from './effective-settings.ts'
import { type Mailbox, mailDomain, parseMailbox } from './mail-address.ts'
import { type MapSettings, readMapSettings } from './map-settings.ts'
import { type Numbers, readNumbers } from './number-settings.ts'
import { readPhotosS3, type S3Settings } from './s3-settings.ts'
import { secretKeyError } from './secret-key.ts'
import { trustedProxiesOf } from './trusted-proxies.ts'
import { databaseUrlsOf, isSmtpUrl, originOf, originsOf, type Report } from './url-settings.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** Minimum length in characters. It has to be long, because wrong tokens are not counted. */
const MIN_TOKEN_LENGTH = 24

/** All settings, read once at start; nothing else reads the environment. */
export type Config = Numbers &
  MapSettings & {
    production: boolean
    host: string
    port: number
    /** Absolute path of the folder for the embedded database, photos and mails. */
    varDir: string
    /** Origin of the site as browsers see it, without a final slash. */
    publicUrl: string
    /** Undefined: the embedded database. */
    databaseUrl: string | undefined
    /**
     * Address of the same database for migrations and LISTEN: without a connection pooler, or with a role that may
     * alter tables. Undefined: `databaseUrl`.
     */
    databaseDirectUrl: string | undefined
    /** Undefined: photos are stored under `varDir`. */
    photosS3: S3Settings | undefined
    backup: BackupSettings
    secretKey: string
    /** Bearer token for reading `/metrics` from another machine. */
    metricsToken: string | undefined
    /** Undefined: mails are written to a folder of `varDir`. */
    smtpUrl: string | undefined
    mailFrom: Mailbox
    logLevel: (typeof LOG_LEVELS)[number]
    rateLimits: boolean
    /** Proxies on other machines whose X-Forwarded-For is trusted. Proxies on this machine always are. */
    trustedProxies: string[]
    /** Other origins whose pages may call the API from a browser. */
    corsOrigins: string[]
    /** Directory settings that the environment sets; they cannot be changed on the settings screen. */
    fixedSettings: Partial<SettingValues>
    /** Default directory settings outside production: those of the demo data. */
    demoSettings: Partial<SettingValues>
  }

/**
 * Reads the configuration, or throws `StartupError` with one line that names every wrong or missing
 * setting. `X_FILE` names a file that contains the value of a secret `X`.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  const production = env.NODE_ENV === 'production'
  const report = (name: string, rule: string) => {
    problems.push(`${name} ${rule}`)
  }
  const secret = (name: string) => secretValue(env, name, report)

  const host = env.HOST?.trim() || '127.0.0.1'
  const port = portOf(env.PORT, report)
  const publicUrl = originOf(env.PUBLIC_URL, report)
  const storage = readStorage(env, report)
  const logLevel = oneOf(
    'LOG_LEVEL',
    env.LOG_LEVEL,
    LOG_LEVELS,
    production ? 'info' : 'warn',
    report,
  )
  const rateLimits = oneOf('RATE_LIMITS', env.RATE_LIMITS, ['on', 'off'], 'on', report) === 'on'
  const numbers = readNumbers(env, report)
  const map = readMapSettings(env, report)
  const trustedProxies = trustedProxiesOf(env.TRUSTED_PROXIES, report)
  const corsOrigins = originsOf(env.CORS_ORIGINS, report)
  const secretKey = secret('SECRET_KEY')
  const smtpUrl = secret('SMTP_URL')
  const metricsToken = secret('METRICS_TOKEN')
  const mailFrom = mailFromOf(env.MAIL_FROM, report)
  const fixedSettings = readFixedSettings(env, report)

  const secretProblem = secretKey && secretKeyError(secretKey)
  if (secretProblem) report('SECRET_KEY', secretProblem)
  if (production && secretKey === undefined) report('SECRET_KEY', 'falta')
  if (production && !env.PUBLIC_URL?.trim()) report('PUBLIC_URL', 'falta')
  if (metricsToken !== undefined && metricsToken.length < MIN_TOKEN_LENGTH) {
    report('METRICS_TOKEN', `debe tener al menos ${MIN_TOKEN_LENGTH} caracteres`)
  }
  if (smtpUrl !== undefined && !isSmtpUrl(smtpUrl)) {
    report('SMTP_URL', 'debe ser una dirección como smtp://usuario:clave@servidor:587')
  }
  if (production && smtpUrl === undefined) report('SMTP_URL', 'falta')
  if (production && !rateLimits) report('RATE_LIMITS', 'no puede ser off en producción')
  if (problems.length > 0) throw new StartupError(`Configuración: ${problems.join('; ')}.`)

  const origin = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return {
    production,
    host,
    port,
    ...storage,
    publicUrl: origin,
    secretKey: secretKey ?? storedSecret(storage.varDir),
    metricsToken,
    smtpUrl,
    mailFrom: mailFrom ?? { name: 'Escaparate', address: `no-reply@${mailDomain(origin)}` },
    logLevel,
    rateLimits,
    trustedProxies,
    ...numbers,
    ...map,
    corsOrigins,
    fixedSettings,
    demoSettings: production ? {} : DEMO_SETTINGS,
  }
}

/** Reads where data and their backups are stored. */
function readStorage(env: NodeJS.ProcessEnv, report: Report) {
  const secret = (name: string) => secretValue(env, name, report)
  const photosS3 = readPhotosS3(env, secret('PHOTOS_S3_SECRET'), report)
  const backupSecrets = { key: secret('BACKUP_KEY'), s3Secret: secret('BACKUP_S3_SECRET') }
  return {
    varDir: resolve(env.VAR_DIR?.trim() || 'var'),
    ...databaseUrlsOf(secret('DATABASE_URL'), secret('DATABASE_DIRECT_URL'), report),
    photosS3,
    backup: readBackupSettings(env, backupSecrets, photosS3, report),
  }
}

/** Reads what commands for database and photos need. Throws `StartupError` at the first wrong setting. */
export function readStorageConfig(env: NodeJS.ProcessEnv) {
  const storage = readStorage(env, (name, rule) => {
    throw new StartupError(`Configuración: ${name} ${rule}.`)
  })
  return {
    ...storage,
    // A wrong directory setting must not prevent a backup.
    fixedSettings: readFixedSettings(env, () => {}),
    demoSettings: env.NODE_ENV === 'production' ? {} : DEMO_SETTINGS,
  }
}

export type StorageConfig = ReturnType<typeof readStorageConfig>

function secretValue(env: NodeJS.ProcessEnv, name: string, report: Report): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name]?.trim() || undefined
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    report(`${name}_FILE`, `no se puede leer (${file})`)
    return undefined
  }
}

function portOf(value: string | undefined, report: Report): number {
  const port = Number(value?.trim() || 3000)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  report('PORT', 'debe ser un número entre 1 y 65535')
  return 0
}

function mailFromOf(value: string | undefined, report: Report): Mailbox | undefined {
  if (!value?.trim()) return undefined
  const mailbox = parseMailbox(value.trim())
  if (mailbox === undefined) {
    report('MAIL_FROM', 'debe ser un remitente como Escaparate <correo@tienda.example>')
  }
  return mailbox
}

function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
  fallback: T,
  report: Report,
): T {
  const chosen = value?.trim() || fallback
  const known = allowed.find((one) => one === chosen)
  if (known === undefined) report(name, `debe ser uno de: ${allowed.join(', ')}`)
  return known ?? fallback
}

/** Outside production: generates the secret key once and stores it, so that sessions outlive a restart. */
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
