import { EmptyList } from '#web/lists/empty-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

type NoActivityProps = { search: string | undefined; isAsked: boolean }

export function NoActivity({ search, isAsked }: NoActivityProps) {
  if (!isAsked) {
    return (
      <EmptyList title="Todavía no ha pasado nada" sign="Aún nada">
        {'Cuando alguien cambie algo, aquí quedará escrito quién, qué y cuándo.'}
      </EmptyList>
    )
  }
  return (
    <EmptyList
      title={search === undefined ? 'Nada por aquí' : `Nada con «${search}»`}
      sign="Vuelve a mirar"
      belowFilters
      action={
        <ButtonLink to="/actividad" variant="outline">
          Ver toda la actividad
        </ButtonLink>
      }
    >
      Buscamos en el nombre de quien hizo algo y en el de lo que cambió. Prueba con menos letras.
    </EmptyList>
  )
}
