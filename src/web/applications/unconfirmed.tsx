import { attempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconMail } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { resendConfirmation } from '#web/users/calls.ts'
import styles from './changes.module.css'

type UnconfirmedProps = { owner: { id: number; username: string; email: string } }

/** Explains that the owner has not confirmed the e-mail, and offers to send the mail again. */
export function Unconfirmed({ owner }: UnconfirmedProps) {
  const { id, username, email } = owner
  const resend = () =>
    attempt(async () => {
      await resendConfirmation(id)
      toast({ message: `Confirmación en camino a ${email}` })
    })

  return (
    <section
      className={`grid gap-14 mt-24 line-top pt-20 justify-items-start ${styles.unconfirmed}`}
      aria-label="Sin confirmar"
    >
      <p className="measure">
        Aún no se puede decidir: {username} no ha abierto el enlace que le enviamos a{' '}
        <EmailAddress>{email}</EmailAddress>, y no sabemos si ese correo es suyo. Si no lo confirma,
        su registro se eliminará solo.
      </p>
      <Button variant="outline" icon={IconMail} busyLabel="Enviando…" onClick={resend}>
        Reenviar confirmación
      </Button>
    </section>
  )
}
