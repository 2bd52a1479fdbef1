import { useEffect, useState } from 'react'
import { Link, replace, useLocation, useNavigate, useSearchParams } from 'react-router'
import { errorSentences } from '#contract/field-errors.ts'
import { OWNER } from '#contract/roles.ts'
import {
  codeOf,
  errorMessage,
  loginErrorMessage,
  responseBodyOf,
  StorageRefused,
  signIn,
  statusOf,
} from '#web/api/api.ts'
import { returnPath } from '#web/api/guard.ts'
import { signedInUser, storedRole } from '#web/api/session.ts'
import { findOnlyShop } from '#web/commerces/calls.ts'
import { sessionRefusal } from '#web/document/device-storage.ts'
import { useHistoryState } from '#web/document/use-history-state.ts'
import { loadDraft, saveDraft } from '#web/forms/drafts.ts'
import { EmailField, PasswordField } from '#web/forms/field.tsx'
import { FormFoot, heldUntilHydration, NeedsJavaScript } from '#web/forms/form-frame.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Street } from '#web/ui/drawing.tsx'
import { IconCircleCheck, IconMail } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { shortStreet } from '../site/landing/streets.ts'
import type { Route } from './+types/login-route.ts'
import styles from './login.module.css'
import { ResendButton } from './resend-button.tsx'

/** Without a server loader the server would render only a fallback. */
export const loader = () => null

/** Redirects signed-in users, and removes what remains of an ended session. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return signedInUser() ? replace(returnPath(new URL(request.url).searchParams.get('from'))) : null
}
clientLoader.hydrate = true as const

export default function LoginRoute() {
  const { message } = useHistoryState()
  const { form, unconfirmed } = useLogin()
  const { email } = form.values
  return (
    <div className={`grid ${styles.login}`}>
      <meta
        name="description"
        content="Inicia sesión en tu panel de Escaparate: tu comercio, sus ofertas y lo que preguntan tus vecinos."
      />
      <link rel="canonical" href="/login" />
      <header className={`overflow-clip ${styles.picture}`}>
        <div className={`absolute z-1 ${styles.brand}`}>
          <Brand />
        </div>
        <Street shops={shortStreet} bunting className={`absolute ${styles.street}`} />
      </header>
      <main id="contenido" className={`stack ${styles.entry}`}>
        <div className={`stack gap-24 full-width ${styles.form}`}>
          <PageTitle className={`text-48 ${styles.title}`} lang="en">
            Sign in
          </PageTitle>
          {typeof message === 'string' && (
            <p
              role="status"
              className="flex gap-12 px-16 py-14 outlined ok rounded-button semibold"
            >
              <IconCircleCheck size={24} aria-hidden />
              {message}
            </p>
          )}
          <NeedsJavaScript />
          <form {...heldUntilHydration} noValidate className="stack gap-24" onSubmit={form.submit}>
            <EmailField
              {...form.field('email')}
              label="Correo electrónico"
              autoComplete="username"
              required
              icon={IconMail}
            />
            <PasswordField
              {...form.field('password')}
              label="Contraseña"
              autoComplete="current-password"
              required
            />
            <Button type="submit" isFullWidth isBusy={form.isSubmitting} busyLabel="Entrando…">
              Iniciar sesión
            </Button>
          </form>
          <FormFoot form={form} />
          {unconfirmed && (
            <div className="grid gap-8" key={unconfirmed}>
              <ResendButton email={unconfirmed} />
            </div>
          )}
          <p className={`cluster between gap-x-24 ${styles.links}`}>
            <Link className="inline-row tap" to="/password/reset" state={{ email }} lang="en">
              Forgot your password?
            </Link>
            <Link className="inline-row tap" to="/signup" lang="en">
              No account? Register
            </Link>
            <Link className="inline-row tap" to="/activate" state={{ email }}>
              ¿No te ha llegado el correo de confirmación?
            </Link>
          </p>
        </div>
      </main>
      <footer className="muted small centered px-20 mb-20">
        ©{' '}
        <Link className="inline-row tap" to="/">
          Escaparate
        </Link>{' '}
        2024 ·{' '}
        <Link className="inline-row tap" to="/contacto">
          Contacto
        </Link>{' '}
        ·{' '}
        <Link className="inline-row tap" to="/signup">
          Registra tu comercio
        </Link>
      </footer>
    </div>
  )
}

/** `unconfirmed` is the e-mail of the last attempt if its account is not confirmed. */
function useLogin() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const knownEmail: unknown = useLocation().state?.email
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const form = useForm({
    initial: { email: '', password: '' },
    // An empty form is sent too: the server has a message for each field.
    labels: {},
    isServerRendered: true,
    suggested: () => ({
      email: typeof knownEmail === 'string' ? knownEmail : loadDraft<string>(EMAIL_DRAFT),
    }),
    async send({ values }) {
      await signIn(values.email, values.password)
      saveDraft(EMAIL_DRAFT, values.email)
    },
    async onSuccess() {
      const from = params.get('from')
      const path = from === null ? await firstScreen() : returnPath(from)
      await navigate(path, { replace: true })
    },
    onError(error) {
      const { email } = form.latest().values
      setUnconfirmed(codeOf(error) === 'account_unconfirmed' ? email : undefined)
      form.showFormError(messageOf(error))
      return true
    },
  })
  // Warns before a password is typed that the browser refuses to store the session.
  useEffect(() => {
    const refusal = sessionRefusal()
    if (refusal) form.showFormError(errorMessage(new StorageRefused(refusal)))
  }, [form.showFormError])
  return { form, unconfirmed }
}

const EMAIL_DRAFT = 'login-email'

async function firstScreen(): Promise<string> {
  const only = storedRole() === OWNER ? await findOnlyShop().catch(() => undefined) : undefined
  return only === undefined ? '/dashboard' : `/commerces/${only}`
}

function messageOf(error: unknown): string {
  if (statusOf(error) !== 400) return loginErrorMessage(error)
  return `${errorSentences(responseBodyOf(error)).join('. ')}.`
}
