import { MODULE_NAMES, MODULES, type Modules } from '#contract/modules.ts'
import { formatCount } from '#contract/numbers.ts'
import { RISKY_LABELS } from '#contract/proposals.ts'
import { REGIONS } from '#contract/regions.ts'
import { SETTING_NAMES, type SettingName, type SettingValues } from '#contract/settings.ts'
import { isPeriod, SETTINGS_FIELDS } from '#contract/settings-fields.ts'
import { formatPhone } from '#web/format/phone.ts'

/** As they are typed. */
export type FormValues = Partial<Record<SettingName, string>>

export const LABELS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS_FIELDS[name].label]),
) as Record<SettingName, string>

export function valuesOf(settings: SettingValues, names: readonly SettingName[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, typed(settings[name])]))
}

/** What differs from these values. */
export function changesOf(values: FormValues, from: FormValues): FormValues {
  const names = Object.keys(values) as SettingName[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== from[name]).map((name) => [name, values[name]]),
  )
}

/** A setting in words; nothing where it is not set. */
export function formatSetting(name: SettingName, settings: SettingValues): string {
  if (name === 'region') return settings.region === null ? '' : REGIONS[settings.region]
  if (name === 'time_zone') return zoneName(settings.time_zone)
  if (name === 'contact_phone') return formatPhone(settings.contact_phone ?? '')
  if (name === 'review_fields') {
    return settings.review_fields.map((field) => RISKY_LABELS[field]).join(', ') || 'Ninguno'
  }
  if (name === 'modules') {
    return (
      onIn(settings.modules)
        .map((one) => MODULES[one].label)
        .join(', ') || 'Ninguna'
    )
  }
  if (isPeriod(name)) return formatCount(settings[name], 'día', 'días')
  return typed(settings[name])
}

function typed(value: SettingValues[SettingName]): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object' && value !== null) return onIn(value).join(', ') || 'none'
  return String(value ?? '')
}

const onIn = (modules: Modules) => MODULE_NAMES.filter((name) => modules[name])

/** The zones of Spain, as people call them. */
const ZONES: Record<string, string> = {
  'Europe/Madrid': 'Hora peninsular',
  'Atlantic/Canary': 'Hora de Canarias, una menos',
}

const zoneName = (zone: string) => ZONES[zone] ?? zone

/** To choose from: those of Spain, and the present one. */
export function zoneOptions(present: string) {
  return [...new Set([...Object.keys(ZONES), present])].map((value) => ({
    value,
    name: zoneName(value),
  }))
}

/** Whose clock a community has, as far as it is not left to choose. */
export const zoneOf = (region: string) =>
  region === 'ES-CN' ? 'Atlantic/Canary' : region === '' ? undefined : 'Europe/Madrid'
