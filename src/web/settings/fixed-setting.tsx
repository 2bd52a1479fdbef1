import type { SettingName, Settings } from '#contract/settings.ts'
import { IconLock } from '#web/ui/icons.ts'
import styles from './section-fields.module.css'
import { formatSetting, LABELS } from './setting-values.ts'

type FixedSettingProps = { name: SettingName; settings: Settings }

/** A setting of the environment, in the place of its field. */
export function FixedSetting({ name, settings }: FixedSettingProps) {
  return (
    <div className={styles.fixed}>
      <span className={styles.label}>{LABELS[name]}</span>
      <span>{formatSetting(name, settings)}</span>
      <FixedReason variable={settings.fixed[name]!} />
    </div>
  )
}

export function FixedReason({ variable }: { variable: string }) {
  return (
    <span className={styles.reason}>
      <IconLock size={20} aria-hidden />
      <span>
        Lo fija <code>{variable}</code> en el servidor: aquí no se puede cambiar.
      </span>
    </span>
  )
}
