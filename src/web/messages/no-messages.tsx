import { useListAddress } from '#web/shell/list-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { MessageFilter } from './wording.ts'

type NoMessagesProps = { filter: MessageFilter; search: string | undefined }

export function NoMessages({ filter, search }: NoMessagesProps) {
  const addressOf = useListAddress()
  if (search !== undefined) {
    return (
      <EmptyState
        title={`Nada con «${search}»`}
        sign="Vuelve a mirar"
        action={
          <ButtonLink to={addressOf({ buscar: '' })} variant="outline">
            Quitar la búsqueda
          </ButtonLink>
        }
      >
        Buscamos en el asunto, el correo, la duda y la respuesta. Prueba con menos letras.
      </EmptyState>
    )
  }
  if (filter.state === 'answered') {
    return (
      <EmptyState
        title="Ninguna duda respondida"
        sign="Aún ninguna"
        action={
          <ButtonLink to={addressOf({ estado: '' })} variant="outline">
            Ver todas
          </ButtonLink>
        }
      >
        Aquí quedan las dudas con su respuesta, y si ha llegado.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No hay dudas por responder" sign="Todo al día">
      {'Lo que escriban desde la página de contacto aparecerá aquí.'}
    </EmptyState>
  )
}
