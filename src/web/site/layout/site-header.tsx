import { Link, useLocation } from 'react-router'
import { useModule } from '#web/api/modules.ts'
import { AccountLink } from '#web/site/layout/account-link.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { IconBookmark, IconMenu2, IconSearch } from '#web/ui/icons.ts'
import { SearchField } from './search-field.tsx'
import styles from './site-header.module.css'

const OFFERS = { to: '/ofertas', name: 'Ofertas' }
const WAYS = [
  { to: '/directorio', name: 'Comercios' },
  OFFERS,
  { to: '/preguntas', name: 'Preguntas' },
]
const SAVED = { to: '/guardados', name: 'Guardados' }
const SEARCH = 'buscar'

export type SiteHeaderProps = {
  /** The value of the search field. */
  q?: string | undefined
  /** The page has a search field of its own on phones. */
  hasSearchBelow?: boolean | undefined
}

/** The header of a public page. Works without JavaScript. */
export function SiteHeader({ q, hasSearchBelow = false }: SiteHeaderProps) {
  const { pathname } = useLocation()
  const hasOffers = useModule('offers')
  const ways = hasOffers ? WAYS : WAYS.filter((way) => way !== OFFERS)
  const current = [...WAYS, SAVED].find(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.to
  return (
    <header className={`row wrap relative surface ${styles.header}`}>
      <Brand />
      <nav className={`gap-4 ${styles.links}`} aria-label="El pueblo">
        <Ways ways={ways} current={current} />
      </nav>
      {!hasSearchBelow && (
        <button
          type="button"
          popoverTarget={SEARCH}
          aria-label="Buscar"
          className={`place-center tap-square rounded-button ${styles.open}`}
        >
          <IconSearch size={26} aria-hidden />
        </button>
      )}
      <div
        id={SEARCH}
        popover="auto"
        className={hasSearchBelow ? `${styles.search} ${styles.onDesks}` : styles.search}
      >
        <SearchField q={q} />
      </div>
      <Link
        to={SAVED.to}
        aria-label={SAVED.name}
        aria-current={current === SAVED.to ? 'page' : undefined}
        className={`place-center tap-square rounded-button ${styles.saved}`}
      >
        <IconBookmark size={24} aria-hidden />
      </Link>
      <AccountLink className={styles.onDesks} />
      <details className={styles.menu}>
        <summary aria-label="Menú" className="grid place-center tap-square rounded-button">
          <IconMenu2 size={26} aria-hidden />
        </summary>
        <nav aria-label="Menú">
          <Ways ways={[...ways, SAVED]} current={current} />
          <AccountLink hasSignUp />
        </nav>
      </details>
    </header>
  )
}

type WaysProps = {
  ways: typeof WAYS
  /** The address of the link that the page belongs to. */
  current: string | undefined
}

function Ways({ ways, current }: WaysProps) {
  return ways.map(({ to, name }) => (
    <Link
      key={to}
      to={to}
      className="inline-row tap rounded-button"
      aria-current={to === current ? 'page' : undefined}
    >
      {name}
    </Link>
  ))
}
