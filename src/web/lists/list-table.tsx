import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconArrowDown, IconArrowUp } from '#web/ui/icons.ts'
import styles from './list-screen.module.css'
import { useListUrl } from './list-url.ts'

type ListTableProps = {
  caption: string
  /** Has more columns than most: cards stand in for it up to 52em, else up to 46em. */
  isWide?: boolean
  children: ReactNode
}

/** A list as a table, where its container has room for one; cards stand in for it elsewhere. */
export function ListTable({ caption, isWide, children }: ListTableProps) {
  return (
    <table className={`full-width card overflow-hidden ${styles.table}`} data-wide={isWide}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  )
}

/** A column by which a list is ordered: what the address asks for in either direction. */
export type SortColumn = { name: string; up: string; down: string; first: 'up' | 'down' }

type SortHeadProps = {
  column: SortColumn
  /** The order that the address asks for. */
  order: string
}

/** A press orders by this column, the next one the other way round. */
export function SortHead({ column: { name, up, down, first }, order }: SortHeadProps) {
  const addressOf = useListUrl()
  const isUp = order === up
  const isDown = order === down
  const next = isUp || isDown ? (isUp ? down : up) : first === 'up' ? up : down
  const sorted = isUp ? 'ascending' : isDown ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={sorted}>
      <Link
        to={addressOf({ orden: next })}
        replace
        preventScrollReset
        className={`inset-focus inline-row gap-4 no-underline min-h-52 ${styles.head}`}
      >
        {name}
        {isUp && <IconArrowUp size={20} aria-hidden />}
        {isDown && <IconArrowDown size={20} aria-hidden />}
      </Link>
    </th>
  )
}
