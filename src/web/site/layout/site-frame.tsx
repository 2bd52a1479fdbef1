import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import type { ModuleName } from '#contract/modules.ts'
import { useModule, useModules } from '#web/api/modules.ts'
import { useSite } from '#web/api/site.ts'
import { directionsUrl } from '#web/commerces/directions-url.ts'
import { IconChevronDown } from '#web/ui/icons.ts'
import { startClosingOnBack } from './close-on-back-script.ts'
import { NoticeLine } from './notice-line.tsx'
import styles from './site-frame.module.css'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
import { startSite } from './site-script.ts'
import { startSuggestions } from './suggestions-script.ts'

type SiteFrameProps = SiteHeaderProps & {
  /** Above the content, as wide as the window. */
  picture?: ReactNode
  children?: ReactNode
}

export function SiteFrame({ picture, children, ...header }: SiteFrameProps) {
  // After a navigation within the app the inline script does not run, so its function is called.
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

type FooterLink = readonly [to: string, name: string, module?: ModuleName]

const LINKS: readonly FooterLink[] = [
  ['/directorio', 'Comercios'],
  ['/ofertas', 'Ofertas', 'offers'],
  ['/guardados', 'Guardados'],
  ['/avisame', 'Avísame', 'subscriptions'],
  ['/preguntas', 'Preguntas'],
  ['/contacto', 'Contacto'],
]

const DUTY: readonly FooterLink[] = [['/farmacia-de-guardia', 'Farmacia de guardia']]
const INFORMATION: readonly FooterLink[] = [
  ['/como-ordenamos', 'Cómo ordenamos'],
  ['/datos-abiertos', 'Datos abiertos'],
  ['/accesibilidad', 'Accesibilidad'],
  ['/privacidad', 'Privacidad'],
  ['/cookies', 'Cookies'],
  ['/aviso-legal', 'Aviso legal'],
]

function SiteFooter() {
  const hasDuty = useSite()?.has_duty
  return (
    <footer className="page-wide py-22 sunken line-top">
      <nav aria-label="Más sobre Escaparate" className="no-print">
        <ul className={`grid ${styles.links}`}>
          <Links links={LINKS} />
          <li>
            <details>
              <summary className="inline-row gap-8 tap strong primary">
                Información
                <IconChevronDown size={20} aria-hidden />
              </summary>
              <ul className={`grid ${styles.links}`}>
                {hasDuty && <Links links={DUTY} />}
                <Links links={INFORMATION} />
              </ul>
            </details>
          </li>
          <Links links={[['/signup', 'Añade tu comercio']]} />
        </ul>
      </nav>
      <p className="muted small">
        © 2024 Escaparate
        {useModule('offers') && (
          <span className="no-print">
            {' · '}
            <a href="/ofertas.xml" className="inline-row tap muted">
              Ofertas por RSS
            </a>
          </span>
        )}
      </p>
    </footer>
  )
}

function Links({ links }: { links: readonly FooterLink[] }) {
  const modules = useModules()
  const isShown = ([, , module]: FooterLink) => module === undefined || modules[module]
  return links.filter(isShown).map(([to, name]) => (
    <li key={to}>
      <Link to={to} className="inline-row tap link">
        {name}
      </Link>
    </li>
  ))
}
