import type { ReactNode } from 'react'
import type { Checked } from '#contract/status.ts'
import { Card } from '#web/ui/card.tsx'
import { IconCheck, IconCircleCheck } from '#web/ui/icons.ts'
import { ToneIcon } from '#web/ui/status-chip.tsx'
import styles from './status.module.css'

type WellListProps = {
  checks: readonly Checked[]
  isAll: boolean
  /** Actions below the list. */
  children: ReactNode
}

/** Lists the checks without a problem. */
export function WellList({ checks, isAll, children }: WellListProps) {
  return (
    <section aria-labelledby="bien">
      {!isAll && (
        <h2 id="bien" className="mb-12">
          Lo que está bien
        </h2>
      )}
      <Card className="grid gap-20 p-16 justify-items-start">
        {isAll && (
          <div className={`grid align-center gap-16 ${styles.told}`}>
            <ToneIcon tone="good" icon={IconCircleCheck} />
            <div>
              <h2 id="bien" className="name">
                Todo está bien
              </h2>
              <p className="muted">No tienes que hacer nada. Esto es lo que se ha mirado:</p>
            </div>
          </div>
        )}
        <ul className={`grid gap-8 gap-x-20 justify-self-stretch ${styles.checks}`}>
          {checks.map(({ check, name }) => (
            <li className="row gap-8" key={check}>
              <IconCheck className="ok-text" size={22} stroke={2.4} aria-hidden />
              {name}
            </li>
          ))}
        </ul>
        {children}
      </Card>
    </section>
  )
}
