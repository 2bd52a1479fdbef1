import { Tooltip } from '@base-ui/react/tooltip'
import { type ReactElement, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import type { StoredUser } from '#web/api/session.ts'
import { AwningStrip } from '#web/ui/awning-strip.tsx'
import { IconLayoutSidebarLeftCollapse, IconLogout, IconWorld } from '#web/ui/icons.ts'
import { PUBLIC_SITE, type Screen } from './navigation.ts'
import { PendingBadge, type PendingCounts } from './pending-badge.tsx'
import { Person } from './person.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import styles from './sidebar.module.css'
import { useSidebar } from './use-sidebar.ts'

type SidebarProps = {
  user: StoredUser | undefined
  screens: readonly Screen[]
  waiting: PendingCounts
}

/** The sidebar: 250 px, or 80 with names as tooltips. Not on phones. */
export function Sidebar({ user, screens, waiting }: SidebarProps) {
  const { collapsed, toggle } = useSidebar()
  // Tooltips are rendered in it, so that they belong to a landmark.
  const sidebar = useRef<HTMLElement>(null)
  const named = (name: string, item: ReactElement) => (
    <Tooltip.Root disabled={!collapsed}>
      <Tooltip.Trigger render={item} delay={0} />
      <Tooltip.Portal container={sidebar}>
        <Tooltip.Positioner className={styles.tooltipPlace} side="right" sideOffset={5}>
          <Tooltip.Popup className={styles.tooltip}>{name}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
  return (
    <nav
      ref={sidebar}
      id="barra-lateral"
      className={`on-wood relative flex-none no-phone no-print ${styles.sidebar}`}
      aria-label="Principal"
    >
      <div className={`flex column ${styles.board}`}>
        <AwningStrip height={30} stripe={collapsed ? 20 : 25} />
        {named(
          user?.username ?? '',
          <button
            type="button"
            className={`row gap-8 rounded-button ${styles.header}`}
            aria-expanded={!collapsed}
            onClick={toggle}
          >
            <Person user={user} />
            <span className="visually-hidden">, barra lateral</span>
            <IconLayoutSidebarLeftCollapse className={styles.toggle} size={24} aria-hidden />
          </button>,
        )}
        <ul className={styles.screens}>
          {screens.map(({ to, name, icon: Icon, pendingLabel: waits }) => (
            <li key={to}>
              {named(
                name,
                <NavLink to={to} prefetch="intent" className={styles.item!}>
                  <Icon size={24} aria-hidden />
                  <span className={styles.name}>{name}</span>
                  <PendingBadge count={waiting[to]} waits={waits} className={styles.badge} />
                </NavLink>,
              )}
            </li>
          ))}
        </ul>
        <ul className={styles.foot}>
          <li>
            {named(
              'Ver la web',
              <a href={PUBLIC_SITE} className={styles.item}>
                <IconWorld size={24} aria-hidden />
                <span className={styles.name}>Ver la web</span>
              </a>,
            )}
          </li>
          <li>
            <SettingsMenu className={styles.item!} nameClassName={styles.name!} named={named} />
          </li>
          <li>
            {named(
              'Log Out',
              <Link to="/logout" className={styles.item}>
                <IconLogout size={24} aria-hidden />
                <span className={styles.name} lang="en">
                  Log Out
                </span>
              </Link>,
            )}
          </li>
        </ul>
      </div>
    </nav>
  )
}
