import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { emailForm } from '#contract/auth.ts'
import styles from '#web/auth/auth-screen.module.css'
import { AuthScreen } from '#web/auth/auth-screen.tsx'
import { EmailField } from '#web/forms/field.tsx'
import { FormFoot, NeedsJavaScript } from '#web/forms/form-frame.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'

type EmailRequestProps = {
  title: string
  sentence: string
  send: (email: string) => Promise<void>
  /** Text after sending. It is the same for any address, so that it does not reveal whether there is an account. */
  sent: (email: string) => string
}

/** A form that requests a link by e-mail. */
export function EmailRequest({ title, sentence, send, sent }: EmailRequestProps) {
  const known: unknown = useLocation().state?.email
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    schema: emailForm,
    initial: { email: '' },
    labels: { email: 'Correo electrónico' },
    isServerRendered: true,
    suggested: () => ({ email: typeof known === 'string' ? known : '' }),
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
      <form method="post" data-held noValidate className="grid gap-20" onSubmit={form.submit}>
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
