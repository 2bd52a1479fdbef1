import type { AppealState } from '#contract/appeals.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import type { ListOption } from '#web/lists/list-loader.ts'
import { useListUrl } from '#web/lists/list-url.ts'

type NoAppealsProps = { filter: ListOption<AppealState>; search: string | undefined }

export function NoAppeals({ filter, search }: NoAppealsProps) {
  const urlWith = useListUrl()
  if (search !== undefined) {
    return (
      <EmptyList
        title={`Nada con «${search}»`}
        link={{ to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }}
      >
        Buscamos en el comercio, la oferta, lo que se escribió y quien reclama. Prueba con menos
        letras.
      </EmptyList>
    )
  }
  if (filter.query === 'answered') {
    return (
      <EmptyList
        title="Ninguna reclamación respondida"
        sign="Aún ninguna"
        link={{ to: urlWith({ estado: '' }), name: 'Ver todas' }}
      >
        Aquí quedan las reclamaciones con lo que se respondió.
      </EmptyList>
    )
  }
  return (
    <EmptyList title="No hay reclamaciones" sign="Todo al día" isBelowFilters>
      Si alguien no está de acuerdo con una decisión, lo que te escriba aparecerá aquí.
    </EmptyList>
  )
}
