import type { ReactNode } from 'react'
import type { Settings } from '#contract/settings.ts'
import { formatSetting } from '#web/format/setting.ts'
import { FixedReason } from './fixed-setting.tsx'
import { namesOf, type Section } from './sections.ts'
import { LABELS } from './setting-values.ts'
import styles from './settings.module.css'
import { SettingsCard } from './settings-card.tsx'

type SectionCardProps = {
  section: Section
  settings: Settings
  onChange: () => void
  children?: ReactNode
}

/** Shows the values of a section, with a button to change them. */
export function SectionCard({ section, settings, onChange, children }: SectionCardProps) {
  const { id, title, lead } = section
  const names = namesOf(section)
  const isAllFixed = names.every((name) => settings.fixed[name])
  const action = isAllFixed ? undefined : { name: 'Cambiar', onPress: onChange }
  return (
    <SettingsCard id={id} title={title} lead={lead} action={action}>
      <dl className="container mt-8">
        {names.map((name) => (
          <div key={name} className={styles.row}>
            <dt>{LABELS[name]}</dt>
            <dd>
              {formatSetting(name, settings[name]) || <span className="note">Sin poner</span>}
              {settings.fixed[name] && <FixedReason variable={settings.fixed[name]} />}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </SettingsCard>
  )
}
