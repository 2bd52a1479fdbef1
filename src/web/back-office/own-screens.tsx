import { useContext, useEffect, useState } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { OFFICE_PATHS } from './navigation.ts'

const LAYOUT = 'back-office/layout-route'
const OFFICE_ROUTES = OFFICE_PATHS.map((path) => path.slice(1))

/** Prefetches the files of an owner's screens, so that they open on a bad connection. */
export function OwnScreens() {
  const isIdle = useIdle()
  const routes = Object.values(useContext(FrameworkContext)?.manifest.routes ?? {})
  if (!isIdle) return null
  const own = routes.filter(
    (route) => route?.parentId === LAYOUT && !OFFICE_ROUTES.includes(route.path ?? ''),
  )
  const modules = new Set(own.flatMap((route) => [route!.module, ...(route!.imports ?? [])]))
  const sheets = new Set(own.flatMap((route) => route!.css ?? []))
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
