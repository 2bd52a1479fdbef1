import { OWNER } from '#contract/roles.ts'
import { closedShop } from '#drawing/closed-shop.ts'
import { storedRole } from '#web/api/session.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { StatusMessage } from '#web/ui/status-message.tsx'

/** Has no guard, because the guard of other screens redirects here. */
export const clientLoader = () => null

export function HydrateFallback() {
  return <RowsSkeleton label="Cargando la página" rows={1} lines={3} />
}

export default function UnauthorizedRoute() {
  const mayManageCommerces = (storedRole() ?? 0) >= OWNER
  return (
    <StatusMessage
      title="No tienes permiso"
      sentence="Tu cuenta no puede abrir esta página. Si crees que debería, pídeselo a la administración, o inicia sesión con otra cuenta."
      action={
        mayManageCommerces ? (
          <ButtonLink to="/commerces/">Ir a mis comercios</ButtonLink>
        ) : (
          <ButtonLink to="/logout">Iniciar sesión con otra cuenta</ButtonLink>
        )
      }
      picture={<Drawing svg={closedShop()} />}
    />
  )
}
