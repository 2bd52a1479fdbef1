import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Inbox } from '#contract/inbox.ts'
import { OWNER, type Role } from '#contract/roles.ts'
import { useModule } from '#web/api/modules.ts'
import { findOnlyShop } from '#web/commerces/calls.ts'
import { AwningStrip } from '#web/ui/awning-strip.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { IconDots, IconSettings } from '#web/ui/icons.ts'
import { bottomBarFor, isOpenAt, ownTabs, type ScreenGroup } from './navigation.ts'
import { PendingBadge } from './pending-badge.tsx'
import styles from './phone-bars.module.css'

/** The top bar of phones. */
export function TopBar({ role }: { role: Role | undefined }) {
  return (
    <header className={`on-wood ${styles.top}`}>
      <div className={`row tap-large ${styles.board}`}>
        <Brand to={role === OWNER ? null : '/dashboard'} />
      </div>
      <AwningStrip height={18} stripe={18} />
    </header>
  )
}

type BottomBarProps = {
  groups: readonly ScreenGroup[]
  role: Role | undefined
  waiting: Inbox | undefined
  onMenu: () => void
}

/** The bottom bar of phones. Its last item opens the `PhoneMenu`. */
export function BottomBar({ groups, role, waiting, onMenu }: BottomBarProps) {
  const only = useOnlyShop(role === OWNER)
  const hasOffers = useModule('offers')
  const bar = bottomBarFor(groups)
  const { pathname } = useLocation()
  const isBehindMore = groups
    .flatMap(({ screens }) => screens)
    .some((screen) => !bar.screens.includes(screen) && isOpenAt(screen, pathname))
  const Icon = bar.more ? IconDots : IconSettings
  return (
    <nav className={`surface line-top ${styles.bottom}`} aria-label="Principal">
      {/* A new element once the role is known, so that its items do not count as shifted. */}
      <ul key={String(bar.more)}>
        {(role === OWNER ? ownTabs(only, hasOffers) : bar.screens).map((screen) => {
          const { to, name } = screen
          const current = isOpenAt(screen, pathname) ? 'page' : undefined
          return (
            <li key={to}>
              <Link to={to} prefetch="intent" aria-current={current}>
                <screen.icon size={26} aria-hidden />
                {name}
                <PendingBadge screen={screen} waiting={waiting} className={styles.badge!} />
              </Link>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            data-current={(bar.more && isBehindMore) || undefined}
            onClick={onMenu}
          >
            <Icon size={26} aria-hidden />
            {bar.more ? 'Más' : 'Configuración'}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** Returns the id of an owner's only shop, if there is just one. Loaded again after leaving the list of shops. */
function useOnlyShop(isAsked: boolean): number | undefined {
  const [id, setId] = useState<number>()
  const isList = useLocation().pathname.replace(/\/$/, '') === '/commerces'
  useEffect(() => {
    if (!isAsked || isList) return
    let isLeft = false
    findOnlyShop()
      .then((found) => isLeft || setId(found))
      // If it fails, the tabs for several shops are shown, from which all screens can be reached.
      .catch(() => {})
    return () => {
      isLeft = true
    }
  }, [isAsked, isList])
  return id
}
