import { EmptyList } from '#web/lists/empty-list.tsx'
import { useListUrl } from '#web/lists/list-url.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** There is always somebody: whoever is looking. So an empty list comes of what was asked for. */
export function NoUsers({ isFiltered, search }: { isFiltered: boolean; search?: string }) {
  const addressOf = useListUrl()
  const title = search === undefined ? 'Ninguna cuenta así' : `Nadie con «${search}»`
  const advice = isFiltered ? 'Prueba en todas las cuentas.' : 'Prueba con menos letras.'
  return (
    <EmptyList
      title={title}
      sign="Vuelve a mirar"
      belowFilters
      action={
        <ButtonLink
          to={isFiltered ? addressOf({ estado: '', rol: '' }) : addressOf({ buscar: '' })}
          variant="outline"
        >
          {isFiltered ? 'Ver todas las cuentas' : 'Quitar la búsqueda'}
        </ButtonLink>
      }
    >
      {search === undefined ? advice : `Buscamos en el nombre, el email y el id. ${advice}`}
    </EmptyList>
  )
}
