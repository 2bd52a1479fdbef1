import type { ComponentProps, ReactNode } from 'react'
import type { Account } from '#contract/profile.ts'
import { ROLE_NAMES, roleNumber } from '#contract/roles.ts'
import { DialogButton } from '#web/dialogs/dialog-button.tsx'
import { formatDay } from '#web/format/dates.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { PendingEmail } from './pending-email.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'

export function IdentitySection({ account }: { account: Account }) {
  const role = roleNumber(account.role)
  return (
    <Section title="Nombre y correo">
      <dl className="container justify-self-stretch">
        <Row
          name="Nombre de usuario"
          action={
            <Change title="Cambiar el nombre" what="el nombre de usuario">
              {(close) => <NameForm account={account} onClose={close} />}
            </Change>
          }
        >
          {account.username}
        </Row>
        <Row
          name="Correo electrónico"
          action={
            <Change title="Cambiar el correo" what="el correo electrónico">
              {(close) => <EmailForm account={account} onClose={close} />}
            </Change>
          }
        >
          <EmailAddress>{account.email}</EmailAddress>
        </Row>
        <Row name="Tipo de cuenta">
          {role && ROLE_NAMES[role]}, desde {formatDay(account.created_at)}
        </Row>
      </dl>
      {account.pending_email && <PendingEmail account={account} pending={account.pending_email} />}
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

type ChangeProps = Pick<ComponentProps<typeof DialogButton>, 'title' | 'children'> & {
  what: string
}

function Change({ what, ...form }: ChangeProps) {
  const label = (
    <>
      Cambiar<span className="visually-hidden"> {what}</span>
    </>
  )
  return <DialogButton {...form} label={label} variant="soft" size="small" />
}
