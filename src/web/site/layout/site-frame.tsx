import { type ReactNode, useEffect } from 'react'
import { directionsUrl } from '#web/commerces/directions-url.ts'
import { SiteFooter } from '#web/site/layout/site-footer.tsx'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header.tsx'
import { startSite } from './site-script.ts'
import { startSuggestions } from './suggestions-script.ts'

type SiteFrameProps = {
  /** What stands in the search field. */
  q?: string | undefined
  /** Over the whole width, above the rest. */
  picture?: ReactNode
  children: ReactNode
}

/** The frame of the public pages: search on top, every way below. */
export function SiteFrame({ q, picture, children }: SiteFrameProps) {
  // Reached from a page of the framework, its own script does not run.
  useEffect(() => startSite(directionsUrl, startSuggestions), [])
  return (
    <div className={styles.frame}>
      <SiteHeader q={q} />
      <main id="contenido">
        {picture}
        <div className={styles.content}>{children}</div>
      </main>
      <SiteFooter />
    </div>
  )
}
