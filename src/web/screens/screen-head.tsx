import type { ReactNode, Ref } from 'react'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './screen-head.module.css'

type ScreenHeadProps = {
  title: string
  /** What the list holds, in a sentence. */
  lead?: string
  leadRef?: Ref<HTMLParagraphElement>
  /** At the side; a phone has it in its `MainAction`. */
  action?: ReactNode
  /** Over a list of cards, which fill whatever width there is. */
  isWide?: boolean
  /** What the tab says, where it is more than the heading. */
  tab?: string
}

/** The top of a screen that manages a list. Its line keeps its place until the list is there. */
export function ScreenHead({ title, lead, leadRef, action, isWide, tab }: ScreenHeadProps) {
  return (
    <div className={styles.head} data-wide={isWide || undefined}>
      <div className={styles.words}>
        <PageTitle title={tab}>{title}</PageTitle>
        <p ref={leadRef} tabIndex={-1} className={styles.lead}>
          {lead}
        </p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
