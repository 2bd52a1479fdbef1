import { z } from 'zod'
import { mail, phone, webUrl } from './contact-fields.ts'
import type { FieldTable } from './field-table.ts'
import { asList, digitsAsNumber, MAX_ITEMS, orNull, text } from './fields.ts'
import { modulesInput, modulesOutput } from './modules.ts'
import { RISKY_FIELDS } from './proposals.ts'
import { REGION_CODES } from './regions.ts'

/** For how many days something is kept, or holds: `usual` unless somebody chooses. */
type Period = { usual: number; least: number; most: number }

/** By their fields. Their names in the environment are the same in capitals: `KEEP_BIN_DAYS`. */
export const PERIODS = {
  /** Unconfirmed registrations. The link that confirms one is valid for three days. */
  keep_unconfirmed_days: { usual: 30, least: 3, most: 3650 },
  /** Deleted rows, which can be restored until then. */
  keep_bin_days: { usual: 30, least: 1, most: 365 },
  /** Audit events. A trigger forbids to delete them within a year. */
  keep_activity_days: { usual: 365, least: 365, most: 3650 },
  /** Strangers' messages and reports, after their answer. */
  keep_messages_days: { usual: 365, least: 1, most: 3650 },
  /** Sent mails: recipient and subject. */
  keep_mails_days: { usual: 30, least: 1, most: 365 },
  /** Ended sessions, with their browser and times. */
  keep_sessions_days: { usual: 30, least: 1, most: 365 },
  /** Hashed IP addresses from which an account signed in. */
  keep_addresses_days: { usual: 90, least: 1, most: 365 },
  /** Attempts that rate limits count, by IP address. Longer than any of them looks back. */
  keep_attempts_days: { usual: 1, least: 1, most: 30 },
  /** A shop's data, before its owner is asked whether they are still right. */
  confirm_data_days: { usual: 183, least: 30, most: 3650 },
} as const satisfies Record<string, Period>

export type PeriodName = keyof typeof PERIODS

export const isPeriod = (name: string): name is PeriodName => Object.hasOwn(PERIODS, name)

/** Nobody but administrators reads settings as such, and there is one row to order. */
const OF_OFFICE = { isPublic: false, isSortable: false } as const
const line = { ...OF_OFFICE, output: z.string().nullable() } as const

const POSTAL_CODES = 'Escribe códigos postales de cinco cifras, separados por comas'
const HOSTS = 'Escribe nombres de webs como www.ejemplo.es, separados por comas'
const REVIEW = `Elige entre ${RISKY_FIELDS.join(', ')}, o ninguno`
const WRONG_ZONE = 'Debe ser una zona horaria como Europe/Madrid'

