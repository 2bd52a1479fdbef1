import { SETTING_NAMES, type SettingName, type SettingValues } from '#contract/settings.ts'
import { SETTINGS_FIELDS } from '#contract/settings-fields.ts'
import type { Report } from './url-settings.ts'

/** The environment variable of each setting. Its value wins over the one saved in the database. */
export const SETTING_VARIABLES = Object.fromEntries(
  // 'Vila-real, Castellón': what follows the comma is the province.
  SETTING_NAMES.map((name) => [name, name === 'province' ? 'TOWN' : name.toUpperCase()]),
) as Record<SettingName, string>

/** The settings that the environment sets; an empty variable sets none. Wrong ones are reported. */
export function readFixedSettings(env: NodeJS.ProcessEnv, report: Report): Partial<SettingValues> {
  const set = SETTING_NAMES.flatMap((name) => {
    const text = env[SETTING_VARIABLES[name]]?.trim()
    if (!text || SETTING_VARIABLES[name] === 'TOWN') return []
    // Legal settings were never validated: an installation that starts today has to start after an update.
    if (SETTINGS_FIELDS[name].section === 'legal') return [[name, text]]
    const read = SETTINGS_FIELDS[name].input.safeParse(text)
    if (read.success) return [[name, read.data]]
    const [issue] = read.error.issues
    report(
      SETTING_VARIABLES[name],
      issue!.message.replace(/^./, (first) => first.toLowerCase()),
    )
    return []
  })
  return { ...readTown(env, report), ...Object.fromEntries(set) }
}

/** 'Vila-real, Castellón': the town and, after a comma, its province. */
function readTown({ TOWN = '' }: NodeJS.ProcessEnv, report: Report): Partial<SettingValues> {
  const [town, ...rest] = TOWN.split(',').map((part) => part.trim())
  if (TOWN.length > 100) report('TOWN', 'debe tener como mucho 100 caracteres')
  if (!town) return {}
  const province = rest.filter(Boolean).join(', ')
  return province ? { town, province } : { town }
}
