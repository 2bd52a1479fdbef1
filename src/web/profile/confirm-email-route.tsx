import { useRevalidator } from 'react-router'
import { errorMessage, responseBodyOf, statusOf } from '#web/api/api.ts'
import { storedUser, storeUser } from '#web/api/session.ts'
import { AuthScreen, closedPicture, openPicture } from '#web/auth/auth-screen.tsx'
import type { PageHandle } from '#web/document/page-handle.ts'
import { flatErrors } from '#web/forms/check-form.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/confirm-email-route.ts'
import { confirmEmail } from './calls.ts'

export const handle: PageHandle = { isListed: false }

export const loader = () => null

/** Runs in the browser only, so that mail scanners that fetch the page do not confirm the e-mail. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  try {
    const { email } = await confirmEmail({ uid: params.uid, token: params.token })
    tellBrowser(params.uid, email)
    return { outcome: 'changed' as const, email }
  } catch (error) {
    const status = statusOf(error)
    if (status !== 400 && status !== 404) {
      return { outcome: 'unknown' as const, sentence: errorMessage(error) }
    }
    const [sentence] = Object.values(flatErrors(responseBodyOf(error)))
    return { outcome: 'refused' as const, sentence: sentence ?? errorMessage(error) }
  }
}
clientLoader.hydrate = true as const

/** Updates the user stored in the browser if the confirmed e-mail is theirs. */
function tellBrowser(uid: string, email: string) {
  const user = storedUser()
  if (user && btoa(String(user.id)).replaceAll('=', '') === uid) storeUser({ ...user, email })
}

export default function ConfirmEmailRoute({ loaderData }: Route.ComponentProps) {
  const again = useRevalidator()
  switch (loaderData?.outcome) {
    case undefined:
      return (
        <AuthScreen title="Cambiando tu correo…">
          <p>Es un momento.</p>
        </AuthScreen>
      )
    case 'changed':
      return (
        <AuthScreen title="Tu correo ha cambiado" picture={openPicture}>
          <p>
            Desde ahora inicias sesión con <strong>{loaderData.email}</strong> y tu contraseña de
            siempre.
          </p>
          <ButtonLink to="/account" isFullWidth>
            Ir a mi cuenta
          </ButtonLink>
        </AuthScreen>
      )
    case 'refused':
      return (
        <AuthScreen title="Tu correo no ha cambiado" picture={closedPicture}>
          <p>{loaderData.sentence} Sigue valiendo el correo que tenías.</p>
          <ButtonLink to="/account" isFullWidth>
            Ir a mi cuenta
          </ButtonLink>
        </AuthScreen>
      )
    case 'unknown':
      return (
        <AuthScreen title="Todavía no ha cambiado">
          <p>{loaderData.sentence} El enlace sigue sirviendo.</p>
          <Button isFullWidth isBusy={again.state === 'loading'} onClick={again.revalidate}>
            Reintentar
          </Button>
        </AuthScreen>
      )
  }
}
