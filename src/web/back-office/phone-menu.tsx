import { Link, NavLink, useLocation } from 'react-router'
import type { Inbox } from '#contract/inbox.ts'
import type { StoredUser } from '#web/api/session.ts'
import { IconLogout, IconUser, IconWorld } from '#web/ui/icons.ts'
import { Sheet } from '../dialogs/modal.tsx'
import { AppearanceSettings } from './appearance-settings.tsx'
import { isOpenAt, PUBLIC_SITE, type ScreenGroup } from './navigation.ts'
import { PendingBadge } from './pending-badge.tsx'
import { Person } from './person.tsx'
import styles from './phone-bars.module.css'

type PhoneMenuProps = {
  user: StoredUser | undefined
  groups: readonly ScreenGroup[]
  waiting: Inbox | undefined
  opened: boolean
  onClose: () => void
}

/** The content of the sidebar as a sheet: user, screens, settings. */
export function PhoneMenu({ user, groups, waiting, opened, onClose }: PhoneMenuProps) {
  const { pathname } = useLocation()
  return (
    <Sheet title="Menú" opened={opened} onClose={onClose}>
      <div className="grid gap-20">
        <div className={styles.person}>
          <Person user={user} />
        </div>
        <nav aria-label="Todas las pantallas">
          <ul>
            {groups
              .flatMap(({ screens }) => screens)
              .map((screen) => {
                const { to, name, icon: Icon } = screen
                return (
                  <li key={to}>
                    <Link
                      to={to}
                      className={`row gap-14 px-12 min-h-56 ink no-underline rounded-button ${styles.item}`}
                      aria-current={isOpenAt(screen, pathname) ? 'page' : undefined}
                      onClick={onClose}
                    >
                      <Icon size={26} aria-hidden />
                      {name}
                      <PendingBadge
                        screen={screen}
                        waiting={waiting}
                        className={`px-8 ml-auto small rounded-chip ${styles.count}`}
                      />
                    </Link>
                  </li>
                )
              })}
            <li>
              <a
                href={PUBLIC_SITE}
                className={`row gap-14 px-12 min-h-56 ink no-underline rounded-button ${styles.item}`}
              >
                <IconWorld size={26} aria-hidden />
                Ver la web
              </a>
            </li>
            <li>
              <NavLink
                to="/account"
                className={`row gap-14 px-12 min-h-56 ink no-underline rounded-button ${styles.item}`}
                onClick={onClose}
              >
                <IconUser size={26} aria-hidden />
                Mi cuenta
              </NavLink>
            </li>
            <li>
              <NavLink
                to="/logout"
                className={`row gap-14 px-12 min-h-56 ink no-underline rounded-button ${styles.item}`}
              >
                <IconLogout size={26} aria-hidden />
                <span lang="en">Log Out</span>
              </NavLink>
            </li>
          </ul>
        </nav>
        <AppearanceSettings />
      </div>
    </Sheet>
  )
}
