import type { MouseEvent } from 'react'
import type { Question } from '#contract/questions.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconPencil,
  IconTrash,
} from '#web/ui/icons.ts'
import styles from './faq.module.css'

type QuestionEntryProps = {
  question: Question
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
  isDeleting: boolean
  onToggle: () => void
  onMove: (step: -1 | 1, button: HTMLElement) => void
  onEdit: () => void
  onDelete: () => void
}

const look = { variant: 'text', size: 'small', className: styles.action } as const

export function QuestionEntry({ question: item, ...props }: QuestionEntryProps) {
  const { id, question, answer } = item
  const heading = headingId(id)
  const move = (step: -1 | 1) => (event: MouseEvent<HTMLElement>) =>
    props.onMove(step, event.currentTarget)
  return (
    <Card as="article">
      <h2 className="small-title">
        <button
          id={heading}
          type="button"
          className={`inset-focus hover-sunken row gap-16 full-width rounded-card ${styles.line}`}
          aria-expanded={props.isOpen}
          aria-controls={`${heading}-contenido`}
          onClick={props.onToggle}
        >
          <span className={`grow min-w-0 strong break-anywhere ${styles.question}`}>
            {question}
          </span>
          <IconChevronDown className={`flex-none ${styles.chevron}`} size={26} aria-hidden />
        </button>
      </h2>
      <div
        id={`${heading}-contenido`}
        className={`unfold ${styles.content}`}
        hidden={!props.isOpen}
      >
        <p className="pre-line measure">{answer}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div role="group" aria-labelledby={heading} className={`cluster gap-4 ${styles.actions}`}>
          <Button {...look} icon={IconArrowUp} aria-disabled={props.isFirst} onClick={move(-1)}>
            Subir
          </Button>
          <Button {...look} icon={IconArrowDown} aria-disabled={props.isLast} onClick={move(1)}>
            Bajar
          </Button>
          <Button
            {...look}
            className={`${styles.action} ${styles.edit}`}
            icon={IconPencil}
            onClick={props.onEdit}
          >
            Editar
          </Button>
          <Button
            {...look}
            variant="danger-text"
            icon={IconTrash}
            isBusy={props.isDeleting}
            busyLabel="Eliminando…"
            onClick={props.onDelete}
          >
            Eliminar
          </Button>
        </div>
      </div>
    </Card>
  )
}

export const headingId = (id: number) => `pregunta-${id}`
