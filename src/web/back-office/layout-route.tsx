import { type ReactNode, useContext, useEffect, useState } from 'react'
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  isRouteErrorResponse,
  Outlet,
} from 'react-router'
import { ADMINISTRATOR, OWNER, roleNumber } from '#contract/roles.ts'
import { useModules } from '#web/api/modules.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { isNotLoaded } from '#web/document/screen-not-loaded.ts'
import { ErrorMessage } from '#web/screens/error-message.tsx'
import { useConnectionLost } from '#web/screens/use-connection-lost.tsx'
import { StatusMessage } from '#web/ui/status-message.tsx'
import { useNoStrayClicks } from '#web/ui/stray-clicks.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { useSidebarInbox } from '#web/waiting/pending-items.ts'
import { requireSession } from '../api/guard.ts'
import { useUser } from '../api/session.ts'
import type { Route } from './+types/layout-route.ts'
import { headScript } from './head-script.ts'
import styles from './layout.module.css'
import { GROUPS, groupsFor, OFFICE_PATHS } from './navigation.ts'
import { BottomBar, TopBar } from './phone-bars.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { Sidebar } from './sidebar.tsx'

export const handle: PageHandle = {
  headScript,
  isListed: false,
  // The skeletons of lists show the filters in these parameters.
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
  const inbox = useSidebarInbox(role === ADMINISTRATOR)
  useNoStrayClicks()
  return (
    <>
      <div className={`flex ${styles.frame}`}>
        <TopBar role={role} />
        <Sidebar user={user} groups={groups} inbox={inbox} />
        <main id="contenido" className={`grow min-w-0 ${styles.main}`}>
          {children}
        </main>
        <BottomBar user={user} role={role} groups={groups} inbox={inbox} />
      </div>
      <ReauthenticationDialog />
      <ToastRegion />
      {role === OWNER && <OwnerScreenFiles />}
    </>
  )
}

const OFFICE_ROUTES = OFFICE_PATHS.map((path) => path.slice(1))

/** Prefetches the files of an owner's screens, so that they open on a bad connection. */
function OwnerScreenFiles() {
  const isIdle = useIdle()
  const routes = Object.values(useContext(FrameworkContext)?.manifest.routes ?? {})
  if (!isIdle) return null
  const pages = routes.filter(
    (route) =>
      route?.parentId === 'back-office/layout-route' && !OFFICE_ROUTES.includes(route.path ?? ''),
  )
  const modules = new Set(pages.flatMap((route) => [route!.module, ...(route!.imports ?? [])]))
  const sheets = new Set(pages.flatMap((route) => route!.css ?? []))
  return (
    <>
      {[...modules].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {[...sheets].map((href) => (
        <link key={href} rel="prefetch" as="style" href={href} />
      ))}
    </>
  )
}

/** Returns whether the page has loaded and been idle. Stays false if the browser is set to save data. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
    if (connection?.saveData) return
    // Safari has no requestIdleCallback.
    const wait = () => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true))
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  }, [])
  return isIdle
}
