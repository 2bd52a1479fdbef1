import type { TownOfAddress } from '#contract/address.ts'
import type { LegalIdentity } from '#contract/legal.ts'
import {
  SETTING_NAMES,
  type SettingName,
  type Settings,
  type SettingValues,
  USUAL_SETTINGS,
} from '#contract/settings.ts'
import { SETTINGS_FIELDS } from '#contract/settings-fields.ts'
import type { Town } from '#contract/site.ts'
import type { Config } from './config.ts'
import type { Environment } from './environment.ts'
import type { SettingsRow } from './open-settings.ts'

type ConfiguredSettings = Pick<Config, 'fixedSettings' | 'demoSettings'>

/** Returns the settings in force. The environment wins over saved values, and these over the defaults. */
export function effectiveSettings(
  { fixedSettings, demoSettings }: ConfiguredSettings,
  { chosen }: Pick<SettingsRow, 'chosen'>,
): SettingValues {
  return { ...USUAL_SETTINGS, ...demoSettings, ...readable(chosen), ...fixedSettings }
}

/** Returns the valid saved values: another version of the program may have saved invalid ones. */
function readable(chosen: Record<string, unknown>): Partial<SettingValues> {
  const read = SETTING_NAMES.map(
    (name) => [name, SETTINGS_FIELDS[name].output.safeParse(chosen[name])] as const,
  )
  return Object.fromEntries(
    read.flatMap(([name, { success, data }]) => (success ? [[name, data]] : [])),
  )
}

/** Returns the settings as `GET /api/settings/` sends them. */
export function presentSettings(config: ConfiguredSettings, row: SettingsRow): Settings {
  return {
    ...effectiveSettings(config, row),
    fixed: fixedBy(config),
    guide_step: row.guide_step,
    version: row.version,
  }
}

/** Returns the names of the settings that the environment sets, each with its variable. */
export function fixedBy({ fixedSettings }: ConfiguredSettings): Settings['fixed'] {
  const names = Object.keys(fixedSettings) as SettingName[]
  return Object.fromEntries(names.map((name) => [name, SETTING_VARIABLES[name]]))
}

/** The town as in a postal address. */
export function townOf({ town, province }: SettingValues): Town | null {
  return town === null ? null : { locality: town, region: province }
}

/** The town with its postal codes, for addresses. */
export function townOfAddress(settings: SettingValues): TownOfAddress | null {
  const town = townOf(settings)
  return town && { ...town, postal_codes: settings.postal_codes }
}

export function legalIdentityOf(settings: SettingValues): LegalIdentity {
  const { legal_name, legal_id, legal_address, legal_email } = settings
  return { name: legal_name, id: legal_id, address: legal_address, email: legal_email }
}

/** The environment variable of each setting. Its value wins over the one saved in the database. */
export const SETTING_VARIABLES = Object.fromEntries(
  // 'Vila-real, Castellón': what follows the comma is the province.
  SETTING_NAMES.map((name) => [name, name === 'province' ? 'TOWN' : name.toUpperCase()]),
) as Record<SettingName, string>

/** The settings that the environment sets; an empty variable sets none. Wrong ones are reported. */
export function readFixedSettings({ text, report }: Environment): Partial<SettingValues> {
  const set = SETTING_NAMES.flatMap((name) => {
    const given = text(SETTING_VARIABLES[name])
    if (given === undefined || SETTING_VARIABLES[name] === 'TOWN') return []
    // Legal settings were never validated: an installation that starts today has to start after an update.
    if (SETTINGS_FIELDS[name].section === 'legal') return [[name, given]]
    const read = SETTINGS_FIELDS[name].input.safeParse(given)
    if (read.success) return [[name, read.data]]
    const [issue] = read.error.issues
    report(
      SETTING_VARIABLES[name],
      issue!.message.replace(/^./, (first) => first.toLowerCase()),
    )
    return []
  })
  return { ...readTown(text('TOWN') ?? '', report), ...Object.fromEntries(set) }
}

/** 'Vila-real, Castellón': the town and, after a comma, its province. */
function readTown(typed: string, report: Environment['report']): Partial<SettingValues> {
  const [town, ...rest] = typed.split(',').map((part) => part.trim())
  if (typed.length > 100) report('TOWN', 'debe tener como mucho 100 caracteres')
  if (!town) return {}
  const province = rest.filter(Boolean).join(', ')
  return province ? { town, province } : { town }
}
