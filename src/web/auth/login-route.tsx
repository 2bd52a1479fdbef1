import { useEffect, useState } from 'react'
import { Form, Link, replace, useLocation } from 'react-router'
import { answerOf, loginFailureSentence, signIn, statusOf } from '#web/api/api.ts'
import { returnPath } from '#web/api/guard.ts'
import { signedInUser } from '#web/api/session.ts'
import { ResendButton } from '#web/auth/resend-button.tsx'
import { useOneSubmit } from '#web/auth/use-one-submit.ts'
import { keepDraft, readDraft } from '#web/forms/drafts.ts'
import { PasswordField, TextField } from '#web/forms/field.tsx'
import { NeedsJavaScript } from '#web/forms/needs-javascript.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Street } from '#web/ui/drawing.tsx'
import { IconCircleCheck, IconLock, IconMail } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { shortStreet } from '../site/landing/sample-commerces.ts'
import type { Route } from './+types/login-route.ts'
import styles from './login.module.css'

export const loader = () => null

/** Whoever is signed in goes straight on; what is left of a dead session is cleared first. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return signedInUser() ? replace(origin(request)) : null
}
clientLoader.hydrate = true as const

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const email = String(form.get('email'))
  try {
    await signIn(email, String(form.get('password')))
    keepDraft(EMAIL, email)
  } catch (error) {
    return { message: messageOf(error), code: codeOf(error), email, attempt: performance.now() }
  }
  return replace(origin(request))
}

export default function LoginRoute({ actionData }: Route.ComponentProps) {
  const { isBusy, onSubmit } = useOneSubmit()
  const said: unknown = useLocation().state?.said
  // Asked once: the screens that send a link begin with what stands here.
  const [email, setEmail] = useState('')
  useEffect(() => {
    const field = document.getElementById(EMAIL)
    if (!(field instanceof HTMLInputElement)) return
    // What was typed before the page listened stays.
    field.value ||= readDraft<string>(EMAIL) ?? ''
    setEmail(field.value)
  }, [])
  return (
    <div className={styles.login}>
      <meta
        name="description"
        content="Entra en tu panel de Escaparate: tu tienda, sus ofertas y lo que preguntan tus vecinos."
      />
      <link rel="canonical" href="/login" />
      <header className={styles.picture}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <Street shops={shortStreet} bunting className={styles.street} />
      </header>
      <main id="contenido" className={styles.entry}>
        <div className={styles.form}>
          <PageTitle className={styles.title} lang="en">
            Sign in
          </PageTitle>
          {typeof said === 'string' && (
            <p role="status" className={styles.said}>
              <IconCircleCheck size={24} aria-hidden />
              {said}
            </p>
          )}
          <NeedsJavaScript />
          <Form
            method="post"
            data-held
            replace
            noValidate
            className={styles.fields}
            onSubmit={onSubmit}
          >
            <TextField
              id={EMAIL}
              label="Correo electrónico"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              onChange={(event) => setEmail(event.target.value)}
              icon={<IconMail size={22} aria-hidden />}
            />
            <PasswordField
              label="Contraseña"
              name="password"
              autoComplete="current-password"
              required
              icon={<IconLock size={22} aria-hidden />}
            />
            <Button type="submit" block busy={isBusy} busyLabel="Entrando…">
              Iniciar sesión
            </Button>
          </Form>
          {actionData && <Notice key={actionData.attempt}>{actionData.message}</Notice>}
          {actionData?.code === 'account_unconfirmed' && (
            <div className={styles.again} key={actionData.email}>
              <ResendButton email={actionData.email} />
            </div>
          )}
          <p className={styles.links}>
            <Link to="/password/reset" state={{ email }} lang="en">
              Forgot your password?
            </Link>
            <Link to="/signup" lang="en">
              No account? Register
            </Link>
            <Link to="/activate" state={{ email }}>
              ¿No te ha llegado el correo de confirmación?
            </Link>
          </p>
        </div>
      </main>
      <footer className={styles.footer}>
        © <Link to="/">Escaparate</Link> 2024 · <Link to="/contacto">Contacto</Link>
      </footer>
    </div>
  )
}

/** The field, and where the address is remembered for when a session is over; gone after logging out. */
const EMAIL = 'login-email'

function origin(request: Request): string {
  return returnPath(new URL(request.url).searchParams.get('from'))
}

function codeOf(error: unknown): string | undefined {
  return (answerOf(error) as { code?: string } | undefined)?.code
}

/** An empty form is sent and answered too: then the server has a sentence for each field. */
function messageOf(error: unknown): string {
  if (statusOf(error) !== 400) return loginFailureSentence(error)
  return `${Object.values(answerOf(error) ?? {})
    .flat()
    .join('. ')}.`
}
