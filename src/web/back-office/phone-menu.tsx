import { Link, useLocation } from 'react-router'
import type { Inbox } from '#contract/inbox.ts'
import type { StoredUser } from '#web/api/session.ts'
import { Sheet } from '#web/dialogs/modal.tsx'
import { bottomBarFor, isOpenAt, type ScreenGroup } from './navigation.ts'
import { PendingBadge } from './pending-badge.tsx'
import { Person } from './person.tsx'
import styles from './phone-bars.module.css'
import { SettingsPanel } from './settings-panel.tsx'

type PhoneMenuProps = {
  user: StoredUser | undefined
  groups: readonly ScreenGroup[]
  waiting: Inbox | undefined
  opened: boolean
  onClose: () => void
}

/** A sheet with the settings. If not all screens are in the bottom bar, it begins with the user and all screens. */
export function PhoneMenu({ user, groups, waiting, opened, onClose }: PhoneMenuProps) {
  const { pathname } = useLocation()
  const hasScreens = bottomBarFor(groups).more
  return (
    <Sheet title={hasScreens ? 'Menú' : 'Configuración'} opened={opened} onClose={onClose}>
      <div className="grid gap-20">
        {hasScreens && (
          <>
            <div className={styles.person} tabIndex={-1} data-autofocus>
              <Person user={user} />
            </div>
            <nav aria-label="Todas las pantallas">
              <ul>
                {groups
                  .flatMap(({ screens }) => screens)
                  .map((screen) => (
                    <li key={screen.to}>
                      <Link
                        to={screen.to}
                        className={`row gap-14 px-12 min-h-56 ink no-underline rounded-button current ${styles.item}`}
                        aria-current={isOpenAt(screen, pathname) ? 'page' : undefined}
                        onClick={onClose}
                      >
                        <screen.icon size={26} aria-hidden />
                        {screen.name}
                        <PendingBadge
                          screen={screen}
                          waiting={waiting}
                          className={`px-8 ml-auto small rounded-chip ${styles.count}`}
                        />
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
          </>
        )}
        <SettingsPanel onClose={onClose} hasLogOut hasSite />
      </div>
    </Sheet>
  )
}
