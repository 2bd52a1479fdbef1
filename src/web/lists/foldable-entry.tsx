import type { ReactNode } from 'react'
import { IconChevronDown } from '#web/ui/icons.ts'
import styles from './entry.module.css'

type FoldableEntryProps = {
  /** Of its heading, for the focus. */
  id: string
  title: string
  /** What it waits for, for readers: 'Sin responder'; undefined: nothing. */
  waitsFor: string | undefined
  /** Who wrote it, and when. */
  meta: ReactNode
  time: string
  /** What they wrote: how it begins, and all of it where unfolded. */
  text: string
  /** What follows it where it is unfolded. */
  more: ReactNode
  /** At its side: what is to be done, or was. */
  state: ReactNode
  isOpen: boolean
  onToggle: () => void
}

/** One entry of a list of what people wrote. */
export function FoldableEntry(props: FoldableEntryProps) {
  const { id, waitsFor, isOpen } = props
  return (
    <article className={`grid relative gap-24 ${styles.entry}`}>
      {waitsFor !== undefined && <span className={styles.waiting} aria-hidden />}
      <div>
        <h2 className={styles.heading}>
          <button
            id={id}
            type="button"
            className={`row relative gap-8 strong break-anywhere bare ${styles.subject}`}
            aria-expanded={isOpen}
            aria-controls={`${id}-contenido`}
            onClick={props.onToggle}
          >
            {waitsFor !== undefined && <span className="visually-hidden">{waitsFor}: </span>}
            <span>{props.title}</span>
            <IconChevronDown className={styles.chevron} size={24} aria-hidden />
          </button>
        </h2>
        <p className="mt-6 note">
          {props.meta} <span className={styles.time}>{props.time}</span>
        </p>
        <div id={`${id}-contenido`} className="stack gap-16 mt-6">
          <p className={isOpen ? styles.fullText : styles.excerpt}>{props.text}</p>
          {isOpen && props.more}
        </div>
      </div>
      <div className={`flex column gap-10 ${styles.state}`}>{props.state}</div>
    </article>
  )
}

/** What was done, where there is nothing more to do. */
export function EntryDone({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="row gap-6 muted small">
      {icon}
      {children}
    </p>
  )
}
