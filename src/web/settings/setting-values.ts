import { SETTING_NAMES, type SettingName, type SettingValues } from '#contract/settings.ts'
import { SETTINGS_FIELDS, settingOf } from '#contract/settings-fields.ts'
import { switchedOn } from '#web/format/setting.ts'

/** Values as text, as they are typed. */
export type FormValues = Partial<Record<SettingName, string>>

export const LABELS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS_FIELDS[name].label]),
) as Record<SettingName, string>

export function valuesOf(settings: SettingValues, names: readonly SettingName[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, toText(name, settings[name])]))
}

export function changesOf(values: FormValues, from: FormValues): FormValues {
  const names = Object.keys(values) as SettingName[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== from[name]).map((name) => [name, values[name]]),
  )
}

/** Formats a value as in the environment: items separated by commas, `none` if no switch is on. */
function toText(name: SettingName, value: unknown): string {
  if (settingOf(name).kind === 'switches') return switchedOn(name, value).join(', ') || 'none'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

export const zoneOf = (region: string) =>
  region === 'ES-CN' ? 'Atlantic/Canary' : region === '' ? undefined : 'Europe/Madrid'
