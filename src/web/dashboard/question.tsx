import type { ComponentProps, Ref } from 'react'
import { IconChevronDown } from '#web/ui/icons.ts'
import { ToneIcon } from '#web/ui/tone-icon.tsx'
import styles from './dashboard.module.css'

type QuestionProps = Pick<ComponentProps<typeof ToneIcon>, 'icon'> & {
  ref: Ref<HTMLElement>
  id: string
  title: string
  detail: string
}

/** The summary of a question about several shops, which unfolds them. */
export function Question({ ref, id, icon, title, detail }: QuestionProps) {
  return (
    <summary ref={ref} className={`grid align-center py-8 px-22 ${styles.row} ${styles.question}`}>
      <ToneIcon tone="waiting" icon={icon} />
      <span className="min-w-0">
        <span id={id} className="block strong">
          {title}
        </span>
        <span className="block note">{detail}</span>
      </span>
      <IconChevronDown size={22} aria-hidden />
    </summary>
  )
}
