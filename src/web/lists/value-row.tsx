import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { IconChevronRight } from '#web/ui/icons.ts'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import styles from './value-row.module.css'

/** The value at the end of a row: text, emphasized figure, text. Amber if something is missing. */
export type RowValue = { start?: string; figure?: string; end?: string; isMissing?: boolean }

type RowProps = RowValue & { icon: ReactNode; name: string }

export function ValueRow({ to, ...row }: RowProps & { to: string }) {
  const id = useId()
  return (
    <Link to={to} className={valueRow} aria-labelledby={`${id}-name`} aria-describedby={id}>
      <RowContent {...row} id={id} />
    </Link>
  )
}

export const valueRow = `grid align-center full-width tap-large inherit-color no-underline regular ${styles.row}`

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

type ValueFoldProps = {
  /** Folds with the same name close each other. */
  name?: string
  icon: ReactNode
  title: string
  text: string
  /** Whether the fold is open from the start and takes the focus. */
  isOpen?: boolean
  children: ReactNode
}

/** A row that unfolds. It opens when an element inside takes the focus (`focusControl`). */
export function ValueFold({ name, icon, title, text, isOpen = false, children }: ValueFoldProps) {
  return (
    <details name={name} open={isOpen}>
      <summary className={valueRow} data-autofocus={isOpen || undefined}>
        <RowContent icon={icon} name={title} end={text} />
      </summary>
      <div className={`stack gap-20 ${styles.unfolded}`}>{children}</div>
    </details>
  )
}

export function ValueFolds({ children }: { children: ReactNode }) {
  return <div className="surface rounded-field overflow-clip outlined container">{children}</div>
}
