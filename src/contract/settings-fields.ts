import { z } from 'zod'
import { mail, phone, webUrl } from './contact-fields.ts'
import type { Field } from './field-table.ts'
import { asList, digitsAsNumber, MAX_ITEMS, orNull, someOf, text } from './fields.ts'
import { ALL_MODULES, MODULES, modulesInput, modulesOutput } from './modules.ts'
import { RISKY, RISKY_FIELDS, type RiskyField } from './proposals.ts'
import { REGION_CODES, REGIONS } from './regions.ts'
import { capitalize } from './spanish.ts'

type Kind =
  | { kind: 'text'; type?: 'email' | 'tel'; isRequired?: true }
  | { kind: 'list' }
  /** `none`: the text for no choice. A stored value that is not in `names` can be chosen, too. */
  | { kind: 'choice'; names: Readonly<Record<string, string>>; none?: string }
  /** A list of the options that are on, or an object with a boolean for each. */
  | { kind: 'switches'; options: Readonly<Record<string, Option>>; none: string }
  | { kind: 'days'; min: number; max: number }

type Option = { label: string; help: string }

type Setting = Field &
  Kind & {
    /** Section of the settings screen: a card with its settings in the order of the table. */
    section: string
    defaultValue: unknown
    help?: string
  }

const line = { kind: 'text', output: z.string().nullable(), defaultValue: null } as const
const list = { kind: 'list', output: z.array(z.string()), defaultValue: [] as string[] } as const

const POSTAL_CODES = 'Escribe códigos postales de cinco cifras, separados por comas'
const HOSTS = 'Escribe nombres de webs como www.ejemplo.es, separados por comas'
const postalCode = z
  .string()
  .regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, POSTAL_CODES)
  .meta({ examples: ['12540'] })
const host = z
  .string()
  .max(253, HOSTS)
  .regex(/^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+(:\d{1,5})?$/, HOSTS)
  .meta({ examples: ['www.ejemplo.es'] })
const REVIEW = `Elige entre ${RISKY_FIELDS.join(', ')}, o ninguno`

const ZONES = {
  'Europe/Madrid': 'Hora peninsular',
  'Atlantic/Canary': 'Hora de Canarias, una menos',
}

/** Help texts of periods, by the data that are kept. */
const PERIODS = {
  'los registros sin confirmar': 'Las de quien se registró y no abrió su enlace.',
  'la papelera': 'Lo eliminado, que hasta entonces se puede recuperar.',
  'el registro de actividad': 'Quién hizo qué. Nunca menos de un año.',
  'los mensajes respondidos':
    'Lo que escriben los vecinos, también los problemas, desde que se les responde.',
  'los correos enviados': 'A quién se escribió y con qué asunto.',
  'las sesiones cerradas': 'Cuándo y con qué navegador se entró.',
  'las direcciones conocidas':
    'La huella cifrada de la dirección desde la que alguien inicia sesión.',
  'los intentos fallidos': 'Las direcciones que se equivocan de contraseña.',
  'los datos sin confirmar': 'Desde la última vez que alguien los cambió o dijo que siguen igual.',
}

