import { EmptyList } from '#web/lists/empty-list.tsx'

type NoActivityProps = { search: string | undefined; isFiltered: boolean }

export function NoActivity({ search, isFiltered }: NoActivityProps) {
  if (!isFiltered) {
    return (
      <EmptyList title="Todavía no ha pasado nada" sign="Aún nada">
        {'Cuando alguien cambie algo, aquí quedará escrito quién, qué y cuándo.'}
      </EmptyList>
    )
  }
  return (
    <EmptyList
      title={search === undefined ? 'Nada por aquí' : `Nada con «${search}»`}
      link={{ to: '/actividad', name: 'Ver toda la actividad' }}
    >
      Buscamos en el nombre de quien hizo algo y en el de lo que cambió. Prueba con menos letras.
    </EmptyList>
  )
}
