import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import styles from './settings.module.css'

type SettingsCardProps = {
  id: string
  title: string
  lead: string
  /** Beside the title: 'Cambiar', or 'Añadir'. */
  action?: { name: string; onPress: () => void } | undefined
  children?: ReactNode
}

/** A card of the screen: what it is, why, and the way to change it. */
export function SettingsCard({ id, title, lead, action, children }: SettingsCardProps) {
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardBody>
          <div className={`stack gap-8 ${styles.settingsSection}`}>
            <div className={`row wrap tap ${styles.top}`}>
              <h2 id={id} className={styles.settingsHeading}>
                {title}
              </h2>
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
            <p className={styles.lead}>{lead}</p>
            {children}
          </div>
        </CardBody>
      </Card>
    </section>
  )
}
