import { useRevalidator } from 'react-router'
import type { OutboxMail } from '#contract/outbox.ts'
import { formatDay } from '#web/format/dates.ts'
import { retryMail } from '#web/messages/calls.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconMailX } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { ToneIcon } from '#web/ui/tone-icon.tsx'
import styles from './dashboard.module.css'

type DeadMailsProps = { mails: readonly OutboxMail[]; total: number }

/** Lists undeliverable mails for administrators; renders nothing if there are none. */
export function DeadMails({ mails, total }: DeadMailsProps) {
  if (mails.length === 0) return null
  return (
    <section className="container wide mt-32" aria-labelledby="correos-parados">
      <h2 id="correos-parados">Correos que no han llegado</h2>
      <Card className="mt-12">
        <ul className="divided">
          {mails.map((mail) => (
            <DeadMail key={mail.id} mail={mail} />
          ))}
        </ul>
        {total > mails.length && (
          <p className="py-24 px-22">Y {total - mails.length} más, que verás al resolver estos.</p>
        )}
      </Card>
    </section>
  )
}

function DeadMail({
  mail: { id, recipient, subject, created_at, last_error },
}: {
  mail: OutboxMail
}) {
  const { revalidate } = useRevalidator()
  const retry = async () => {
    await attempt(async () => {
      await retryMail(id)
      toast({ message: `Lo intentamos otra vez: ${recipient}` })
    })
    await revalidate()
  }

  return (
    <li className={`grid align-center py-8 px-22 ${styles.row}`}>
      <ToneIcon tone="bad" icon={IconMailX} />
      <div className="min-w-0">
        <h3 className={styles.title}>
          {subject}, para {recipient}
        </h3>
        <p className={`note overflow-hidden ${styles.detail}`}>
          De {formatDay(created_at)}. El servidor de correo dijo: {last_error}
        </p>
      </div>
      <Button
        variant="soft"
        size="small"
        className={styles.action}
        busyLabel="Enviando…"
        onClick={retry}
        aria-label={`Reintentar: ${subject}, para ${recipient}`}
      >
        Reintentar
      </Button>
    </li>
  )
}
