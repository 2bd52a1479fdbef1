import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Account, MailKind } from '#contract/profile.ts'
import { PERSON, ROLES, roleNumber } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { saveFile } from '#web/figures/save-file.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useAttempt } from '#web/screens/attempt.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/profile-route.ts'
import { exportAccount, findAccount, listSessions, saveAccount } from './calls.ts'
import { DeletionSection } from './deletion-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { PasswordSection } from './password-section.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Maximum number of listed sessions. Older sessions can only be ended together. */
const MAX_SESSIONS = 10

const TITLE = 'Mi cuenta'

export const clientLoader = guarded(ROLES, async () => {
  const [account, sessions] = await Promise.all([
    findAccount(),
    listSessions({ size: MAX_SESSIONS }),
  ])
  return { account, sessions }
})

export function HydrateFallback() {
  return (
    <div className={`stack gap-24 full-width max-w-760 ${styles.screen}`}>
      <PageTitle>{TITLE}</PageTitle>
      <RowsSkeleton label="Cargando tu cuenta" areCards lines={3} />
    </div>
  )
}

export const ErrorBoundary = screenFailure({ title: TITLE, items: 'tu cuenta' })

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  const { account, sessions } = loaderData
  return (
    <div className={`stack gap-24 full-width max-w-760 ${styles.screen}`}>
      <PageTitle>{TITLE}</PageTitle>
      <IdentitySection account={account} />
      <PasswordSection account={account} />
      {roleNumber(account.role) !== PERSON && <MailsSection account={account} />}
      <SessionsSection sessions={sessions.results} total={sessions.count} />
      <DownloadSection />
      <DeletionSection account={account} />
    </div>
  )
}

function DownloadSection() {
  const { attempt, failure } = useAttempt()
  const download = () =>
    attempt(async () => {
      const content = await exportAccount()
      const name = `escaparate-mis-datos-${content.exported_at.slice(0, 10)}.json`
      saveFile(name, 'application/json', JSON.stringify(content, null, 2))
      toast({ message: 'Tus datos están en la carpeta de descargas.' })
    })

  return (
    <Section title="Tus datos">
      <p>
        Un archivo con todo lo que guardamos de ti: cuenta, comercios con las direcciones de sus
        fotos, solicitudes, ofertas, mensajes, sesiones y lo que has hecho aquí.
      </p>
      {failure}
      <Button
        variant="soft"
        size="small"
        icon={IconDownload}
        busyLabel="Preparando…"
        onClick={download}
      >
        Descargar mis datos
      </Button>
    </Section>
  )
}

/** Switches for the optional mails of an owner. */
function MailsSection({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<MailKind[]>()
  const { attempt, failure } = useAttempt()
  const wantedMails = chosen ?? account.wanted_mails

  async function choose(kind: MailKind, isWanted: boolean) {
    const next = isWanted ? [...wantedMails, kind] : wantedMails.filter((other) => other !== kind)
    setChosen(next)
    await attempt(async () => {
      await saveAccount({ wanted_mails: next })
      await revalidate()
      toast({ message: isWanted ? 'Te escribiremos.' : 'Ya no te escribiremos.' })
    })
    setChosen(undefined)
  }

  return (
    <Section title="Correos que recibes">
      {failure}
      <div className="grid gap-16 justify-self-stretch">
        {MAILS.map(({ kind, ...words }) => (
          <Switch
            key={kind}
            {...words}
            heading="h3"
            checked={wantedMails.includes(kind)}
            onChange={(isWanted) => choose(kind, isWanted)}
          />
        ))}
      </div>
    </Section>
  )
}

const MAILS: { kind: MailKind; label: string; help: string }[] = [
  {
    kind: 'ending_offers',
    label: 'Cuando una oferta termina mañana',
    help: 'Para prolongarla una semana con un toque.',
  },
  {
    kind: 'commerce_data',
    label: 'Si tus datos llevan mucho sin cambiar',
    help: 'Te preguntamos si todo sigue igual, y lo recordamos dos veces como mucho.',
  },
  {
    kind: 'monthly_figures',
    label: 'El informe de cada mes',
    help: 'El primer lunes, con lo que el directorio te ha traído el mes anterior.',
  },
]
