import type { ReactNode, Ref } from 'react'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './screens.module.css'

type ScreenHeadProps = {
  title: string
  lead?: string
  /** For lists that focus the lead after a change of page. */
  leadRef?: Ref<HTMLParagraphElement>
  /** Shown beside the heading. Phones show a `MainAction` instead. */
  action?: ReactNode
  isWide?: boolean
  /** The document's title, if different from `title`. */
  tab?: string
}

/** The heading of a list screen. The line below it (`lead`) keeps its height while the list is loading. */
export function ScreenHead({ title, lead, leadRef, action, isWide, tab }: ScreenHeadProps) {
  return (
    <div
      className={`cluster between mb-24 gap-12 gap-x-20 ${isWide ? '' : 'max-w-1120'} ${styles.head}`}
    >
      <div className={`min-w-0 ${styles.words}`}>
        <PageTitle title={tab}>{title}</PageTitle>
        <p ref={leadRef} tabIndex={-1} className={`mt-4 muted ${styles.lead}`}>
          {lead}
        </p>
      </div>
      {action && <div className="flex-none no-phone">{action}</div>}
    </div>
  )
}
