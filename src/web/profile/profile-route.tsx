import { PERSON, ROLES, roleNumber } from '#contract/roles.ts'
import { guarded } from '#web/api/guard.ts'
import { screenFailure } from '#web/lists/list-screen.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { Route } from './+types/profile-route.ts'
import { findAccount, listSessions } from './calls.ts'
import { DeletionSection } from './deletion-section.tsx'
import { DownloadSection } from './download-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { PasswordSection } from './password-section.tsx'
import styles from './profile.module.css'
import { SessionsSection } from './sessions-section.tsx'

/** Maximum of listed sessions. Others can only be ended together. */
const SESSIONS_SHOWN = 10

const TITLE = 'Mi cuenta'

export const clientLoader = guarded(ROLES, async () => {
  const [account, sessions] = await Promise.all([
    findAccount(),
    listSessions({ size: SESSIONS_SHOWN }),
  ])
  return { account, sessions: sessions.results, open: sessions.count }
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
  const { account, sessions, open } = loaderData
  return (
    <div className={`stack gap-24 full-width max-w-760 ${styles.screen}`}>
      <PageTitle>{TITLE}</PageTitle>
      <IdentitySection account={account} />
      <PasswordSection account={account} />
      {roleNumber(account.role) !== PERSON && <MailsSection account={account} />}
      <SessionsSection sessions={sessions} open={open} />
      <DownloadSection />
      <DeletionSection account={account} />
    </div>
  )
}
