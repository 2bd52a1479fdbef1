import type { Inbox } from '#contract/inbox.ts'
import { ALL_MODULES, type ModuleName, type Modules } from '#contract/modules.ts'
import { ADMINISTRATOR, type Role } from '#contract/roles.ts'
import {
  IconAdjustmentsHorizontal,
  IconBuildingStore,
  IconCalendarEvent,
  IconChartBar,
  IconCirclePlus,
  IconClipboardCheck,
  IconHelpCircle,
  IconHome,
  IconInbox,
  IconMail,
  IconTags,
  IconTrash,
  IconUsers,
} from '#web/ui/icons.ts'

export type Screen = {
  to: string
  name: string
  icon: typeof IconBuildingStore
  /** Owners can open it, too. */
  isForAll?: boolean
  /** The screen is hidden if this module is switched off. */
  module?: ModuleName
  /** The number beside the name, and what the number counts: 'por revisar'. */
  pending?: { words: string; count: (inbox: Inbox) => number }
  isOnBottomBar?: boolean
  /** Paths of the screens that are tabs of this screen. */
  tabs?: readonly string[]
}

/** Screens under one heading (`name`). The first group has no heading. */
export type ScreenGroup = { name?: string; screens: readonly Screen[] }

export const GROUPS: readonly ScreenGroup[] = [
  {
    screens: [
      { to: '/dashboard', name: 'Hoy', icon: IconHome },
      {
        to: '/bandeja',
        name: 'Bandeja',
        icon: IconInbox,
        pending: {
          words: 'por hacer',
          count: ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0),
        },
        isOnBottomBar: true,
        tabs: ['/avisos', '/reclamaciones', '/al-dia'],
      },
      {
        to: '/applications',
        name: 'Solicitudes alta',
        icon: IconClipboardCheck,
        pending: {
          words: 'por revisar',
          count: ({ counts: { application, change } }) => application + change,
        },
      },
      {
        to: '/messages',
        name: 'Mensajes',
        icon: IconMail,
        pending: { words: 'por responder', count: ({ counts }) => counts.message },
      },
    ],
  },
  {
    name: 'Directorio',
    screens: [
      {
        to: '/commerces',
        name: 'Comercios',
        icon: IconBuildingStore,
        isForAll: true,
        isOnBottomBar: true,
      },
      { to: '/categories', name: 'Categorías', icon: IconTags },
      { to: '/users', name: 'Usuarios', icon: IconUsers, isOnBottomBar: true },
    ],
  },
  {
    name: 'El pueblo',
    screens: [
      { to: '/faq', name: 'FAQ', icon: IconHelpCircle },
      { to: '/festivos', name: 'Festivos', icon: IconCalendarEvent, module: 'holidays' },
      { to: '/cifras', name: 'Cifras del pueblo', icon: IconChartBar, module: 'figures' },
    ],
  },
  {
    name: 'Sistema',
    screens: [
      { to: '/ajustes', name: 'Ajustes', icon: IconAdjustmentsHorizontal },
      {
        to: '/papelera',
        name: 'Papelera y registro',
        icon: IconTrash,
        tabs: ['/actividad', '/estado'],
      },
    ],
  },
]

/** Paths of the screens that owners cannot open. */
export const OFFICE_PATHS: readonly string[] = GROUPS.flatMap(({ screens }) =>
  screens.flatMap(({ to, tabs = [], isForAll }) =>
    isForAll || to === '/dashboard' ? [] : [to, ...tabs],
  ),
)

/** The link to the public site: `/` redirects signed-in users to the back-office. */
export const PUBLIC_SITE = '/directorio'

export function groupsFor(
  role: Role | undefined,
  groups = GROUPS,
  modules: Modules = ALL_MODULES,
): ScreenGroup[] {
  const isVisible = ({ isForAll, module }: Screen) =>
    (isForAll || role === ADMINISTRATOR) && (module === undefined || modules[module])
  return groups
    .map((group) => ({ ...group, screens: group.screens.filter(isVisible) }))
    .filter(({ screens }) => screens.length > 0)
}

/** Returns whether a path belongs to a screen or to one of its tabs. */
export function isOpenAt({ to, tabs = [] }: Screen, pathname: string): boolean {
  return [to, ...tabs].some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

export function ownerTabs(onlyShop: number | undefined, hasOffers: boolean): Screen[] {
  if (onlyShop === undefined) {
    return [
      { to: '/dashboard', name: 'Inicio', icon: IconHome },
      { to: '/commerces', name: 'Comercios', icon: IconBuildingStore },
    ]
  }
  const path = `/commerces/${onlyShop}`
  const home = { to: path, name: 'Mi comercio', icon: IconBuildingStore }
  const offer = { to: `${path}/offers/?crear`, name: 'Crear oferta', icon: IconCirclePlus }
  return hasOffers ? [home, offer] : [home]
}
