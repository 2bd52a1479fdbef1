import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import styles from './entry.module.css'

type FoldingCardProps = {
  /** Of the button in its heading, for the focus. */
  id: string
  /** What is read while it is folded. */
  line: ReactNode
  /** Before the line: a box to choose it. */
  choice?: ReactNode
  isOpen: boolean
  onToggle: () => void
  className?: string | undefined
  lineClass: string | undefined
  contentClass: string | undefined
  /** What unfolds. */
  children: ReactNode
}

/** A card that is folded to a line, its heading. */
export function FoldingCard(props: FoldingCardProps) {
  const { id, isOpen, className } = props
  return (
    <Card as="article" {...(className && { className })}>
      <div className="row">
        {props.choice}
        <h2 className={`grow min-w-0 ${styles.foldingCardHeading}`}>
          <button
            id={id}
            type="button"
            className={`row gap-16 full-width rounded-card ${styles.line} ${props.lineClass}`}
            aria-expanded={isOpen}
            aria-controls={`${id}-contenido`}
            onClick={props.onToggle}
          >
            {props.line}
            <IconChevronDown className={styles.foldingCardChevron} size={26} aria-hidden />
          </button>
        </h2>
      </div>
      <div
        id={`${id}-contenido`}
        className={`${styles.content} ${props.contentClass}`}
        hidden={!isOpen}
      >
        {props.children}
      </div>
    </Card>
  )
}
