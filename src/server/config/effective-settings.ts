import type { TownOfAddress } from '#contract/address.ts'
import type { LegalIdentity } from '#contract/legal.ts'
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  type SettingValues,
} from '#contract/settings.ts'
import { SETTINGS_FIELDS } from '#contract/settings-fields.ts'
import type { Town } from '#contract/site.ts'
import type { Config } from './config.ts'
import type { Environment } from './environment.ts'
import type { SettingsRow } from './open-settings.ts'

type ConfiguredSettings = Pick<Config, 'fixedSettings' | 'demoSettings'>

export function effectiveSettings(
  { fixedSettings, demoSettings }: ConfiguredSettings,
  { chosen }: Pick<SettingsRow, 'chosen'>,
): SettingValues {
  return { ...DEFAULT_SETTINGS, ...demoSettings, ...validValues(chosen), ...fixedSettings }
}

/** Returns the valid saved values: another version of the program may have saved invalid ones. */
function validValues(chosen: Record<string, unknown>): Partial<SettingValues> {
  const entries = SETTING_NAMES.flatMap((name) => {
    const { success, data } = SETTINGS_FIELDS[name].output.safeParse(chosen[name])
    return success ? [[name, data]] : []
  })
  return Object.fromEntries(entries)
}

export function presentSettings(config: ConfiguredSettings, row: SettingsRow): Settings {
  return {
    ...effectiveSettings(config, row),
    fixed: variablesOf(config),
    guide_step: row.guide_step,
    version: row.version,
  }
}

/** Returns the variables of the environment that fix settings, by setting. */
export function variablesOf({ fixedSettings }: ConfiguredSettings): Settings['fixed'] {
  const names = Object.keys(fixedSettings) as SettingName[]
  return Object.fromEntries(names.map((name) => [name, SETTING_VARIABLES[name]]))
}

/** In addresses, `region` is the province; as a setting, it is the autonomous community. */
export function townOf({ town, province }: SettingValues): Town | null {
  return town === null ? null : { locality: town, region: province }
}

export function townOfAddress(settings: SettingValues): TownOfAddress | null {
  const town = townOf(settings)
  return town && { ...town, postal_codes: settings.postal_codes }
}

export function legalIdentityOf(settings: SettingValues): LegalIdentity {
  const { legal_name, legal_id, legal_address, legal_email } = settings
  return { name: legal_name, id: legal_id, address: legal_address, email: legal_email }
}

export const SETTING_VARIABLES = Object.fromEntries(
  // The variable TOWN may also name the province.
  SETTING_NAMES.map((name) => [name, name === 'province' ? 'TOWN' : name.toUpperCase()]),
) as Record<SettingName, string>

export function readFixedSettings({ text, report }: Environment): Partial<SettingValues> {
  const set = SETTING_NAMES.flatMap((name) => {
    const variable = SETTING_VARIABLES[name]
    const value = text(variable)
    if (value === undefined || variable === 'TOWN') return []
    // Legal settings are not validated, because older versions did not: an update must not prevent the start.
    if (SETTINGS_FIELDS[name].section === 'legal') return [[name, value]]
    const read = SETTINGS_FIELDS[name].input.safeParse(value)
    if (read.success) return [[name, read.data]]
    report(
      variable,
      read.error.issues[0]!.message.replace(/^./, (first) => first.toLowerCase()),
    )
    return []
  })
  return { ...readTown(text('TOWN') ?? '', report), ...Object.fromEntries(set) }
}

/** Parses a town with or without its province, such as 'Vila-real, Castellón'. */
function readTown(text: string, report: Environment['report']): Partial<SettingValues> {
  const [town, ...rest] = text.split(',').map((part) => part.trim())
  if (text.length > 100) report('TOWN', 'debe tener como mucho 100 caracteres')
  if (!town) return {}
  const province = rest.filter(Boolean).join(', ')
  return province ? { town, province } : { town }
}
