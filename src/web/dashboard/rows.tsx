import type { ComponentProps, ReactNode, Ref } from 'react'
import { Card } from '#web/ui/card.tsx'
import { IconChevronDown } from '#web/ui/icons.ts'
import { ToneIcon } from '#web/ui/status-chip.tsx'
import styles from './dashboard.module.css'

type SectionProps = { id: string; title: string; children: ReactNode }

export function Section({ id, title, children }: SectionProps) {
  return (
    <section className="container wide mt-32" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Card className="mt-12">{children}</Card>
    </section>
  )
}

type RowProps = ComponentProps<typeof ToneIcon> & {
  /** Id of the title, for a row that can get the focus. */
  id?: string
  title: ReactNode
  detail: ReactNode
  /** Cuts a long `detail` after some lines. */
  isDetailCut?: boolean
  children: ReactNode
}

export function Row({ tone, icon, id, title, detail, isDetailCut, children }: RowProps) {
  return (
    <li className={`grid align-center py-8 px-22 ${styles.row}`}>
      <ToneIcon tone={tone} icon={icon} />
      <div className="min-w-0">
        <h3 id={id} tabIndex={id ? -1 : undefined} className={`text-body ${styles.title}`}>
          {title}
        </h3>
        <p className={isDetailCut ? `note overflow-hidden ${styles.detail}` : 'note'}>{detail}</p>
      </div>
      {children}
    </li>
  )
}

type QuestionProps = Pick<RowProps, 'icon' | 'title' | 'detail'> & {
  ref: Ref<HTMLElement>
  id: string
  rows: ReactNode[]
}

export function Question({ ref, id, icon, title, detail, rows }: QuestionProps) {
  return (
    <section className="mt-12" aria-labelledby={id} hidden={rows.length === 0}>
      <Card as="details">
        <summary
          ref={ref}
          className={`grid align-center py-8 px-22 ${styles.row} ${styles.question}`}
        >
          <ToneIcon tone="waiting" icon={icon} />
          <span className="min-w-0">
            <span id={id} className="block strong">
              {title}
            </span>
            <span className="block note">{detail}</span>
          </span>
          <IconChevronDown size={22} aria-hidden />
        </summary>
        <ul className="divided">{rows}</ul>
      </Card>
    </section>
  )
}
