import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { emailForm } from '#contract/auth.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { EmailField } from '#web/forms/field.tsx'
import { FormFoot, heldUntilHydration, NeedsJavaScript } from '#web/forms/form-frame.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'
import type { Route } from './+types/email-request-route.ts'
import styles from './auth-screen.module.css'
import { AuthScreen } from './auth-screen.tsx'
import { resendActivation, resetPassword } from './calls.ts'

export const handle: PageHandle = { isListed: false }

/** `sent` is the same for any address, so that it does not reveal whether there is an account. */
const REQUESTS = {
  activation: {
    title: 'Confirma tu correo',
    sentence:
      'Escribe el correo con el que te registraste y te enviaremos otro enlace para confirmarlo.',
    send: resendActivation,
    sent: (email: string) =>
      `Si hay una cuenta sin confirmar con ${email}, te hemos enviado otro enlace.`,
  },
  reset: {
    title: 'Cambia tu contraseña',
    sentence:
      'Escribe el correo con el que inicias sesión y te enviaremos un enlace para elegir otra.',
    send: resetPassword,
    sent: (email: string) =>
      `Si hay una cuenta con ese correo (${email}), te hemos enviado un enlace. Sirve una hora y una sola vez.`,
  },
}

export default function EmailRequestRoute({ matches }: Route.ComponentProps) {
  const isReset = matches.some((match) => match?.id === 'reset')
  const { title, sentence, send, sent } = REQUESTS[isReset ? 'reset' : 'activation']
  const knownEmail: unknown = useLocation().state?.email
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    schema: emailForm,
    initial: { email: '' },
    labels: { email: 'Correo electrónico' },
    isServerRendered: true,
    suggested: () => ({ email: typeof knownEmail === 'string' ? knownEmail : '' }),
    async send({ values }) {
      const email = values.email.trim()
      await send(email)
      return email
    },
    onSuccess: setSentTo,
  })
  if (sentTo) {
    return (
      <AuthScreen title="Mira tu correo">
        <p role="status">{sent(sentTo)}</p>
        <p>Puede tardar un par de minutos. Si no llega, mira en el correo no deseado.</p>
        <div className={`grid gap-12 ${styles.links}`}>
          <ButtonLink to="/login" state={{ email: sentTo }}>
            Iniciar sesión
          </ButtonLink>
          <Link to="." replace state={{ email: sentTo }} onClick={() => setSentTo(undefined)}>
            Escribir otra dirección
          </Link>
        </div>
      </AuthScreen>
    )
  }
  return (
    <AuthScreen title={title}>
      <p>{sentence}</p>
      <NeedsJavaScript />
      <form {...heldUntilHydration} noValidate className="grid gap-20" onSubmit={form.submit}>
        <EmailField {...form.field('email')} autoComplete="username" icon={IconMail} />
        <FormFoot form={form} />
        <Button type="submit" isFullWidth isBusy={form.isSubmitting}>
          Enviar enlace
        </Button>
      </form>
      <div className={`grid gap-12 ${styles.links}`}>
        <Link to="/login">Volver a iniciar sesión</Link>
      </div>
    </AuthScreen>
  )
}
