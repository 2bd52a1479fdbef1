import { Popover } from '@base-ui/react/popover'
import { Tooltip } from '@base-ui/react/tooltip'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Inbox } from '#contract/inbox.ts'
import type { StoredUser } from '#web/api/session.ts'
import { CloseOnBack } from '#web/dialogs/close-on-back.tsx'
import { AwningStrip } from '#web/ui/awning-strip.tsx'
import {
  IconLayoutSidebarLeftCollapse,
  IconLogout,
  IconSettings,
  IconWorld,
} from '#web/ui/icons.ts'
import { isOpenAt, PUBLIC_SITE, type ScreenGroup } from './navigation.ts'
import { PendingBadge } from './pending-badge.tsx'
import { Person } from './person.tsx'
import settings from './settings.module.css'
import { SettingsPanel } from './settings-panel.tsx'
import styles from './sidebar.module.css'
import { useSidebar } from './use-sidebar.ts'

type SidebarProps = {
  user: StoredUser | undefined
  groups: readonly ScreenGroup[]
  inbox: Inbox | undefined
}

/** Shows the name of an item as a tooltip while the sidebar is collapsed to icons. */
type WithTooltip = (name: string, item: ReactElement) => ReactElement

const ITEM = `relative row gap-14 full-width overflow-hidden rounded-button strong no-underline one-line ${styles.item}`

/** The sidebar, 250 px wide, or 80 px if collapsed. On narrow screens it opens above the page. */
export function Sidebar({ user, groups, inbox }: SidebarProps) {
  const { collapsed, isAbovePage, toggle, close } = useSidebar()
  // With several groups there is no room for the link to the public site: it is in Configuración.
  const hasSiteLink = groups.length === 1
  // Tooltips are rendered in the sidebar, because all content must be in a landmark.
  const sidebar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item depends on the path
  useEffect(() => {
    sidebar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const withTooltip: WithTooltip = (name, item) => (
    <Tooltip.Root disabled={!collapsed}>
      <Tooltip.Trigger render={item} delay={0} />
      <Tooltip.Portal container={sidebar}>
        <Tooltip.Positioner className={styles.tooltipPlace} side="right" sideOffset={5}>
          <Tooltip.Popup className={`rounded-button small one-line ${styles.tooltip}`}>
            {name}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
  return (
    <nav
      ref={sidebar}
      id="barra-lateral"
      className={`on-wood relative flex-none no-print ${styles.sidebar}`}
      data-above-page={isAbovePage || undefined}
      aria-label="Principal"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <div className={`flex column ${styles.board}`}>
        <AwningStrip height={30} stripe={collapsed ? 20 : 25} />
        {withTooltip(
          user?.username ?? '',
          <button
            type="button"
            className={`row gap-8 rounded-button min-h-54 ${styles.header}`}
            aria-expanded={!collapsed}
            onClick={toggle}
          >
            <Person user={user} />
            <span className="visually-hidden">, barra lateral</span>
            <IconLayoutSidebarLeftCollapse
              className={`flex-none ${styles.toggle}`}
              size={24}
              aria-hidden
            />
          </button>,
        )}
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.name ?? ''} group={group} inbox={inbox} withTooltip={withTooltip} />
          ))}
        </div>
        <ul className={styles.foot}>
          {hasSiteLink && (
            <li>
              {withTooltip(
                'Ver la web',
                <a href={PUBLIC_SITE} className={ITEM}>
                  <IconWorld size={24} aria-hidden />
                  <span className={styles.name}>Ver la web</span>
                </a>,
              )}
            </li>
          )}
          <li>
            <SettingsMenu withTooltip={withTooltip} hasSite={!hasSiteLink} />
          </li>
          <li>
            {withTooltip(
              'Log Out',
              <Link to="/logout" className={ITEM}>
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

type GroupProps = { group: ScreenGroup; inbox: Inbox | undefined; withTooltip: WithTooltip }

function Group({ group: { name, screens }, inbox, withTooltip }: GroupProps) {
  const id = useId()
  const { pathname } = useLocation()
  const hasHeading = name !== undefined && screens.length > 1
  return (
    <div className={styles.group}>
      {hasHeading && (
        <h2 id={id} className={`one-line overflow-hidden ${styles.word}`}>
          {name}
        </h2>
      )}
      <ul aria-labelledby={hasHeading ? id : undefined}>
        {screens.map((screen) => (
          <li key={screen.to}>
            {withTooltip(
              screen.name,
              <Link
                to={screen.to}
                prefetch="intent"
                className={ITEM}
                aria-current={isOpenAt(screen, pathname) ? 'page' : undefined}
              >
                <screen.icon size={24} aria-hidden />
                <span className={styles.name}>{screen.name}</span>
                <PendingBadge
                  screen={screen}
                  inbox={inbox}
                  className={`flex-none rounded-chip text-tiny ${styles.badge}`}
                />
              </Link>,
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type SettingsMenuProps = { withTooltip: WithTooltip; hasSite: boolean }

function SettingsMenu({ withTooltip, hasSite }: SettingsMenuProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <Popover.Root open={opened} onOpenChange={setOpened} modal="trap-focus">
      {withTooltip(
        'Configuración',
        <Popover.Trigger className={ITEM}>
          <IconSettings size={24} aria-hidden />
          <span className={styles.name}>Configuración</span>
        </Popover.Trigger>,
      )}
      <Popover.Portal>
        <Popover.Positioner className={settings.menuPlace} side="right" align="end" sideOffset={28}>
          <Popover.Popup
            className={`card outlined p-20 ${settings.menu}`}
            aria-label="Configuración"
          >
            {opened && <CloseOnBack onClose={close} />}
            <SettingsPanel onClose={close} hasSite={hasSite} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
