import type { ReactNode } from 'react'
import { RISKY_LABELS, type RiskyField } from '#contract/proposals.ts'
import styles from './changes.module.css'

/** A field of a proposal: its values, and as children its decision or the buttons for it. */
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
