import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Account } from '#contract/profile.ts'
import { errorMessage } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { IconClock } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.tsx'
import { saveAccount } from './calls.ts'
import styles from './profile.module.css'

type PendingEmailProps = { account: Account; pending: string }

/** A change of e-mail that is not confirmed yet. */
export function PendingEmail({ account, pending }: PendingEmailProps) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ message: string; attempt: number }>()
  const box = useRef<HTMLDivElement>(null)

  async function takeBack() {
    setBusy(true)
    setFailure(undefined)
    try {
      await saveAccount({ email: account.email })
      // The pressed button disappears with this notice.
      box.current?.closest('section')?.querySelector('h2')?.focus()
      await revalidate()
      toast({ message: `Tu correo sigue siendo ${account.email}.` })
    } catch (error) {
      setFailure({ message: errorMessage(error), attempt: Date.now() })
    } finally {
      setBusy(false)
    }
  }

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
        {failure && <Notice key={failure.attempt}>{failure.message}</Notice>}
        <Button
          variant="text"
          size="small"
          className={styles.undo}
          isBusy={isBusy}
          busyLabel="Anulando…"
          onClick={takeBack}
        >
          Anular el cambio
        </Button>
      </div>
    </div>
  )
}
