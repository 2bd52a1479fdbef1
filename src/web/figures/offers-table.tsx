import type { Figures } from '#contract/figures.ts'
import { formatNumber } from '#contract/numbers.ts'
import { Card } from '#web/ui/card.tsx'
import tables from './tables.module.css'

/** What each offer brought; nothing where none was seen. */
export function OffersTable({ offers }: Pick<Figures, 'offers'>) {
  if (offers.length === 0) return null
  return (
    <Card as="section" aria-labelledby="ofertas">
      <h2 id="ofertas" className={tables.title}>
        Tus ofertas
      </h2>
      <table className={tables.table} aria-labelledby="ofertas">
        <thead>
          <tr>
            <th scope="col">Oferta</th>
            <th scope="col">En listas</th>
            <th scope="col">Abierta</th>
            <th scope="col">Código copiado</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ id, title, appearances, views, has_code, code }) => (
            <tr key={id}>
              <th scope="row">
                <strong>{title}</strong>
              </th>
              <td>{formatNumber(appearances)}</td>
              <td>{formatNumber(views)}</td>
              <td>{has_code ? formatNumber(code) : <span className="muted">sin código</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
