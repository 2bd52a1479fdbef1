import { type ReactNode, useEffect } from 'react'
import { mapAddress } from '#web/commerces/map-address.ts'
import { PublicFooter } from '#web/site/layout/site-footer.tsx'
import styles from './site-frame.module.css'
import { StreetHeader } from './site-header.tsx'
import { startStreet } from './site-script.ts'
import { suggestPlaces } from './suggestions-script.ts'

type StreetFrameProps = {
  /** What stands in the search field. */
  q?: string | undefined
  /** Over the whole width, above the rest. */
  picture?: ReactNode
  children: ReactNode
}

/** The frame of the public pages: search on top, every way below. */
export function StreetFrame({ q, picture, children }: StreetFrameProps) {
  // Reached from a page of the framework, its own script does not run.
  useEffect(() => startStreet(mapAddress, suggestPlaces), [])
  return (
    <div className={styles.frame}>
      <StreetHeader q={q} />
      <main id="contenido">
        {picture}
        <div className={styles.content}>{children}</div>
      </main>
      <PublicFooter />
    </div>
  )
}
