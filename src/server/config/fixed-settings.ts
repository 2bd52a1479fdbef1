import type { SettingName, SettingValues } from '#contract/settings.ts'
import { PERIODS, type PeriodName, SETTINGS_FIELDS } from '#contract/settings-fields.ts'
import { readNumbers } from './number-settings.ts'
import type { Report } from './url-settings.ts'

/** The variables of the environment that set them. What is set there wins. */
export const SETTING_VARIABLES = {
  town: 'TOWN',
  // 'Vila-real, Castellón': what follows the comma.
  province: 'TOWN',
  postal_codes: 'POSTAL_CODES',
  region: 'REGION',
  time_zone: 'TIME_ZONE',
  legal_name: 'LEGAL_NAME',
  legal_id: 'LEGAL_ID',
  legal_address: 'LEGAL_ADDRESS',
  legal_email: 'LEGAL_EMAIL',
  contact_email: 'CONTACT_EMAIL',
  contact_phone: 'CONTACT_PHONE',
  duty_link: 'DUTY_LINK',
  embed_hosts: 'EMBED_HOSTS',
  review_fields: 'REVIEW_FIELDS',
  modules: 'MODULES',
  ...(Object.fromEntries(Object.keys(PERIODS).map((name) => [name, name.toUpperCase()])) as Record<
    PeriodName,
    string
  >),
} as const satisfies Record<SettingName, string>

/** The settings that the environment sets; an empty variable sets none. Wrong ones are reported. */
export function readFixedSettings(env: NodeJS.ProcessEnv, report: Report): Partial<SettingValues> {
  return {
    ...readTown(env, report),
    ...readLegal(env),
    ...readChecked(env, report),
    ...readPeriods(env, report),
  }
}

/** 'Vila-real, Castellón': the town and, after a comma, its province. */
function readTown({ TOWN = '' }: NodeJS.ProcessEnv, report: Report): Partial<SettingValues> {
  const [town, ...rest] = TOWN.split(',').map((part) => part.trim())
  if (TOWN.length > 100) report('TOWN', 'debe tener como mucho 100 caracteres')
  if (!town) return {}
  const province = rest.filter(Boolean).join(', ')
  return province ? { town, province } : { town }
}

const LEGAL = ['legal_name', 'legal_id', 'legal_address', 'legal_email'] as const

/** As they are written: they were never checked, and a start that worked has to work. */
function readLegal(env: NodeJS.ProcessEnv): Partial<SettingValues> {
  return valuesOf(LEGAL, (_name, text) => text, env)
}

const CHECKED = [
  'postal_codes',
  'region',
  'time_zone',
  'contact_email',
  'contact_phone',
  'duty_link',
  'embed_hosts',
  'review_fields',
  'modules',
] as const

function readChecked(env: NodeJS.ProcessEnv, report: Report): Partial<SettingValues> {
  return valuesOf(
    CHECKED,
    (name, text) => {
      const read = SETTINGS_FIELDS[name].input.safeParse(text)
      if (read.success) return read.data
      const [issue] = read.error.issues
      report(
        SETTING_VARIABLES[name],
        issue!.message.replace(/^./, (first) => first.toLowerCase()),
      )
      return undefined
    },
    env,
  )
}

function readPeriods(env: NodeJS.ProcessEnv, report: Report): Partial<SettingValues> {
  const set = Object.entries(PERIODS).filter(([name]) => env[name.toUpperCase()]?.trim())
  const numbers = set.map(([key, period]) => [key, { name: key.toUpperCase(), ...period }])
  return readNumbers(Object.fromEntries(numbers), 'un número de días', env, report)
}

function valuesOf<Name extends SettingName>(
  names: readonly Name[],
  read: (name: Name, text: string) => unknown,
  env: NodeJS.ProcessEnv,
): Partial<SettingValues> {
  const set = names.flatMap((name) => {
    const text = env[SETTING_VARIABLES[name]]?.trim()
    const value = text ? read(name, text) : undefined
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(set)
}
