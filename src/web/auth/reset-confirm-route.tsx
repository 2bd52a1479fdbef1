import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { passwordReset } from '#contract/auth.ts'
import { responseBodyOf, signIn, statusOf } from '#web/api/api.ts'
import { clearSession } from '#web/api/session.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { flatErrors } from '#web/forms/check-form.ts'
import { PasswordField } from '#web/forms/field.tsx'
import { FormFoot, heldUntilHydration, NeedsJavaScript } from '#web/forms/form-frame.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/reset-confirm-route.ts'
import { AuthScreen, closedPicture } from './auth-screen.tsx'
import { confirmReset, findLinkEmail } from './calls.ts'

export const handle: PageHandle = { isListed: false }

export default function ResetConfirmRoute({ params: link, matches }: Route.ComponentProps) {
  const isInvitation = matches.some((match) => match?.id === 'invitation')
  const [isSpent, setSpent] = useState(false)
  const navigate = useNavigate()
  const email = useRef<string>(undefined)
  const form = useForm({
    schema: passwordReset.pick({ new_password: true }),
    initial: { new_password: '' },
    isServerRendered: true,
    labels: { new_password: 'Contraseña nueva' },
    async send({ values }, { key }) {
      // `confirmReset` invalidates the link, so this must run before. A retry reuses the result.
      email.current ??= (await findLinkEmail(link)).email
      await confirmReset({ ...link, ...values }, key)
      return { email: email.current, password: values.new_password }
    },
    async onSuccess({ email, password }) {
      // The server has ended all sessions, including this browser's.
      clearSession()
      const done = isInvitation ? 'Ya tienes contraseña.' : 'Contraseña cambiada.'
      try {
        await signIn(email, password)
      } catch {
        const message = `${done} Inicia sesión con ella.`
        return navigate('/login', { replace: true, state: { message, email } })
      }
      await navigate('/dashboard', { replace: true })
      toast({ message: `${done} Ya has entrado.` })
    },
    onError(error) {
      const isLink = statusOf(error) === 400 && !flatErrors(responseBodyOf(error)).new_password
      setSpent(isLink)
      return isLink
    },
  })

  if (isSpent) {
    return (
      <AuthScreen title="Este enlace ya no sirve" picture={closedPicture}>
        <p>
          {isInvitation
            ? 'Cada invitación sirve siete días y una sola vez. Si ya elegiste tu contraseña, inicia sesión. Si no, pide otro enlace y te llegará enseguida.'
            : 'Cada enlace sirve una hora y una sola vez. Pide otro y te llegará enseguida.'}
        </p>
        <ButtonLink to="/password/reset" isFullWidth>
          Pedir otro enlace
        </ButtonLink>
      </AuthScreen>
    )
  }
  return (
    <AuthScreen title="Elige tu contraseña">
      <NeedsJavaScript />
      <form {...heldUntilHydration} noValidate className="grid gap-20" onSubmit={form.submit}>
        {/* Password managers expect a username beside a password. */}
        <input hidden readOnly autoComplete="username" />
        <PasswordField
          {...form.field('new_password')}
          help="Al menos 6 caracteres."
          autoComplete="new-password"
        />
        <FormFoot form={form} />
        <Button type="submit" isFullWidth isBusy={form.isSubmitting} busyLabel="Guardando…">
          Guardar contraseña
        </Button>
      </form>
    </AuthScreen>
  )
}
