import type { Figures } from '#contract/figures.ts'
import { formatNumber } from '#contract/numbers.ts'
import { Card } from '#web/ui/card.tsx'
import { FigureTable } from './figure-table.tsx'
import tables from './tables.module.css'

/** The figures of each offer; renders nothing if none was seen. */
export function OffersTable({ offers }: Pick<Figures, 'offers'>) {
  if (offers.length === 0) return null
  return (
    <Card as="section" aria-labelledby="ofertas">
      <h2 id="ofertas" className={tables.title}>
        Tus ofertas
      </h2>
      <FigureTable
        label="Tus ofertas"
        heads={['Oferta', 'En listas', 'Abierta', 'Código copiado']}
        rows={offers.map((offer) => [
          <strong key="title">{offer.title}</strong>,
          formatNumber(offer.appearances),
          formatNumber(offer.views),
          codesOf(offer),
        ])}
      />
    </Card>
  )
}

export function codesOf({ has_code, code }: Figures['offers'][number]) {
  return has_code ? formatNumber(code) : <span className="muted">sin código</span>
}