/** An environment variable with the name in capitals overrides a setting; `TOWN` also sets the province. */
export const SETTINGS_FIELDS = {
  town: {
    ...line,
    section: 'town',
    input: text('Escribe el nombre del municipio', 80),
    label: 'Municipio',
    phrase: 'el municipio',
    isRequired: true,
  },
  province: {
    ...line,
    section: 'town',
    input: orNull(text('Escribe la provincia o la isla', 80)),
    label: 'Provincia o isla',
    phrase: 'la provincia',
  },
  postal_codes: {
    ...list,
    section: 'town',
    input: z.preprocess(
      codesOf,
      z.array(postalCode, POSTAL_CODES).max(100, 'Escribe como máximo 100 códigos postales'),
    ),
    label: 'Códigos postales',
    phrase: 'los códigos postales',
    help: 'Separados por comas: 12540, 12541',
  },
  region: {
    section: 'place',
    kind: 'choice',
    names: REGIONS,
    none: 'Sin responder',
    input: orNull(z.enum(REGION_CODES, 'Elige la comunidad autónoma')),
    output: z.enum(REGION_CODES).nullable(),
    defaultValue: null,
    label: 'Comunidad autónoma',
    phrase: 'la comunidad autónoma',
  },
  time_zone: {
    section: 'place',
    kind: 'choice',
    names: ZONES,
    input: text('Elige la zona horaria', 64)
      .refine(isTimeZone, 'Debe ser una zona horaria como Europe/Madrid')
      .meta({ description: 'Un nombre de la base de datos IANA, como Europe/Madrid' }),
    output: z.string(),
    defaultValue: 'Europe/Madrid',
    label: 'Zona horaria',
    phrase: 'la zona horaria',
    help: 'La del reloj del pueblo.',
  },
  legal_name: {
    ...line,
    section: 'legal',
    input: orNull(text('Escribe el nombre de quien responde', 120)),
    label: 'Nombre o razón social',
    phrase: 'el nombre de quien responde',
    help: 'De una persona, una asociación o un ayuntamiento.',
  },
  legal_id: {
    ...line,
    section: 'legal',
    input: orNull(text('Escribe el NIF', 20)),
    label: 'NIF',
    phrase: 'el NIF de quien responde',
  },
  legal_address: {
    ...line,
    section: 'legal',
    input: orNull(text('Escribe el domicilio', 200)),
    label: 'Domicilio',
    phrase: 'el domicilio de quien responde',
    help: 'Calle, número y municipio.',
  },
  legal_email: {
    ...line,
    section: 'legal',
    type: 'email',
    input: orNull(mail('Escribe un correo electrónico')),
    label: 'Correo para asuntos legales',
    phrase: 'el correo de quien responde',
  },
  contact_email: {
    ...line,
    section: 'contact',
    type: 'email',
    input: orNull(mail('Escribe un correo electrónico')),
    label: 'Correo de contacto',
    phrase: 'el correo de contacto',
  },
  contact_phone: {
    ...line,
    section: 'contact',
    type: 'tel',
    input: orNull(phone('Escribe un teléfono')),
    label: 'Teléfono de contacto',
    phrase: 'el teléfono de contacto',
    help: 'Con o sin espacios: 964 12 34 56',
  },
  duty_link: {
    ...line,
    section: 'duty',
    input: orNull(webUrl('Escribe la dirección de la página, por ejemplo cofcastellon.org')),
    label: 'Página de la provincia',
    phrase: 'la página de las farmacias de guardia',
    help: 'La del colegio de farmacéuticos, o la del ayuntamiento.',
  },
  /** Hosts whose pages may embed `/incrustar/`. */
  embed_hosts: {
    ...list,
    section: 'embedding',
    input: z.preprocess(hostsOf, z.array(host, HOSTS).max(20, 'Escribe como máximo 20 webs')),
    label: 'Webs que pueden mostrarlo',
    phrase: 'las webs que pueden mostrar el directorio',
    help: 'Separadas por comas: www.ejemplo.es, ejemplo.es',
  },
  review_fields: {
    section: 'review',
    kind: 'switches',
    options: RISKY,
    none: 'Ninguno',
    input: z.preprocess(fieldsOf, someOf(RISKY_FIELDS, REVIEW)),
    output: z.array(z.enum(RISKY_FIELDS)),
    defaultValue: [...RISKY_FIELDS] as RiskyField[],
    label: 'Cambios que necesitan tu visto bueno',
    phrase: 'los cambios que se revisan antes',
  },
  modules: {
    section: 'modules',
    kind: 'switches',
    options: MODULES,
    none: 'Ninguna',
    input: modulesInput,
    output: modulesOutput,
    defaultValue: ALL_MODULES,
    label: 'Partes del directorio',
    phrase: 'las partes del directorio',
  },
  /** At least 3 days, because the link that confirms a registration is valid for 3 days. */
  keep_unconfirmed_days: days('los registros sin confirmar', 30, [3, 3650]),
  keep_bin_days: days('la papelera', 30, [1, 365]),
  /** At least a year: a trigger forbids deleting younger events. */
  keep_activity_days: days('el registro de actividad', 365, [365, 3650]),
  /** Messages after their answer, and reports after their decision. */
  keep_messages_days: days('los mensajes respondidos', 365, [1, 3650]),
  keep_mails_days: days('los correos enviados', 30, [1, 365]),
  keep_sessions_days: days('las sesiones cerradas', 30, [1, 365]),
  keep_addresses_days: days('las direcciones conocidas', 90, [1, 365]),
  /** At least a day, because rate limits count the attempts of shorter periods. */
  keep_attempts_days: days('los intentos fallidos', 1, [1, 30]),
  confirm_data_days: {
    ...days('los datos sin confirmar', 183, [30, 3650]),
    section: 'freshness',
  },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingSection = (typeof SETTINGS_FIELDS)[keyof typeof SETTINGS_FIELDS]['section']

export const settingOf = (name: keyof typeof SETTINGS_FIELDS): Setting => SETTINGS_FIELDS[name]

function days(subject: keyof typeof PERIODS, usual: number, range: readonly [number, number]) {
  const [min, max] = range
  const message = `Debe ser un número de días entre ${min} y ${max}`
  return {
    kind: 'days',
    section: 'periods',
    defaultValue: usual,
    min,
    max,
    input: z.preprocess(digitsAsNumber, z.int(message).min(min, message).max(max, message)),
    output: z.int(),
    label: capitalize(subject),
    phrase: `el plazo de ${subject}`,
    help: `${PERIODS[subject]} De ${min} a ${max} días; lo habitual, ${usual}.`,
  } as const
}

/** Intl accepts offsets, too, but PostgreSQL reads their sign reversed. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('es', { timeZone: name })
    return /^[a-z]/i.test(name)
  } catch {
    return false
  }
}

function codesOf(value: unknown): unknown {
  const words = wordsOf(value)
  return words ? [...new Set(words)] : value
}

function hostsOf(value: unknown): unknown {
  const words = wordsOf(value)
  return words ? [...new Set(words.map(hostOf))] : value
}

/** Returns the host of a name or URL as browsers send it: 'peñacala.es' is 'xn--peacala-8za.es'. */
function hostOf(word: string): string {
  const address = `https://${word.replace(/^https?:\/\//i, '')}`
  return URL.canParse(address) ? new URL(address).host : word
}

function fieldsOf(value: unknown): unknown {
  return wordsOf(value)?.filter((word) => word !== 'none') ?? value
}

function wordsOf(value: unknown): string[] | undefined {
  const items = asList(value)
  if (items.length > MAX_ITEMS) return undefined
  if (!items.every((item: unknown) => typeof item === 'string' || typeof item === 'number'))
    return undefined
  const text = items.join(',')
  return text.length > 5000 ? undefined : text.split(/[\s,;]+/).filter(Boolean)
}
