import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Inbox } from '#contract/inbox.ts'
import { OWNER, type Role } from '#contract/roles.ts'
import { useModule } from '#web/api/modules.ts'
import type { StoredUser } from '#web/api/session.ts'
import { findOnlyShop } from '#web/commerces/calls.ts'
import { Sheet } from '#web/dialogs/modal.tsx'
import { AwningStrip } from '#web/ui/awning-strip.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { IconDots, IconSettings } from '#web/ui/icons.ts'
import { isOpenAt, ownerTabs, type ScreenGroup } from './navigation.ts'
import { PendingBadge } from './pending-badge.tsx'
import { Person } from './person.tsx'
import styles from './phone-bars.module.css'
import { SettingsPanel } from './settings-panel.tsx'

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
  user: StoredUser | undefined
  role: Role | undefined
  groups: readonly ScreenGroup[]
  inbox: Inbox | undefined
}

/** The last item of the bar opens the settings and, if the bar does not have all screens, a menu of all. */
export function BottomBar({ user, role, groups, inbox }: BottomBarProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const onlyShop = useOnlyShop(role === OWNER)
  const hasOffers = useModule('offers')
  const { pathname } = useLocation()
  const all = groups.flatMap(({ screens }) => screens)
  const onBar =
    role === OWNER
      ? ownerTabs(onlyShop, hasOffers)
      : all.filter(({ isOnBottomBar }) => isOnBottomBar)
  const hasMore = role !== OWNER && onBar.length < all.length
  const isBehindMore =
    hasMore && all.some((screen) => !onBar.includes(screen) && isOpenAt(screen, pathname))
  const Icon = hasMore ? IconDots : IconSettings
  return (
    <>
      <nav className={`surface line-top ${styles.bottom}`} aria-label="Principal">
        {/* The key replaces the list once the role is known. Otherwise its items would shift. */}
        <ul key={String(hasMore)}>
          {onBar.map((screen) => (
            <li key={screen.to}>
              <Link
                to={screen.to}
                prefetch="intent"
                aria-current={isOpenAt(screen, pathname) ? 'page' : undefined}
              >
                <screen.icon size={26} aria-hidden />
                {screen.name}
                <PendingBadge screen={screen} inbox={inbox} className={styles.badge!} />
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              data-current={isBehindMore || undefined}
              onClick={() => setMenuOpen(true)}
            >
              <Icon size={26} aria-hidden />
              {hasMore ? 'Más' : 'Configuración'}
            </button>
          </li>
        </ul>
      </nav>
      <Sheet title={hasMore ? 'Menú' : 'Configuración'} opened={isMenuOpen} onClose={closeMenu}>
        <div className="grid gap-20">
          {hasMore && (
            <>
              <div className={styles.person} tabIndex={-1} data-autofocus>
                <Person user={user} />
              </div>
              <nav aria-label="Todas las pantallas">
                <ul>
                  {all.map((screen) => (
                    <li key={screen.to}>
                      <Link
                        to={screen.to}
                        className={`row gap-14 px-12 min-h-56 ink no-underline rounded-button current ${styles.item}`}
                        aria-current={isOpenAt(screen, pathname) ? 'page' : undefined}
                        onClick={closeMenu}
                      >
                        <screen.icon size={26} aria-hidden />
                        {screen.name}
                        <PendingBadge
                          screen={screen}
                          inbox={inbox}
                          className={`px-8 ml-auto small rounded-chip ${styles.count}`}
                        />
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            </>
          )}
          <SettingsPanel onClose={closeMenu} hasLogOut hasSite />
        </div>
      </Sheet>
    </>
  )
}

/** Returns the id of an owner's only shop. Undefined if there are several, or loading fails. */
function useOnlyShop(isOwner: boolean): number | undefined {
  const [id, setId] = useState<number>()
  const isList = useLocation().pathname.replace(/\/$/, '') === '/commerces'
  useEffect(() => {
    // Loaded again after the user leaves the list, where a shop may have been added or deleted.
    if (!isOwner || isList) return
    let isLeft = false
    findOnlyShop()
      .then((found) => isLeft || setId(found))
      .catch(() => {})
    return () => {
      isLeft = true
    }
  }, [isOwner, isList])
  return id
}
