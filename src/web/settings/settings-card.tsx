import { type ReactNode, useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import { formatSetting } from '#web/format/setting.ts'
import { isOnPhone } from '#web/forms/use-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { IconChevronDown, IconLock } from '#web/ui/icons.ts'
import { LABELS, namesOf, type Section } from './sections.ts'
import styles from './settings.module.css'

type SettingsCardProps = {
  id: string
  title: string
  lead: string
  action?: { name: string; onPress: () => void } | undefined
  children?: ReactNode
}

/** A card of the settings. On phones all cards are folded at first, and opening one folds the others. */
export function SettingsCard({ id, title, lead, action, children }: SettingsCardProps) {
  const [isFolded] = useState(isOnPhone)
  return (
    <section aria-labelledby={id}>
      <details name={isFolded ? 'ajustes' : undefined} open={!isFolded} className="card">
        <summary className={`row between gap-16 py-12 tap-large ${styles.inset}`}>
          <h2 id={id} className="name">
            {title}
          </h2>
          <IconChevronDown size={24} className="flex-none" aria-hidden />
        </summary>
        <div className={`stack gap-8 ${styles.inset} ${styles.contents}`}>
          <div className="cluster between gap-8 gap-x-16">
            <p className={`muted ${styles.lead}`}>{lead}</p>
            {action && (
              <Button
                variant="soft"
                size="small"
                aria-label={`${action.name}: ${title}`}
                onClick={action.onPress}
              >
                {action.name}
              </Button>
            )}
          </div>
          {children}
        </div>
      </details>
    </section>
  )
}

type SectionCardProps = {
  section: Section
  settings: Settings
  onChange: () => void
  children?: ReactNode
}

export function SectionCard({ section, settings, onChange, children }: SectionCardProps) {
  const names = namesOf(section)
  const isAllFixed = names.every((name) => settings.fixed[name])
  const action = isAllFixed ? undefined : { name: 'Cambiar', onPress: onChange }
  return (
    <SettingsCard {...section} action={action}>
      <dl className="container mt-8">
        {names.map((name) => (
          <div key={name} className={`grid gap-4 gap-x-20 py-14 line-top ${styles.row}`}>
            <dt className="muted">{LABELS[name]}</dt>
            <dd className="grid gap-4 strong">
              {formatSetting(name, settings[name]) || (
                <span className="note regular">Sin poner</span>
              )}
              {settings.fixed[name] && <FixedReason variable={settings.fixed[name]} />}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </SettingsCard>
  )
}

export function FixedReason({ variable }: { variable: string }) {
  return (
    <span className="icon-line note regular">
      <IconLock size={20} aria-hidden />
      <span>
        Lo fija <code>{variable}</code> en el servidor: aquí no se puede cambiar.
      </span>
    </span>
  )
}
