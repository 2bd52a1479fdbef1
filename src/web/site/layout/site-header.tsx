import { NavLink } from 'react-router'
import { AccountLink } from '#web/site/layout/account-link.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { IconMenu2 } from '#web/ui/icons.ts'
import { SearchField } from './search-field.tsx'
import styles from './site-header.module.css'

/** The header of a public page. Works without JavaScript. */
export function SiteHeader({ q }: { q?: string | undefined }) {
  return (
    <header className={styles.header}>
      <Brand />
      <div className={styles.search}>
        <SearchField q={q} />
      </div>
      <nav className={styles.links} aria-label="El pueblo">
        <Ways />
      </nav>
      <details className={styles.menu}>
        <summary aria-label="Menú">
          <IconMenu2 size={26} aria-hidden />
        </summary>
        <nav aria-label="Menú">
          <Ways />
        </nav>
      </details>
    </header>
  )
}

function Ways() {
  return (
    <>
      <NavLink to="/directorio">Comercios</NavLink>
      <NavLink to="/ofertas">Ofertas</NavLink>
      <NavLink to="/guardados" className={styles.saved!}>
        Guardados
      </NavLink>
      <AccountLink />
    </>
  )
}
