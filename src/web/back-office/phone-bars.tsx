import { NavLink, useLocation } from 'react-router'
import { AwningStrip } from '#web/ui/awning-strip.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { IconMenu2, IconSettings, IconWorld } from '#web/ui/icons.ts'
import { bottomBarFor, PUBLIC_SITE, type Screen } from './navigation.ts'
import { PendingBadge, type PendingCounts } from './pending-badge.tsx'
import styles from './phone-bars.module.css'

type Opens = { onMenu: () => void; onSettings: () => void }

/** The top bar of phones under its awning: the logo, and the menu where the bottom bar has no room for all screens. */
export function TopBar({ screens, onMenu }: Pick<BottomBarProps, 'screens' | 'onMenu'>) {
  return (
    <header className={`on-wood ${styles.top}`}>
      <div className={`row between ${styles.board}`}>
        <Brand to="/dashboard" />
        {bottomBarFor(screens).more && (
          <button
            type="button"
            className={`grid place-center tap-square bare rounded-button ${styles.menu}`}
            aria-label="Menú"
            aria-haspopup="dialog"
            onClick={onMenu}
          >
            <IconMenu2 size={26} aria-hidden />
          </button>
        )}
      </div>
      <AwningStrip height={18} stripe={18} />
    </header>
  )
}

type BottomBarProps = Opens & { screens: readonly Screen[]; waiting: PendingCounts }

/** The bottom bar of phones, within the thumb's reach; it may not have room for all screens. */
export function BottomBar({ screens, waiting, onMenu, onSettings }: BottomBarProps) {
  const bar = bottomBarFor(screens)
  const { pathname } = useLocation()
  const isBehindMore = screens.some(
    (screen) => !bar.screens.includes(screen) && pathname.startsWith(screen.to),
  )
  return (
    <nav className={styles.bottom} aria-label="Principal">
      <ul>
        {bar.screens.map(({ to, name, shortName, icon: Icon, pendingLabel: waits }) => (
          <li key={to}>
            <NavLink to={to} prefetch="intent">
              <Icon size={26} aria-hidden />
              {shortName ?? name}
              <PendingBadge count={waiting[to]} waits={waits} className={styles.badge} />
            </NavLink>
          </li>
        ))}
        {bar.more ? (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              data-current={isBehindMore || undefined}
              onClick={onMenu}
            >
              <IconMenu2 size={26} aria-hidden />
              Más
            </button>
          </li>
        ) : (
          <>
            <li>
              <a href={PUBLIC_SITE}>
                <IconWorld size={26} aria-hidden />
                Ver la web
              </a>
            </li>
            <li>
              <button type="button" aria-haspopup="dialog" onClick={onSettings}>
                <IconSettings size={26} aria-hidden />
                Configuración
              </button>
            </li>
          </>
        )}
      </ul>
    </nav>
  )
}
