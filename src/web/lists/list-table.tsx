import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { IconArrowDown, IconArrowUp } from '#web/ui/icons.ts'
import styles from './list-screen.module.css'
import { useListUrl } from './list-url.ts'

type ListTableProps = {
  caption: string
  /** For tables with many columns: cards replace the table up to a width of 51em, otherwise 46em. */
  isWide?: boolean
  className?: string
  children: ReactNode
}

/** A list as a table. In a narrow container, CSS hides the table and shows cards. */
export function ListTable({ caption, isWide, className = '', children }: ListTableProps) {
  return (
    <table
      className={`full-width card overflow-hidden ${styles.table} ${className}`}
      data-wide={isWide}
    >
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  )
}

/** `up`, `down`: values of `orden` for ascending and descending order. `first`: the order after the first press. */
export type SortColumn = { name: string; up: string; down: string; first: 'up' | 'down' }

/** A column heading that orders by the column. Pressing again reverses the order. The URL parameter is `orden`. */
export function SortHead({ column }: { column: SortColumn }) {
  const { name, up, down } = column
  const urlWith = useListUrl()
  const order = useSearchParams()[0].get('orden') ?? ''
  const isUp = order === up
  const isDown = order === down
  const nextOrder = isUp ? down : isDown ? up : column[column.first]
  const sorted = isUp ? 'ascending' : isDown ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={sorted}>
      <Link
        to={urlWith({ orden: nextOrder })}
        replace
        preventScrollReset
        className={`inset-focus inline-row gap-4 no-underline tap ${styles.head}`}
      >
        {name}
        {isUp && <IconArrowUp size={20} aria-hidden />}
        {isDown && <IconArrowDown size={20} aria-hidden />}
      </Link>
    </th>
  )
}
