import type { Figures } from '#contract/figures.ts'
import { formatCount } from '#contract/numbers.ts'
import { Card } from '#web/ui/card.tsx'
import { FigureTable } from './figure-table.tsx'
import tables from './tables.module.css'

export function SearchList({ searches }: Pick<Figures, 'searches'>) {
  return (
    <Card as="section" aria-labelledby="busquedas">
      <h2 id="busquedas" className={tables.title}>
        Con qué te encuentran
      </h2>
      <p className={`muted small ${tables.lead}`}>
        {searches.length === 0
          ? 'Aún no hay ninguna búsqueda que contar: solo se guardan las palabras que se repiten, para que no se sepa quién las escribió.'
          : 'Lo que se escribió en el buscador cuando salió tu comercio.'}
      </p>
      {searches.length > 0 && (
        <FigureTable
          label="Con qué te encuentran"
          heads={['Búsqueda', 'Cuántas veces']}
          rows={searches.map(({ text, count }) => [text, formatCount(count, 'vez', 'veces')])}
        />
      )}
    </Card>
  )
}
