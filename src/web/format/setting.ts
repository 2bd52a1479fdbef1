import { formatCount } from '#contract/numbers.ts'
import type { SettingName } from '#contract/settings.ts'
import { settingOf } from '#contract/settings-fields.ts'
import { formatPhone } from './phone.ts'

/** Formats the value of a setting; '' if it is not set. */
export function formatSetting(name: SettingName, value: unknown): string {
  const setting = settingOf(name)
  if (value === null) return ''
  switch (setting.kind) {
    case 'text':
      return setting.type === 'tel' ? formatPhone(String(value)) : String(value)
    case 'list':
      return (value as string[]).join(', ')
    case 'choice':
      return setting.names[String(value)] ?? String(value)
    case 'switches': {
      const on = switchedOn(name, value).map((one) => setting.options[one]!.label)
      return on.join(', ') || setting.none
    }
    case 'days':
      return formatCount(Number(value), 'día', 'días')
  }
}

/** Returns the names of the options of a setting that are switched on. */
export function switchedOn(name: SettingName, value: unknown): string[] {
  const setting = settingOf(name)
  if (setting.kind !== 'switches') return []
  const isOn = Array.isArray(value)
    ? (one: string) => value.includes(one)
    : (one: string) => (value as Record<string, boolean>)[one]
  return Object.keys(setting.options).filter(isOn)
}
