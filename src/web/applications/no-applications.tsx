import type { ApplicationState } from '#contract/applications.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import type { ListOption } from '#web/lists/list-loader.ts'
import { useListUrl } from '#web/lists/list-url.ts'

type NoApplicationsProps = { filter: ListOption<ApplicationState>; search: string | undefined }

export function NoApplications({ filter, search }: NoApplicationsProps) {
  const urlWith = useListUrl()
  if (search !== undefined) {
    return (
      <EmptyList
        title={`Nada con «${search}»`}
        link={{ to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }}
      >
        {filter.value === 'todas'
          ? 'Buscamos en el nombre y la dirección del comercio, y en quien envía la solicitud. Prueba con menos letras.'
          : 'Hemos buscado solo en las de este estado: mira los números de los otros, o prueba con menos letras.'}
      </EmptyList>
    )
  }
  if (filter.query === 'OK' || filter.query === 'RE') {
    return (
      <EmptyList
        title={`No hay solicitudes ${filter.value}`}
        sign="Aún ninguna"
        link={{ to: urlWith({ estado: '' }), name: 'Ver las pendientes' }}
      >
        Aquí quedan las que ya están decididas, con su fecha.
      </EmptyList>
    )
  }
  if (filter.query === 'unconfirmed') {
    return (
      <EmptyList title="Nadie tiene el correo por confirmar" sign="Todo al día" isBelowFilters>
        Aquí esperan las solicitudes de quien se ha registrado y aún no ha confirmado su correo.
      </EmptyList>
    )
  }
  return (
    <EmptyList title="No hay solicitudes por revisar" sign="Todo al día" isBelowFilters>
      {'Cuando alguien registre su comercio y confirme el correo, su solicitud aparecerá aquí.'}
    </EmptyList>
  )
}
