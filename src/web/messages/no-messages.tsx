import { EmptyList } from '#web/lists/empty-list.tsx'
import { useListUrl } from '#web/lists/list-url.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { MessageFilter } from './labels.ts'

type NoMessagesProps = { filter: MessageFilter; search: string | undefined }

export function NoMessages({ filter, search }: NoMessagesProps) {
  const addressOf = useListUrl()
  if (search !== undefined) {
    return (
      <EmptyList
        title={`Nada con «${search}»`}
        sign="Vuelve a mirar"
        belowFilters
        action={
          <ButtonLink to={addressOf({ buscar: '' })} variant="outline">
            Quitar la búsqueda
          </ButtonLink>
        }
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
        belowFilters
        action={
          <ButtonLink to={addressOf({ estado: '' })} variant="outline">
            Ver todas
          </ButtonLink>
        }
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
