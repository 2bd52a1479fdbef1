import { type ReactNode, useEffect } from 'react'
import { directionsUrl } from '#web/commerces/directions-url.ts'
import { SiteFooter } from '#web/site/layout/site-footer.tsx'
import { startClosingOnBack } from './close-on-back-script.ts'
import { NoticeLine } from './notice-line.tsx'
import styles from './site-frame.module.css'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
import { startSite } from './site-script.ts'
import { startSuggestions } from './suggestions-script.ts'

type SiteFrameProps = SiteHeaderProps & {
  picture?: ReactNode
  children?: ReactNode
}

/** The header with search and the footer of public pages. */
export function SiteFrame({ picture, children, ...header }: SiteFrameProps) {
  // After a navigation within the app the inline script does not run.
  useEffect(() => startSite(directionsUrl, startSuggestions, startClosingOnBack, importMap), [])
  return (
    <div className={`flex column ${styles.frame}`}>
      <NoticeLine />
      <SiteHeader {...header} />
      <main id="contenido" className="grow">
        {picture}
        {children && <div className={`page-wide ${styles.content}`}>{children}</div>}
      </main>
      <SiteFooter />
    </div>
  )
}

const importMap = () => import('#web/map/public-map.ts')
