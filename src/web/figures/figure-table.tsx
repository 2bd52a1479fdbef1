import type { ReactNode } from 'react'
import type { Figures } from '#contract/figures.ts'
import { formatNumber } from '#contract/numbers.ts'
import tables from './tables.module.css'

type FigureTableProps = {
  label: string
  heads?: readonly string[] | undefined
  /** Each row begins with its name. */
  rows: readonly (readonly [name: ReactNode, ...values: ReactNode[]])[]
  className?: string | undefined
}

export function FigureTable({ label, heads, rows, className = '' }: FigureTableProps) {
  return (
    <table className={`${tables.table} ${className}`} aria-label={label}>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...values], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows and columns never move
          <tr key={row}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows and columns never move
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function codesOf({ has_code, code }: Figures['offers'][number]) {
  return has_code ? formatNumber(code) : <span className="muted">sin código</span>
}
