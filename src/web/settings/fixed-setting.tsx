import type { SettingName, Settings } from '#contract/settings.ts'
import { formatSetting } from '#web/format/setting.ts'
import { IconLock } from '#web/ui/icons.ts'
import { LABELS } from './setting-values.ts'

type FixedSettingProps = { name: SettingName; settings: Settings }

/** Shows a setting that the environment fixes, instead of its field. */
export function FixedSetting({ name, settings }: FixedSettingProps) {
  return (
    <div className="grid gap-4 px-16 py-12 break-anywhere sunken outlined rounded-field">
      <span className="strong">{LABELS[name]}</span>
      <span>{formatSetting(name, settings[name])}</span>
      <FixedReason variable={settings.fixed[name]!} />
    </div>
  )
}

export function FixedReason({ variable }: { variable: string }) {
  return (
    <span className="icon-line note">
      <IconLock size={20} aria-hidden />
      <span>
        Lo fija <code>{variable}</code> en el servidor: aquí no se puede cambiar.
      </span>
    </span>
  )
}
