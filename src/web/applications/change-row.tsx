import type { ReactNode } from 'react'
import { RISKY_LABELS, type RiskyField } from '#contract/proposals.ts'
import styles from './changes.module.css'

/** One field of a change: its values, and beside them what is to be decided or was. */
export function ChangeRow({ field, children }: { field: RiskyField; children: ReactNode }) {
  return (
    <section
      className={`grid align-start gap-16 line-bottom ${styles.change}`}
      aria-label={RISKY_LABELS[field]}
    >
      <h3 className="small-title">{RISKY_LABELS[field]}</h3>
      {children}
    </section>
  )
}
