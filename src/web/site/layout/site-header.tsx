import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useModule } from '#web/api/modules.ts'
import { Brand } from '#web/ui/brand.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconBookmark, IconMenu2, IconSearch } from '#web/ui/icons.ts'
import { SearchField } from './search-field.tsx'
import { SESSION_CHANGE } from './signed-in-script.ts'
import styles from './site-header.module.css'

const OFFERS = { to: '/ofertas', name: 'Ofertas' }
const LINKS = [
  { to: '/directorio', name: 'Comercios' },
  OFFERS,
  { to: '/preguntas', name: 'Preguntas' },
]
const SAVED = { to: '/guardados', name: 'Guardados' }
const SEARCH_ID = 'buscar'

export type SiteHeaderProps = {
  q?: string | undefined
  /** The page has a second search field, on phones. */
  hasSearchBelow?: boolean | undefined
  /** Shows the registration instead of the search on wide screens. */
  hasSignUp?: boolean | undefined
}

export function SiteHeader({ q, hasSearchBelow = false, hasSignUp }: SiteHeaderProps) {
  const { pathname } = useLocation()
  const current = [...LINKS, SAVED].find(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.to
  return (
    <header className={`row wrap relative page-wide py-8 surface line-bottom ${styles.header}`}>
      <Brand />
      <nav className={`flex gap-4 px-16 desk-only ${styles.links}`} aria-label="El pueblo">
        <Links current={current} />
      </nav>
      {!hasSearchBelow && (
        <button
          type="button"
          popoverTarget={SEARCH_ID}
          aria-label="Buscar"
          className="grid place-center tap-square rounded-button no-desk"
        >
          <IconSearch size={26} aria-hidden />
        </button>
      )}
      <div
        id={SEARCH_ID}
        popover="auto"
        className={`surface shadow-modal ${styles.search} ${hasSearchBelow ? 'desk-only' : ''} ${hasSignUp ? 'no-desk' : ''}`}
      >
        <SearchField q={q} />
      </div>
      <Link
        to={SAVED.to}
        aria-label={SAVED.name}
        aria-current={current === SAVED.to ? 'page' : undefined}
        className="grid place-center tap-square rounded-button ink link desk-only"
      >
        <IconBookmark size={24} aria-hidden />
      </Link>
      <AccountLink hasSignUp={hasSignUp} className={`desk-only ${styles.account}`} />
      <details className={`no-desk ${styles.menu}`}>
        <summary aria-label="Menú" className="grid place-center tap-square rounded-button">
          <IconMenu2 size={26} aria-hidden />
        </summary>
        <nav
          aria-label="Menú"
          className="absolute grid gap-8 p-16 surface outlined rounded-card shadow-modal"
        >
          <Links current={current} more={[SAVED]} />
          <AccountLink hasSignUp />
        </nav>
      </details>
    </header>
  )
}

function Links({ current, more = [] }: { current: string | undefined; more?: typeof LINKS }) {
  const links = useModule('offers') ? LINKS : LINKS.filter((link) => link !== OFFERS)
  return [...links, ...more].map(({ to, name }) => (
    <Link
      key={to}
      to={to}
      className="inline-row tap px-14 rounded-button ink link"
      aria-current={to === current ? 'page' : undefined}
    >
      {name}
    </Link>
  ))
}

type AccountLinkProps = { hasSignUp?: boolean | undefined; className?: string | undefined }

/** Links to login and registration, or to the back-office. The cached page has all: CSS hides some by `data-signed-in`. */
function AccountLink({ hasSignUp, className = '' }: AccountLinkProps) {
  // After a navigation within the app signed-in-script.ts updates only on this event.
  useEffect(() => {
    dispatchEvent(new Event(SESSION_CHANGE))
  }, [])
  return (
    <span className={`inline-row wrap gap-4 ${className}`}>
      <ButtonLink to="/login" variant="outline" size="small" className={styles.guest!}>
        Iniciar Sesión
      </ButtonLink>
      {hasSignUp && (
        <ButtonLink to="/signup" variant="text" size="small" className={styles.guest!}>
          Registrarse
        </ButtonLink>
      )}
      <ButtonLink to="/dashboard" variant="outline" size="small" className={styles.member!}>
        Mi panel
      </ButtonLink>
    </span>
  )
}
