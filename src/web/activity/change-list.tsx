import type { ReactNode } from 'react'
import { IconArrowRight } from '#web/ui/icons.ts'
import styles from './activity.module.css'
import type { Change } from './fields.ts'

type ChangeListProps = {
  changes: readonly Change[]
  /** Returns a button for a change. */
  actionOf?: ((change: Change) => ReactNode) | undefined
}

/** Lists changed fields with their values before and after. */
export function ChangeList({ changes, actionOf }: ChangeListProps) {
  return (
    <dl className={`mt-4 small loose ${styles.changes}`}>
      {changes.map((change) => (
        <div className="grid gap-12 py-2" key={change.name}>
          <dt className="muted">{change.label}</dt>
          <dd className="min-w-0 pre-line">
            <ChangeWords {...change} />
            {actionOf?.(change)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ChangeWords({ from, to }: Change) {
  if (from === undefined || to === undefined) return <LongText text={from ?? to ?? ''} />
  return (
    <>
      <span className="muted">
        <span className="visually-hidden">de </span>
        <LongText text={from} />
      </span>
      <IconArrowRight size={18} className={styles.arrow} aria-hidden />
      <span>
        <span className="visually-hidden"> a </span>
        <LongText text={to} />
      </span>
    </>
  )
}

/** Shows a short text completely, and of a long one the beginning, which unfolds. */
function LongText({ text }: { text: string }) {
  if (text.length <= LONG) return text
  return (
    <details className={styles.long}>
      <summary>{`${text.slice(0, SHOWN).trimEnd()}…`}</summary>
      {text}
    </details>
  )
}

const LONG = 160
const SHOWN = 120
