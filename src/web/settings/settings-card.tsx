import { type ReactNode, useState } from 'react'
import { isOnPhone } from '#web/forms/use-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import styles from './settings.module.css'

type SettingsCardProps = {
  id: string
  title: string
  lead: string
  /** The button: 'Cambiar' or 'Añadir'. */
  action?: { name: string; onPress: () => void } | undefined
  children?: ReactNode
}

/** A card of the settings: title, reason, and a button to change them. On phones at most one is unfolded. */
export function SettingsCard({ id, title, lead, action, children }: SettingsCardProps) {
  const [isFolded] = useState(isOnPhone)
  return (
    <section aria-labelledby={id}>
      <details name={isFolded ? 'ajustes' : undefined} open={!isFolded} className="card fold">
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
