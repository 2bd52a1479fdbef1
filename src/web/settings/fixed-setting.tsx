import type { SettingName, Settings } from '#contract/settings.ts'
import { formatSetting } from '#web/format/setting.ts'
import { IconLock } from '#web/ui/icons.ts'
import { LABELS } from './setting-values.ts'
import styles from './settings.module.css'

type FixedSettingProps = { name: SettingName; settings: Settings }

/** A setting of the environment, in the place of its field. */
export function FixedSetting({ name, settings }: FixedSettingProps) {
  return (
    <div className={`grid gap-4 break-anywhere sunken rounded-field ${styles.fixed}`}>
      <span className="strong">{LABELS[name]}</span>
      <span>{formatSetting(name, settings[name])}</span>
      <FixedReason variable={settings.fixed[name]!} />
    </div>
  )
}

export function FixedReason({ variable }: { variable: string }) {
  return (
    <span className={`flex gap-8 note ${styles.reason}`}>
      <IconLock size={20} aria-hidden />
      <span>
        Lo fija <code>{variable}</code> en el servidor: aquí no se puede cambiar.
      </span>
    </span>
  )
}
