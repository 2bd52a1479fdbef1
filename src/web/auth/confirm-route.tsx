import { useRevalidator } from 'react-router'
import type { Activation } from '#contract/auth.ts'
import { errorMessage, responseBodyOf, statusOf } from '#web/api/api.ts'
import { storedUser, storeUser } from '#web/api/session.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { flatErrors } from '#web/forms/check-form.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/confirm-route.ts'
import styles from './auth-screen.module.css'
import { AuthScreen, closedPicture, openPicture } from './auth-screen.tsx'
import { activate, confirmEmail, findLinkEmail } from './calls.ts'

export const handle: PageHandle = { isListed: false }

/** Without a server loader the server would render only a fallback. */
export const loader = () => null

/** Runs in the browser only, so that mail scanners that fetch the page do not use the link. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const link = { uid: params.uid, token: params.token }
  const isEmail = new URL(request.url).pathname.startsWith('/account/')
  try {
    return { outcome: 'done' as const, email: await (isEmail ? changeEmail : activateUser)(link) }
  } catch (error) {
    const status = statusOf(error)
    if (status !== 400 && status !== 404) {
      return { outcome: 'unknown' as const, sentence: errorMessage(error) }
    }
    const [refusal] = Object.values(flatErrors(responseBodyOf(error)))
    return { outcome: 'refused' as const, sentence: refusal ?? errorMessage(error) }
  }
}
clientLoader.hydrate = true as const

/** Activates an account. Returns its e-mail to prefill the login; undefined if the e-mail cannot be read. */
async function activateUser(link: Activation): Promise<string | undefined> {
  await activate(link)
  const account = await findLinkEmail(link).catch(() => undefined)
  return account?.email
}

/** Confirms and returns the new e-mail of an account, and stores it if the browser's user has this account. */
async function changeEmail(link: Activation): Promise<string> {
  const { email } = await confirmEmail(link)
  const user = storedUser()
  // `uid` is the id in base64 without padding.
  if (user && btoa(String(user.id)).replaceAll('=', '') === link.uid) storeUser({ ...user, email })
  return email
}

/** The screen of two mailed links: one activates an account, the other confirms its new e-mail. */
export default function ConfirmRoute({ loaderData, matches }: Route.ComponentProps) {
  const retry = useRevalidator()
  const isEmail = matches.some((match) => match?.id === 'confirm-email')
  const { titles, done, refused, link } = isEmail ? EMAIL : ACTIVATION
  if (!loaderData) {
    return (
      <AuthScreen title={titles.waiting}>
        <p>Es un momento.</p>
      </AuthScreen>
    )
  }
  const { outcome, email, sentence = '' } = loaderData
  const texts = {
    done: done(email),
    refused: refused(sentence),
    unknown: `${sentence} El enlace sigue sirviendo.`,
  }
  const canResend = outcome === 'refused' && !isEmail
  return (
    <AuthScreen title={titles[outcome]} picture={PICTURES[outcome]}>
      <p>{texts[outcome]}</p>
      <div className={`grid gap-12 ${styles.links}`}>
        {outcome === 'unknown' && (
          <Button isFullWidth isBusy={retry.state === 'loading'} onClick={retry.revalidate}>
            Reintentar
          </Button>
        )}
        {canResend && (
          <ButtonLink to="/activate" isFullWidth>
            Enviar otro enlace
          </ButtonLink>
        )}
        <ButtonLink
          to={link.to}
          state={{ email }}
          variant={outcome === 'unknown' || canResend ? 'outline' : 'filled'}
          isFullWidth
        >
          {link.name}
        </ButtonLink>
      </div>
    </AuthScreen>
  )
}

const PICTURES = { done: openPicture, refused: closedPicture, unknown: undefined }

const ACTIVATION = {
  titles: {
    waiting: 'Activando tu cuenta…',
    done: 'Usuario activado correctamente',
    refused: 'Error al activar el usuario',
    unknown: 'Todavía no está activada',
  },
  done: () => 'Ya puedes iniciar sesión. Revisaremos tu solicitud y te escribiremos.',
  refused: () => 'El enlace ha caducado, está incompleto o hay otro más nuevo en tu correo.',
  link: { to: '/login', name: 'Iniciar sesión' },
}

const EMAIL = {
  titles: {
    waiting: 'Cambiando tu correo…',
    done: 'Tu correo ha cambiado',
    refused: 'Tu correo no ha cambiado',
    unknown: 'Todavía no ha cambiado',
  },
  done: (email?: string) => (
    <>
      Desde ahora inicias sesión con <strong>{email}</strong> y tu contraseña de siempre.
    </>
  ),
  refused: (sentence: string) => `${sentence} Sigue valiendo el correo que tenías.`,
  link: { to: '/account', name: 'Ir a mi cuenta' },
}
