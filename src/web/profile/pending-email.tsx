import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Account } from '#contract/profile.ts'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconClock } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { saveAccount } from './calls.ts'
import styles from './profile.module.css'

type PendingEmailProps = { account: Account; pending: string }

/** Shows an e-mail that is not confirmed yet, with a button to cancel the change. */
export function PendingEmail({ account, pending }: PendingEmailProps) {
  const { revalidate } = useRevalidator()
  const { attempt, failure } = useAttempt()
  const box = useRef<HTMLDivElement>(null)
  const takeBack = () =>
    attempt(async () => {
      await saveAccount({ email: account.email })
      // The pressed button disappears with this notice.
      box.current?.closest('section')?.querySelector('h2')?.focus()
      await revalidate()
      toast({ message: `Tu correo sigue siendo ${account.email}.` })
    })

  return (
    <div
      ref={box}
      className="flex gap-12 p-16 break-anywhere outlined pending rounded-button justify-self-stretch"
    >
      <IconClock size={24} aria-hidden />
      <div className="grid gap-6 min-w-0 justify-items-start">
        <p>
          Falta confirmar <strong>{pending}</strong>
        </p>
        <p>
          Abre el enlace que te hemos enviado allí: vale 3 días. Si no llega, mira en el correo no
          deseado.
        </p>
        {failure}
        <Button
          variant="text"
          size="small"
          className={styles.undo}
          busyLabel="Anulando…"
          onClick={takeBack}
        >
          Anular el cambio
        </Button>
      </div>
    </div>
  )
}
