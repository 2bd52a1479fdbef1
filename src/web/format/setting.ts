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
      const labels = switchedOn(name, value).map((option) => setting.options[option]!.label)
      return labels.join(', ') || setting.none
    }
    case 'days':
      return formatCount(Number(value), 'día', 'días')
  }
}

/** Returns the options that are on. `value`: a list of these options, or an object with a boolean for each option. */
export function switchedOn(name: SettingName, value: unknown): string[] {
  const setting = settingOf(name)
  if (setting.kind !== 'switches') return []
  const isOn = Array.isArray(value)
    ? (option: string) => value.includes(option)
    : (option: string) => (value as Record<string, boolean>)[option]
  return Object.keys(setting.options).filter(isOn)
}
