import { Link, useLocation } from 'react-router'
import type { Inbox } from '#contract/inbox.ts'
import type { StoredUser } from '#web/api/session.ts'
import { IconLogout, IconUser, IconWorld } from '#web/ui/icons.ts'
import { Sheet } from '../dialogs/modal.tsx'
import { isOpenAt, PUBLIC_SITE, type Screen, type ScreenGroup } from './navigation.ts'
import { PendingBadge } from './pending-badge.tsx'
import { Person } from './person.tsx'
import styles from './phone-bars.module.css'
import { AppearanceSettings } from './settings-panel.tsx'

type PhoneMenuProps = {
  user: StoredUser | undefined
  groups: readonly ScreenGroup[]
  waiting: Inbox | undefined
  opened: boolean
  onClose: () => void
}

type Item = Pick<Screen, 'to' | 'name' | 'icon' | 'tabs' | 'pending'> & { lang?: string }

const OTHERS: readonly Item[] = [
  { to: PUBLIC_SITE, name: 'Ver la web', icon: IconWorld },
  { to: '/account', name: 'Mi cuenta', icon: IconUser },
  { to: '/logout', name: 'Log Out', lang: 'en', icon: IconLogout },
]

/** The content of the sidebar as a sheet: user, screens, settings. */
export function PhoneMenu({ user, groups, waiting, opened, onClose }: PhoneMenuProps) {
  const { pathname } = useLocation()
  const items: readonly Item[] = [...groups.flatMap(({ screens }) => screens), ...OTHERS]
  return (
    <Sheet title="Menú" opened={opened} onClose={onClose}>
      <div className="grid gap-20">
        <div className={styles.person}>
          <Person user={user} />
        </div>
        <nav aria-label="Todas las pantallas">
          <ul>
            {items.map((item) => (
              <li key={item.to}>
                <Link
                  to={item.to}
                  reloadDocument={item.to === PUBLIC_SITE}
                  className={`row gap-14 px-12 min-h-56 ink no-underline rounded-button current ${styles.item}`}
                  aria-current={isOpenAt(item, pathname) ? 'page' : undefined}
                  onClick={onClose}
                >
                  <item.icon size={26} aria-hidden />
                  <span lang={item.lang}>{item.name}</span>
                  <PendingBadge
                    screen={item}
                    waiting={waiting}
                    className={`px-8 ml-auto small rounded-chip ${styles.count}`}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AppearanceSettings />
      </div>
    </Sheet>
  )
}
