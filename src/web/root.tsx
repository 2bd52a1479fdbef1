import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router'
import type { Site } from '#contract/site.ts'
import type { Route } from './+types/root.ts'
import { rememberModules, useModule } from './api/modules.ts'
import { readApi } from './api/read-api.ts'
import { useSite } from './api/site.ts'
import { useHistoryIndexTracking } from './document/first-entry.ts'
import { InlineScript } from './document/nonce.tsx'
import type { PageHandle } from './document/page-handle.ts'
import { isNotLoaded } from './document/screen-not-loaded.ts'
import {
  sendSubmitsBeforeHydration,
  submitsBeforeHydrationScript,
} from './document/submits-before-hydration.ts'
import { showDatesIn } from './format/dates.ts'
import { useConnectionLost } from './screens/use-connection-lost.tsx'
import { ErrorScreen } from './site/errors/error-screen.tsx'
import { signedInScript } from './site/layout/signed-in-script.ts'
import { StatusScreen } from './site/layout/status-screen.tsx'
import { appearanceScript } from './theme/appearance-script.ts'
import 'virtual:design-tokens.css'
import bodyFont from './theme/fonts/body.woff2?url'
import displayFont from './theme/fonts/display.woff2?url'
import './theme/fonts.css'
import './theme/global.css'
import './theme/utilities.css'
import { tokens } from './theme/design-tokens.ts'
import icon from './theme/icon.svg?url'
import { Announcer } from './ui/announcer.tsx'
import { NightFilter } from './ui/night-filter.tsx'
import { ProgressBar } from './ui/progress-bar.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: displayFont, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: bodyFont, crossOrigin: 'anonymous' },
]

export function loader({ context }: Route.LoaderArgs): Promise<Site> {
  return readApi(context, 'site/')
}

/** Never reloads the settings: after the office has saved them, `useSite` returns the new ones. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined)
  const hasFigures = useModule('figures')
  const isEmbedded = handles.some((handle) => handle?.isEmbeddable)
  const isDark = new URLSearchParams(useLocation().search).get('tema') === 'oscuro'
  // A static page has this script instead of React.
  const staticScript =
    import.meta.env.SSR && handles.findLast((handle) => handle?.staticScript)?.staticScript
  return (
    <html
      lang="es"
      data-figures={hasFigures ? undefined : 'off'}
      data-color-scheme={isEmbedded ? (isDark ? 'dark' : 'light') : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {handles.map(
          (handle) =>
            handle?.headScript && <InlineScript key={handle.headScript} code={handle.headScript} />,
        )}
        {!isEmbedded && <InlineScript code={appearanceScript} />}
        <InlineScript code={signedInScript} />
        {!staticScript && <InlineScript code={submitsBeforeHydrationScript} />}
        {handles.some((handle) => handle?.isListed === false) && (
          <meta name="robots" content="noindex" />
        )}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={tokens.bg[0]} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={tokens.bg[1]} />
        <Links />
      </head>
      <body>
        <a href="#contenido" className="skip-link no-print">
          Saltar al contenido
        </a>
        <NightFilter />
        <ProgressBar />
        {children}
        <Announcer />
        {staticScript ? (
          <InlineScript code={staticScript} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const site = useSite()
  if (site) {
    showDatesIn(site.time_zone)
    rememberModules(site.modules)
  }
  useHistoryIndexTracking()
  useEffect(() => {
    sendSubmitsBeforeHydration()
  }, [])
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isNotLoaded(error)) return <NotLoadedScreen />
  return <ErrorScreen code={isRouteErrorResponse(error) ? error.status : 500} />
}

function NotLoadedScreen() {
  return <StatusScreen {...useConnectionLost()} />
}
