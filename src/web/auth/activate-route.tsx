import { useRevalidator } from 'react-router'
import { errorMessage, statusOf } from '#web/api/api.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/activate-route.ts'
import styles from './auth-screen.module.css'
import { AuthScreen, closedPicture, openPicture } from './auth-screen.tsx'
import { activate, findLinkEmail } from './calls.ts'

export const handle: PageHandle = { isListed: false }

export const loader = () => null

/** Runs in the browser only, so that mail scanners that fetch the page do not activate the account. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  try {
    await activate({ uid: params.uid, token: params.token })
    // Only prefills the login, so a failure is ignored.
    const known = await findLinkEmail({ uid: params.uid, token: params.token }).catch(() => ({}))
    return { outcome: 'active' as const, known }
  } catch (error) {
    const status = statusOf(error)
    if (status === 400 || status === 404) return { outcome: 'refused' as const }
    return { outcome: 'unknown' as const, sentence: errorMessage(error) }
  }
}
clientLoader.hydrate = true as const

export default function ActivateRoute({ loaderData }: Route.ComponentProps) {
  const again = useRevalidator()
  switch (loaderData?.outcome) {
    case undefined:
      return (
        <AuthScreen title="Activando tu cuenta…">
          <p>Es un momento.</p>
        </AuthScreen>
      )
    case 'active':
      return (
        <AuthScreen title="Usuario activado correctamente" picture={openPicture}>
          <p>Ya puedes iniciar sesión. Revisaremos tu solicitud y te escribiremos.</p>
          <ButtonLink to="/login" state={loaderData.known} isFullWidth>
            Iniciar sesión
          </ButtonLink>
        </AuthScreen>
      )
    case 'refused':
      return (
        <AuthScreen title="Error al activar el usuario" picture={closedPicture}>
          <p>El enlace ha caducado, está incompleto o hay otro más nuevo en tu correo.</p>
          <div className={`grid gap-12 ${styles.links}`}>
            <ButtonLink to="/activate" isFullWidth>
              Enviar otro enlace
            </ButtonLink>
            <ButtonLink to="/login" variant="outline" isFullWidth>
              Iniciar sesión
            </ButtonLink>
          </div>
        </AuthScreen>
      )
    case 'unknown':
      return (
        <AuthScreen title="Todavía no está activada">
          <p>{loaderData.sentence} El enlace sigue sirviendo.</p>
          <div className={`grid gap-12 ${styles.links}`}>
            <Button isFullWidth isBusy={again.state === 'loading'} onClick={again.revalidate}>
              Reintentar
            </Button>
            <ButtonLink to="/login" variant="outline" isFullWidth>
              Iniciar sesión
            </ButtonLink>
          </div>
        </AuthScreen>
      )
  }
}
