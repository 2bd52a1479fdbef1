import { redirect } from 'react-router'
import { emptyWindow } from '#drawing/empty-window.ts'
import { requireSameUser, signOut } from '#web/api/api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { deleteAllDrafts } from '#web/forms/drafts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { StatusScreen } from '../site/layout/status-screen.tsx'

export const handle: PageHandle = { isListed: false }

/** Without a server loader the server would render only a fallback. */
export const loader = () => null

/** Ends the session on this device at once, and calls the server without waiting for it. */
export async function clientLoader() {
  await requireSameUser().catch(() => {
    throw redirect('/dashboard')
  })
  deleteAllDrafts()
  void signOut()
  return null
}
clientLoader.hydrate = true as const

export default function LogoutRoute() {
  return (
    <StatusScreen
      title="Hasta pronto"
      sentence="Has cerrado la sesión en este dispositivo. Tu comercio sigue en el directorio."
      action={<ButtonLink to="/">Volver a inicio</ButtonLink>}
      picture={<Drawing svg={emptyWindow('Vuelvo pronto')} />}
    />
  )
}
