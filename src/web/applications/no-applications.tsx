import { useListAddress } from '#web/shell/list-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { FILTERS } from './wording.ts'

type NoApplicationsProps = { filter: (typeof FILTERS)[number]; search: string | undefined }

export function NoApplications({ filter, search }: NoApplicationsProps) {
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
        {
          'Buscamos en el nombre y la dirección del comercio, y en quien envía la solicitud. Prueba con menos letras.'
        }
      </EmptyState>
    )
  }
  if (filter.state === 'OK' || filter.state === 'RE') {
    return (
      <EmptyState
        title={`No hay solicitudes ${filter.value}`}
        sign="Aún ninguna"
        action={
          <ButtonLink to={addressOf({ estado: '' })} variant="outline">
            Ver todas
          </ButtonLink>
        }
      >
        Aquí quedan las que ya están decididas, con su fecha.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No hay solicitudes por revisar" sign="Todo al día">
      {'Cuando alguien registre su comercio y confirme el correo, su solicitud aparecerá aquí.'}
    </EmptyState>
  )
}
