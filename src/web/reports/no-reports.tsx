import type { ReportState } from '#contract/reports.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import type { ListOption } from '#web/lists/list-loader.ts'
import { useListUrl } from '#web/lists/list-url.ts'

type NoReportsProps = { filter: ListOption<ReportState>; search: string | undefined }

export function NoReports({ filter, search }: NoReportsProps) {
  const urlWith = useListUrl()
  if (search !== undefined) {
    return (
      <EmptyList
        title={`Nada con «${search}»`}
        link={{ to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }}
      >
        Buscamos en el comercio, la oferta, el aviso, quien avisa y el motivo. Prueba con menos
        letras.
      </EmptyList>
    )
  }
  if (filter.query === 'decided') {
    return (
      <EmptyList
        title="Ningún aviso resuelto"
        sign="Aún ninguno"
        link={{ to: urlWith({ estado: '' }), name: 'Ver todos' }}
      >
        Aquí quedan los avisos con lo que se decidió y por qué.
      </EmptyList>
    )
  }
  return (
    <EmptyList title="No hay avisos por mirar" sign="Todo al día" isBelowFilters>
      Lo que avisen desde la página de un comercio o de una oferta aparecerá aquí.
    </EmptyList>
  )
}
