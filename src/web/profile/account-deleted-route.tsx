import { redirect } from 'react-router'
import { emptyWindow } from '#drawing/empty-window.ts'
import { storedUser } from '#web/api/session.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { StatusScreen } from '#web/site/layout/status-screen.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

export const handle: PageHandle = { isListed: false }

/** Without a loader the server would not render the page. */
export const loader = () => null

/** Redirects a signed-in user: the account still exists. */
export function clientLoader() {
  if (storedUser() !== undefined) throw redirect('/account')
  return null
}
clientLoader.hydrate = true as const

export default function AccountDeletedRoute() {
  return (
    <StatusScreen
      title="Hasta otra"
      sentence="Tu cuenta está eliminada y te lo confirmamos por correo. Gracias por haber estado aquí: si algún día vuelves, tendrás sitio en la calle."
      action={<ButtonLink to="/">Volver a inicio</ButtonLink>}
      picture={<Drawing svg={emptyWindow('Hasta otra')} />}
    />
  )
}
