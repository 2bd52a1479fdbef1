import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type NoActivityProps = { search: string | undefined; isAsked: boolean }

export function NoActivity({ search, isAsked }: NoActivityProps) {
  if (!isAsked) {
    return (
      <EmptyState title="Todavía no ha pasado nada" sign="Aún nada">
        {'Cuando alguien cambie algo, aquí quedará escrito quién, qué y cuándo.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={search === undefined ? 'Nada por aquí' : `Nada con «${search}»`}
      sign="Vuelve a mirar"
      action={
        <ButtonLink to="/actividad" variant="outline">
          Ver toda la actividad
        </ButtonLink>
      }
    >
      Buscamos en el nombre de quien hizo algo y en el de lo que cambió. Prueba con menos letras.
    </EmptyState>
  )
}
