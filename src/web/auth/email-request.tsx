import { useEffect } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { emailForm } from '#contract/auth.ts'
import { answerOf, failureSentence, statusOf } from '#web/api/api.ts'
import { checkForm, flatErrors } from '#web/forms/check-form.ts'
import { TextField } from '#web/forms/field.tsx'
import { NeedsJavaScript } from '#web/forms/needs-javascript.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconMail } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './auth-screen.module.css'
import { AccountScreen } from './auth-screen.tsx'
import { useOneSubmit } from './use-one-submit.ts'

export type EmailAnswer = {
  sentTo?: string
  error?: string
  failure?: string
  attempt: number
}

/** Asks for a link to an address. The answer never tells whether there is an account. */
export async function requestLink(
  request: Request,
  send: (email: string) => Promise<void>,
): Promise<EmailAnswer> {
  const email = String((await request.formData()).get('email') ?? '').trim()
  const attempt = Date.now()
  const { email: error } = checkForm(emailForm, { email })
  if (error) return { error, attempt }
  try {
    await send(email)
    return { sentTo: email, attempt }
  } catch (cause) {
    const { email: refused } = statusOf(cause) === 400 ? flatErrors(answerOf(cause)) : {}
    return refused ? { error: refused, attempt } : { failure: failureSentence(cause), attempt }
  }
}

type EmailRequestProps = {
  title: string
  sentence: string
  /** What is said whatever the address. */
  sent: (email: string) => string
  answer: EmailAnswer | undefined
}

export function EmailRequest({ title, sentence, sent, answer }: EmailRequestProps) {
  const { isBusy, onSubmit } = useOneSubmit()
  const known: unknown = useLocation().state?.email
  useEffect(() => {
    if (answer?.error) document.getElementById('email')?.focus()
  }, [answer])
  if (answer?.sentTo) {
    return (
      <AccountScreen title="Mira tu correo">
        <p role="status">{sent(answer.sentTo)}</p>
        <p>Puede tardar un par de minutos. Si no llega, mira en el correo no deseado.</p>
        <div className={styles.ways}>
          <ButtonLink to="/login">Iniciar sesión</ButtonLink>
          <Link to="../accounts" replace state={{ email: answer.sentTo }}>
            Escribir otra dirección
          </Link>
        </div>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title={title}>
      <p>{sentence}</p>
      <NeedsJavaScript />
      <Form method="post" data-held replace noValidate className={styles.form} onSubmit={onSubmit}>
        <TextField
          id="email"
          label="Correo electrónico"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={answer?.error}
          defaultValue={typeof known === 'string' ? known : ''}
          icon={<IconMail size={22} aria-hidden />}
        />
        {answer?.failure && <Notice key={answer.attempt}>{answer.failure}</Notice>}
        <Button type="submit" block busy={isBusy}>
          Enviar enlace
        </Button>
      </Form>
      <div className={styles.ways}>
        <Link to="/login">Volver a iniciar sesión</Link>
      </div>
    </AccountScreen>
  )
}
