import { type ReactNode, useState } from 'react'
import type { Account } from '#contract/profile.ts'
import { ROLE_NAMES, roleNumber } from '#contract/roles.ts'
import { formatDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PendingEmail } from './pending-email.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'

/** Name, e-mail and role of the account. */
export function IdentitySection({ account }: { account: Account }) {
  const [opened, setOpened] = useState<'name' | 'email'>()
  const close = () => setOpened(undefined)
  const role = roleNumber(account.role)
  return (
    <Section title="Nombre y correo">
      <dl className="container justify-self-stretch">
        <Row
          name="Nombre de usuario"
          action={<Change what="el nombre de usuario" onClick={() => setOpened('name')} />}
        >
          {account.username}
        </Row>
        <Row
          name="Correo electrónico"
          action={<Change what="el correo electrónico" onClick={() => setOpened('email')} />}
        >
          <EmailAddress>{account.email}</EmailAddress>
        </Row>
        <Row name="Tipo de cuenta">
          {role && ROLE_NAMES[role]}, desde {formatDay(account.created_at)}
        </Row>
      </dl>
      {account.pending_email && <PendingEmail account={account} pending={account.pending_email} />}
      <NameDialog account={account} opened={opened === 'name'} onClose={close} />
      <EmailDialog account={account} opened={opened === 'email'} onClose={close} />
    </Section>
  )
}

function Row({
  name,
  action,
  children,
}: {
  name: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`align-center gap-4 gap-x-20 py-12 line-top ${styles.row}`}>
      <dt className="muted">{name}</dt>
      <dd className={`strong ${styles.value}`}>{children}</dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  )
}

function Change({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button variant="soft" size="small" onClick={onClick}>
      Cambiar<span className="visually-hidden"> {what}</span>
    </Button>
  )
}
