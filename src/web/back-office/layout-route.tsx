import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { ADMINISTRATOR, OWNER, roleNumber } from '#contract/roles.ts'
import { useModules } from '#web/api/modules.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { isNotLoaded } from '#web/document/screen-not-loaded.ts'
import { ErrorMessage } from '#web/screens/error-message.tsx'
import { useConnectionLost } from '#web/screens/use-connection-lost.tsx'
import { StatusMessage } from '#web/ui/status-message.tsx'
import { useNoStrayClicks } from '#web/ui/stray-clicks.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { useFreshWaiting } from '#web/waiting/waiting.ts'
import { requireSession } from '../api/guard.ts'
import { useUser } from '../api/use-user.ts'
import type { Route } from './+types/layout-route.ts'
import { headScript } from './head-script.ts'
import styles from './layout.module.css'
import { GROUPS, groupsFor } from './navigation.ts'
import { OwnScreens } from './own-screens.tsx'
import { BottomBar, TopBar } from './phone-bars.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { Sidebar } from './sidebar.tsx'

export const handle: PageHandle = {
  headScript,
  isListed: false,
  // Skeletons show the filters of a list.
  searchParams: ['estado', 'tipo', 'categoria', 'orden', 'buscar'],
}

export const clientMiddleware = [requireSession]

export default function LayoutRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Shown if a screen could not be downloaded or threw an error outside its loader. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const code = isRouteErrorResponse(error) ? error.status : 500
  return <Frame>{isNotLoaded(error) ? <NotLoaded /> : <ErrorMessage code={code} />}</Frame>
}

function NotLoaded() {
  return <StatusMessage {...useConnectionLost()} />
}

function Frame({ children }: { children: ReactNode }) {
  const user = useUser()
  const role = roleNumber(user?.role)
  const groups = groupsFor(role, GROUPS, useModules())
  const waiting = useFreshWaiting(role === ADMINISTRATOR)
  useNoStrayClicks()
  return (
    <>
      <div className={`flex ${styles.frame}`}>
        <TopBar role={role} />
        <Sidebar user={user} groups={groups} waiting={waiting} />
        <main id="contenido" className={`grow min-w-0 ${styles.main}`}>
          {children}
        </main>
        <BottomBar user={user} role={role} groups={groups} waiting={waiting} />
      </div>
      <ReauthenticationDialog />
      <ToastRegion />
      {role === OWNER && <OwnScreens />}
    </>
  )
}
