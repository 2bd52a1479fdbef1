import { EmptyList } from '#web/lists/empty-list.tsx'
import { useListUrl } from '#web/lists/list-url.ts'

/** The reader is always listed, so an empty list comes from a search or filter. */
export function NoUsers({ isFiltered, search }: { isFiltered: boolean; search?: string }) {
  const urlWith = useListUrl()
  const title = search === undefined ? 'Ninguna cuenta así' : `Nadie con «${search}»`
  const advice = isFiltered ? 'Prueba en todas las cuentas.' : 'Prueba con menos letras.'
  const link = isFiltered
    ? { to: urlWith({ estado: '', rol: '' }), name: 'Ver todas las cuentas' }
    : { to: urlWith({ buscar: '' }), name: 'Quitar la búsqueda' }
  return (
    <EmptyList title={title} link={link}>
      {search === undefined ? advice : `Buscamos en el nombre, el correo y el id. ${advice}`}
    </EmptyList>
  )
}
