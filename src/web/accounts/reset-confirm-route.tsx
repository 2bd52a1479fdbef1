import { useEffect } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { passwordReset } from '#contract/accounts.ts'
import { answerOf, confirmReset, failureSentence, statusOf } from '#web/api.ts'
import { checkForm, type FormErrors, flatErrors } from '#web/forms.ts'
import { clearSession } from '#web/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { IconLock } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/reset-confirm-route.ts'
import { closedPicture } from './account-pictures.tsx'
import styles from './account-screen.module.css'
import { AccountScreen } from './account-screen.tsx'

type Answer = { done?: true; errors?: FormErrors; failure?: string; attempt: number }

export async function clientAction({ request, params }: Route.ClientActionArgs): Promise<Answer> {
  const form = { ...params, new_password: (await request.formData()).get('new_password') }
  const attempt = Date.now()
  const read = passwordReset.safeParse(form)
  if (!read.success) return { errors: checkForm(passwordReset, form), attempt }
  try {
    await confirmReset(read.data)
    // The server has ended every session, this browser's too.
    clearSession()
    return { done: true, attempt }
  } catch (error) {
    if (statusOf(error) !== 400) return { failure: failureSentence(error), attempt }
    return { errors: flatErrors(answerOf(error)), attempt }
  }
}

export default function ResetConfirmRoute({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formAction !== undefined
  const navigate = useNavigate()
  const errors = actionData?.errors
  useEffect(() => {
    if (actionData?.done) {
      const said = 'Contraseña cambiada. Entra con la nueva.'
      navigate('/login', { replace: true, state: { said } })
    } else if (actionData?.errors) document.getElementById('new_password')?.focus()
  }, [actionData, navigate])

  if (errors && !errors.new_password) {
    return (
      <AccountScreen title="Este enlace ya no sirve" picture={closedPicture}>
        <p>Cada enlace sirve una hora y una sola vez. Pide otro y te llegará enseguida.</p>
        <ButtonLink to="/password/reset" block>
          Pedir otro enlace
        </ButtonLink>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title="Elige tu contraseña">
      <Form method="post" replace noValidate className={styles.form}>
        {/* Password managers look for a name beside a password; here there is none to fill in. */}
        <input hidden readOnly autoComplete="username" />
        <PasswordField
          id="new_password"
          label="Contraseña nueva"
          name="new_password"
          help="Al menos 6 caracteres."
          autoComplete="new-password"
          error={errors?.new_password}
          icon={<IconLock size={22} aria-hidden />}
        />
        {actionData?.failure && <Notice key={actionData.attempt}>{actionData.failure}</Notice>}
        <Button type="submit" block busy={isBusy}>
          Guardar contraseña
        </Button>
      </Form>
    </AccountScreen>
  )
}