/** What is about the town, and is no matter of the server that it runs on. */
export const SETTINGS_FIELDS = {
  town: {
    ...line,
    input: text('Escribe el nombre del municipio', 80),
    label: 'Municipio',
    phrase: 'el municipio',
  },
  province: {
    ...line,
    input: orNull(text('Escribe la provincia o la isla', 80)),
    label: 'Provincia o isla',
    phrase: 'la provincia',
  },
  postal_codes: {
    ...OF_OFFICE,
    input: z.preprocess(
      codesOf,
      z
        .array(
          z
            .string()
            .regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, POSTAL_CODES)
            .meta({ examples: ['12540'] }),
          POSTAL_CODES,
        )
        .max(100, 'Escribe como máximo 100 códigos postales'),
    ),
    output: z.array(z.string()),
    label: 'Códigos postales',
    phrase: 'los códigos postales',
  },
  region: {
    ...OF_OFFICE,
    input: orNull(z.enum(REGION_CODES, 'Elige la comunidad autónoma')),
    output: z.enum(REGION_CODES).nullable(),
    label: 'Comunidad autónoma',
    phrase: 'la comunidad autónoma',
  },
  time_zone: {
    ...OF_OFFICE,
    input: text('Elige la zona horaria', 64)
      .refine(isTimeZone, WRONG_ZONE)
      .meta({ description: 'Un nombre de la base de datos IANA, como Europe/Madrid' }),
    output: z.string(),
    label: 'Zona horaria',
    phrase: 'la zona horaria',
  },
  legal_name: {
    ...line,
    input: orNull(text('Escribe el nombre de quien responde', 120)),
    label: 'Nombre o razón social',
    phrase: 'el nombre de quien responde',
  },
  legal_id: {
    ...line,
    input: orNull(text('Escribe el NIF', 20)),
    label: 'NIF',
    phrase: 'el NIF de quien responde',
  },
  legal_address: {
    ...line,
    input: orNull(text('Escribe el domicilio', 200)),
    label: 'Domicilio',
    phrase: 'el domicilio de quien responde',
  },
  legal_email: {
    ...line,
    input: orNull(mail('Escribe un correo electrónico')),
    label: 'Correo para asuntos legales',
    phrase: 'el correo de quien responde',
  },
  contact_email: {
    ...line,
    input: orNull(mail('Escribe un correo electrónico')),
    label: 'Correo de contacto',
    phrase: 'el correo de contacto',
  },
  contact_phone: {
    ...line,
    input: orNull(phone('Escribe un teléfono')),
    label: 'Teléfono de contacto',
    phrase: 'el teléfono de contacto',
  },
  duty_link: {
    ...line,
    input: orNull(webUrl('Escribe la dirección de la página, por ejemplo cofcastellon.org')),
    label: 'Página de la provincia',
    phrase: 'la página de las farmacias de guardia',
  },
  /** Whose pages may show the lists of `/incrustar/`: nobody's where there is none. */
  embed_hosts: {
    ...OF_OFFICE,
    input: z.preprocess(
      hostsOf,
      z
        .array(
          z
            .string()
            .max(253, HOSTS)
            .regex(/^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+(:\d{1,5})?$/, HOSTS)
            .meta({ examples: ['www.ejemplo.es'] }),
          HOSTS,
        )
        .max(20, 'Escribe como máximo 20 webs'),
    ),
    output: z.array(z.string()),
    label: 'Webs que pueden mostrarlo',
    phrase: 'las webs que pueden mostrar el directorio',
  },
  /** Which changes of owners wait for the office: none means that everything is public at once. */
  review_fields: {
    ...OF_OFFICE,
    input: z.preprocess(
      fieldsOf,
      z
        .array(z.enum(RISKY_FIELDS, REVIEW), REVIEW)
        .max(MAX_ITEMS, REVIEW)
        .transform((names) => RISKY_FIELDS.filter((name) => names.includes(name))),
    ),
    output: z.array(z.enum(RISKY_FIELDS)),
    label: 'Cambios que necesitan tu visto bueno',
    phrase: 'los cambios que se revisan antes',
  },
  /** Which parts of the directory there are. */
  modules: {
    ...OF_OFFICE,
    input: modulesInput,
    output: modulesOutput,
    label: 'Partes del directorio',
    phrase: 'las partes del directorio',
  },
  keep_unconfirmed_days: period('keep_unconfirmed_days', 'los registros sin confirmar'),
  keep_bin_days: period('keep_bin_days', 'la papelera'),
  keep_activity_days: period('keep_activity_days', 'el registro de actividad'),
  keep_messages_days: period('keep_messages_days', 'los mensajes respondidos'),
  keep_mails_days: period('keep_mails_days', 'los correos enviados'),
  keep_sessions_days: period('keep_sessions_days', 'las sesiones cerradas'),
  keep_addresses_days: period('keep_addresses_days', 'las direcciones conocidas'),
  keep_attempts_days: period('keep_attempts_days', 'los intentos fallidos'),
  confirm_data_days: period('confirm_data_days', 'los datos sin confirmar'),
} as const satisfies FieldTable

function period(name: PeriodName, kept: string) {
  const { least, most } = PERIODS[name]
  const wrong = `Debe ser un número de días entre ${least} y ${most}`
  return {
    ...OF_OFFICE,
    input: z.preprocess(digitsAsNumber, z.int(wrong).min(least, wrong).max(most, wrong)),
    output: z.int(),
    label: kept.charAt(0).toLocaleUpperCase('es') + kept.slice(1),
    phrase: `el plazo de ${kept}`,
  } as const
}

/** By its name in the IANA database. Intl takes offsets too, whose sign PostgreSQL reads the other way round. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('es', { timeZone: name })
    return /^[a-z]/i.test(name)
  } catch {
    return false
  }
}

/** A list, or what somebody types: '12540, 12541'. */
function codesOf(value: unknown): unknown {
  const words = wordsOf(value)
  return words ? [...new Set(words)] : value
}

/** A list, or what somebody copies: 'https://www.ejemplo.es/, ejemplo.es'. */
function hostsOf(value: unknown): unknown {
  const words = wordsOf(value)
  return words ? [...new Set(words.map(hostOf))] : value
}

/** As browsers write it, of an address too: 'peñacala.es' is 'xn--peacala-8za.es'. */
function hostOf(word: string): string {
  const address = `https://${word.replace(/^https?:\/\//i, '')}`
  return URL.canParse(address) ? new URL(address).host : word
}

/** A list, or what stands in the environment: 'name, photo', 'none'. */
function fieldsOf(value: unknown): unknown {
  return wordsOf(value)?.filter((word) => word !== 'none') ?? value
}

/** Undefined: too long, or of something else than texts and numbers. */
function wordsOf(value: unknown): string[] | undefined {
  const given = asList(value)
  if (given.length > MAX_ITEMS) return undefined
  if (!given.every((one: unknown) => typeof one === 'string' || typeof one === 'number'))
    return undefined
  const text = given.join(',')
  return text.length > 5000 ? undefined : text.split(/[\s,;]+/).filter(Boolean)
}
