import { useRevalidator } from 'react-router'
import type { OutboxMail } from '#contract/outbox.ts'
import { formatDay } from '#web/format/dates.ts'
import { retryMail } from '#web/messages/calls.ts'
import { attempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconMailX } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import styles from './dashboard.module.css'
import { Row, Section } from './rows.tsx'

type DeadMailsProps = { mails: readonly OutboxMail[]; total: number }

export function DeadMails({ mails, total }: DeadMailsProps) {
  if (mails.length === 0) return null
  return (
    <Section id="correos-parados" title="Correos que no han llegado">
      <ul className="divided">
        {mails.map((mail) => (
          <DeadMail key={mail.id} {...mail} />
        ))}
      </ul>
      {total > mails.length && (
        <p className="py-24 px-22">Y {total - mails.length} más, que verás al resolver estos.</p>
      )}
    </Section>
  )
}

function DeadMail({ id, recipient, subject, created_at, last_error }: OutboxMail) {
  const { revalidate } = useRevalidator()
  async function retry() {
    await attempt(async () => {
      await retryMail(id)
      toast({ message: `Lo intentamos otra vez: ${recipient}` })
    })
    await revalidate()
  }

  return (
    <Row
      tone="bad"
      icon={IconMailX}
      title={`${subject}, para ${recipient}`}
      detail={`De ${formatDay(created_at)}. El servidor de correo dijo: ${last_error}`}
      isDetailCut
    >
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
    </Row>
  )
}
