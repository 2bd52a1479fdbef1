import type { ComponentProps, ReactNode } from 'react'
import { FoldingCard } from '#web/lists/folding-card.tsx'
import { RowCheckbox } from '#web/lists/row-checkbox.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import styles from './review-entry.module.css'

/** Props of every entry of the review. */
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
    <FoldingCard
      id={id}
      className={styles.entry}
      lineClass={styles.line}
      contentClass={styles.content}
      choice={
        choice && (
          <RowCheckbox
            label={`Elegir ${name}`}
            checked={choice.isChosen}
            onChange={choice.toggle}
          />
        )
      }
      line={
        <>
          <Mark shop={shop} size={56} />
          <span className={`grid grow min-w-0 ${styles.words}`}>
            <span className={styles.name}>{name}</span>
            <span className="visually-hidden">, </span>
            <span className="note">{meta.filter(Boolean).join(' · ')}</span>
            <span className="visually-hidden">, </span>
          </span>
          <span className={styles.status}>
            <StatusChip tone={state.tone}>{state.word}</StatusChip>
          </span>
        </>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {isOpen && children}
    </FoldingCard>
  )
}
