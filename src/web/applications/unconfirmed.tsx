import { errorMessage } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { IconMail } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { resendConfirmation } from '#web/users/calls.ts'
import styles from './changes.module.css'

type UnconfirmedProps = { owner: { id: number; username: string; email: string } }

/** Why an application cannot be decided yet, and what helps. */
export function Unconfirmed({ owner }: UnconfirmedProps) {
  const { id, username, email } = owner
  const { busy, run } = useBusy<'resend'>()

  async function resend() {
    try {
      await resendConfirmation(id)
      toast({ message: `Confirmación en camino a ${email}` })
    } catch (error) {
      toast({ message: errorMessage(error) })
    }
  }

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
      <Button
        variant="outline"
        icon={<IconMail size={22} aria-hidden />}
        isBusy={busy !== undefined}
        busyLabel="Enviando…"
        onClick={() => void run('resend', resend)}
      >
        Reenviar confirmación
      </Button>
    </section>
  )
}
