import { Link, useLocation } from 'react-router'
import { AccountLink } from '#web/site/layout/account-link.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { IconMenu2 } from '#web/ui/icons.ts'
import { SearchField } from './search-field.tsx'
import styles from './site-header.module.css'

const WAYS = [
  { to: '/directorio', name: 'Comercios' },
  { to: '/ofertas', name: 'Ofertas' },
  { to: '/guardados', name: 'Guardados', className: styles.saved },
]

/** The header of a public page. Works without JavaScript. */
export function SiteHeader({ q }: { q?: string | undefined }) {
  const { pathname } = useLocation()
  const current = WAYS.find(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.to
  return (
    <header className={`row wrap relative surface ${styles.header}`}>
      <Brand />
      <div className={styles.search}>
        <SearchField q={q} />
      </div>
      <nav className={`row gap-24 no-phone ${styles.links}`} aria-label="El pueblo">
        <Ways current={current} />
      </nav>
      <details className={styles.menu}>
        <summary aria-label="Menú">
          <IconMenu2 size={26} aria-hidden />
        </summary>
        <nav aria-label="Menú">
          <Ways current={current} />
        </nav>
      </details>
    </header>
  )
}

/** `current` is the address of the link that the page belongs to. */
function Ways({ current }: { current: string | undefined }) {
  return (
    <>
      {WAYS.map(({ to, name, className }) => (
        <Link
          key={to}
          to={to}
          className={className}
          aria-current={to === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
      <AccountLink />
    </>
  )
}
