import type { ComponentProps, ReactNode } from 'react'
import { RowCheckbox } from '#web/lists/row-checkbox.tsx'
import { Card } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import styles from './review-entry.module.css'

/** What every entry of the review is told. */
export type EntryProps = {
  isOpen: boolean
  onToggle: () => void
  /** Whether it is among the chosen ones, where it can be chosen. */
  choice: Choice | undefined
}
type Choice = { isChosen: boolean; toggle: () => void }

type ReviewEntryProps = EntryProps & {
  /** The id of its heading. */
  id: string
  name: string
  shop: ComponentProps<typeof Mark>['shop']
  meta: readonly (string | undefined)[]
  state: { tone: ComponentProps<typeof StatusChip>['tone']; word: string }
  /** What unfolds. */
  children: ReactNode
}

/** Something that waits for review or was reviewed, collapsed to a line. */
export function ReviewEntry(props: ReviewEntryProps) {
  const { id, name, shop, meta, state, isOpen, onToggle, choice, children } = props
  return (
    <Card as="article" className={styles.entry}>
      <div className={styles.head}>
        {choice && (
          <RowCheckbox
            label={`Elegir ${name}`}
            checked={choice.isChosen}
            onChange={choice.toggle}
          />
        )}
        <h2 className={styles.heading}>
          <button
            id={id}
            type="button"
            className={styles.line}
            aria-expanded={isOpen}
            aria-controls={`${id}-contenido`}
            onClick={onToggle}
          >
            <Mark shop={shop} size={56} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className="visually-hidden">, </span>
              <span className={styles.meta}>{meta.filter(Boolean).join(' · ')}</span>
              <span className="visually-hidden">, </span>
            </span>
            <span className={styles.status}>
              <StatusChip tone={state.tone}>{state.word}</StatusChip>
            </span>
            <IconChevronDown className={styles.chevron} size={26} aria-hidden />
          </button>
        </h2>
      </div>
      <div id={`${id}-contenido`} className={styles.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Card>
  )
}
