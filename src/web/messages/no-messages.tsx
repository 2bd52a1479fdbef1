import { EmptyList } from '#web/lists/empty-list.tsx'
import { useListUrl } from '#web/lists/list-url.ts'
import type { MessageFilter } from './labels.ts'

type NoMessagesProps = { filter: MessageFilter; search: string | undefined }

export function NoMessages({ filter, search }: NoMessagesProps) {
  const urlWith = useListUrl()
  if (search !== undefined) {
    return (
      <EmptyList
        title={`Nada con «${search}»`}
        link={{ to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }}
      >
        Buscamos en el asunto, el correo, la duda y la respuesta. Prueba con menos letras.
      </EmptyList>
    )
  }
  if (filter.state === 'answered') {
    return (
      <EmptyList
        title="Ninguna duda respondida"
        sign="Aún ninguna"
        link={{ to: urlWith({ estado: '' }), name: 'Ver todas' }}
      >
        Aquí quedan las dudas con su respuesta, y si ha llegado.
      </EmptyList>
    )
  }
  return (
    <EmptyList title="No hay dudas por responder" sign="Todo al día" belowFilters>
      {'Lo que escriban desde la página de contacto aparecerá aquí.'}
    </EmptyList>
  )
}
