import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { SettingValues } from '#contract/settings.ts'
import { type Config, readConfig } from '../config/config.ts'
import { StartupError } from '../process/startup-error.ts'
import { bad, type Finding, finding, good } from './finding.ts'

const NAME = 'Configuración'

/** Returns a finding for each setting that the start would refuse. */
export function checkSettings(env: NodeJS.ProcessEnv): { config?: Config; findings: Finding[] } {
  // Outside production, reading would create and store a key: the doctor creates nothing.
  const SECRET_KEY = env.SECRET_KEY?.trim() || randomBytes(48).toString('base64url')
  try {
    const config = readConfig(env.NODE_ENV === 'production' ? env : { ...env, SECRET_KEY })
    return { config, findings: [good(NAME), ...checkAdvice(config, env)] }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    const rules = error.message.replace(/^Configuración: /, '').replace(/\.$/, '')
    const cure =
      'Corrígelo en .env (cada ajuste se explica en .env.example) y ejecuta esto otra vez.'
    return { findings: rules.split('; ').map((rule) => bad(NAME, `${rule}.`, cure)) }
  }
}

/** Checks valid settings that are rarely intended. */
function checkAdvice(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  if (!config.production) return []
  return [checkHttps(config), checkSender(config, env), checkProxy(config)]
}

export function checkHttps({ publicUrl }: Config): Finding {
  return finding(
    'Conexión cifrada',
    !publicUrl.startsWith('https:') &&
      `PUBLIC_URL es ${publicUrl}: las contraseñas viajan sin cifrar.`,
    'Pon delante un proxy con certificado (deploy/) y cambia PUBLIC_URL a https://….',
  )
}

function checkSender({ mailFrom }: Config, env: NodeJS.ProcessEnv): Finding {
  return finding(
    'Remitente del correo',
    !env.MAIL_FROM?.trim() &&
      `MAIL_FROM falta: los correos salen de ${mailFrom.address}, que quizá no existe.`,
    'Pon en MAIL_FROM una dirección que tu servidor de correo deje usar.',
  )
}

function checkProxy({ host, trustedProxies }: Config): Finding {
  const isLocal = host === 'localhost' || host === '::1' || (isIP(host) && host.startsWith('127.'))
  return finding(
    'Proxy',
    !isLocal &&
      trustedProxies.length === 0 &&
      `HOST es ${host} y TRUSTED_PROXIES falta: a un proxy de otra máquina no se le cree, y todo el pueblo comparte los límites de una sola dirección.`,
    'Pon en TRUSTED_PROXIES la dirección del proxy; si está en esta máquina, HOST=127.0.0.1.',
  )
}

/** Data about the owner of a site that the law requires the site to publish. */
const LEGAL = {
  legal_name: 'el nombre',
  legal_id: 'el NIF',
  legal_address: 'el domicilio',
  legal_email: 'el correo',
} as const

export function checkLegal(settings: SettingValues): Finding {
  const missing = Object.entries(LEGAL).flatMap(([name, label]) =>
    settings[name as keyof typeof LEGAL] === null ? [label] : [],
  )
  return finding(
    'Aviso legal',
    missing.length > 0 &&
      `El aviso legal no dice quién responde del directorio: falta ${missing.join(', ')}.`,
    'Quien administra lo escribe en «Ajustes del directorio».',
  )
}

export function checkTown({ town }: SettingValues): Finding {
  return finding(
    'Municipio',
    town === null && 'Los mapas no saben de qué pueblo son los comercios.',
    'Quien administra lo escribe en «Ajustes del directorio».',
  )
}
