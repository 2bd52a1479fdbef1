import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { IconChevronRight } from '#web/ui/icons.ts'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import styles from './value-row.module.css'

/** What a row says at its end, with a figure that stands out; in amber where something is missing. */
export type RowValue = { start?: string; figure?: string; end?: string; isMissing?: boolean }

type RowProps = RowValue & { icon: ReactNode; name: string }

/** A row that is a link as a whole: its name, and what it says today. */
export function ValueRow({ to, ...row }: RowProps & { to: string }) {
  const id = useId()
  return (
    <Link to={to} className={valueRow} aria-labelledby={`${id}-name`} aria-describedby={id}>
      <RowContent {...row} id={id} />
    </Link>
  )
}

/** The class of other rows with such content. */
export const valueRow = styles.row!

export function RowContent(props: RowProps & { id?: string }) {
  const { icon, name, start, figure, end, isMissing, id } = props
  return (
    <>
      {icon}
      <span id={id && `${id}-name`} className={`strong ${styles.name}`}>
        {name}
      </span>
      <span
        id={id}
        className={isMissing ? `strong ${styles.missing}` : `muted break-anywhere ${styles.value}`}
      >
        {start} {figure && <strong className="ink">{unbroken(figure, SHIFT)}</strong>} {end}
      </span>
      <IconChevronRight className="muted" size={20} aria-hidden />
    </>
  )
}
