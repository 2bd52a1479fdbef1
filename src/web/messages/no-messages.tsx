import type { MessageState } from '#contract/messages.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import type { ListOption } from '#web/lists/list-loader.ts'
import { useListUrl } from '#web/lists/list-url.ts'

type NoMessagesProps = { filter: ListOption<MessageState>; search: string | undefined }

export function NoMessages({ filter, search }: NoMessagesProps) {
  const urlWith = useListUrl()
  if (search !== undefined) {
    return (
      <EmptyList
        title={`Nada con «${search}»`}
        link={{ to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }}
      >
        Buscamos en el asunto, el correo, el mensaje y la respuesta. Prueba con menos letras.
      </EmptyList>
    )
  }
  if (filter.query === 'answered') {
    return (
      <EmptyList
        title="Ningún mensaje respondido"
        sign="Aún ninguna"
        link={{ to: urlWith({ estado: '' }), name: 'Ver todas' }}
      >
        Aquí quedan los mensajes con su respuesta, y si ha llegado.
      </EmptyList>
    )
  }
  return (
    <EmptyList title="No hay mensajes por responder" sign="Todo al día" isBelowFilters>
      {'Lo que escriban desde la página de contacto aparecerá aquí.'}
    </EmptyList>
  )
}
