import { type ReactNode, useId } from 'react'
import type { Figures } from '#contract/figures.ts'
import { formatNumber } from '#contract/numbers.ts'
import tables from './tables.module.css'

type FigureTableProps = {
  label: string
  heads?: readonly string[] | undefined
  /** Each row begins with its heading. */
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
            {values.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows and columns never move
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function FigureCard(props: FigureTableProps & { lead?: string | undefined }) {
  const { lead, className = 'card overflow-clip', ...table } = props
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={tables.title}>
        {table.label}
      </h2>
      {lead && <p className={`muted small ${tables.lead}`}>{lead}</p>}
      {table.rows.length > 0 && <FigureTable {...table} />}
    </section>
  )
}

export function codesOf({ has_code, code }: Figures['offers'][number]) {
  return has_code ? formatNumber(code) : <span className="muted">sin código</span>
}
