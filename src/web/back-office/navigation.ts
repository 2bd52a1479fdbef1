import type { Inbox } from '#contract/inbox.ts'
import { ALL_MODULES, type ModuleName, type Modules } from '#contract/modules.ts'
import { ADMINISTRATOR, OWNER, ROLES, type Role } from '#contract/roles.ts'
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
  roles: readonly Role[]
  /** The screen is hidden if this module is switched off. */
  module?: ModuleName
  /** The number beside its name, and what it counts: 'por revisar'. */
  pending?: { words: string; count: (inbox: Inbox) => number }
  isOnBottomBar?: boolean
  /** Paths of the screens that are its tabs. */
  tabs?: readonly string[]
}

/** Screens under one heading; the first group has none. */
export type ScreenGroup = { name?: string; screens: readonly Screen[] }

const OFFICE = [ADMINISTRATOR] as const

/** The screens of the sidebar in groups, each with the roles that see it. */
export const GROUPS: readonly ScreenGroup[] = [
  {
    screens: [
      { to: '/dashboard', name: 'Hoy', icon: IconHome, roles: OFFICE },
      {
        to: '/bandeja',
        name: 'Bandeja',
        icon: IconInbox,
        roles: OFFICE,
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
        roles: OFFICE,
        pending: {
          words: 'por revisar',
          count: ({ counts }) => counts.application + counts.change,
        },
      },
      {
        to: '/messages',
        name: 'Mensajes',
        icon: IconMail,
        roles: OFFICE,
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
        roles: ROLES,
        isOnBottomBar: true,
      },
      { to: '/categories', name: 'Categorías', icon: IconTags, roles: OFFICE },
      { to: '/users', name: 'Usuarios', icon: IconUsers, roles: OFFICE, isOnBottomBar: true },
    ],
  },
  {
    name: 'El pueblo',
    screens: [
      { to: '/faq', name: 'FAQ', icon: IconHelpCircle, roles: OFFICE },
      {
        to: '/festivos',
        name: 'Festivos',
        icon: IconCalendarEvent,
        roles: OFFICE,
        module: 'holidays',
      },
      {
        to: '/cifras',
        name: 'Cifras del pueblo',
        icon: IconChartBar,
        roles: OFFICE,
        module: 'figures',
      },
    ],
  },
  {
    name: 'Sistema',
    screens: [
      { to: '/ajustes', name: 'Ajustes', icon: IconAdjustmentsHorizontal, roles: OFFICE },
      {
        to: '/papelera',
        name: 'Papelera y registro',
        icon: IconTrash,
        roles: OFFICE,
        tabs: ['/actividad', '/estado'],
      },
    ],
  },
]

/** Paths of the screens that only administrators see. */
export const OFFICE_PATHS: readonly string[] = GROUPS.flatMap(({ screens }) =>
  screens.flatMap(({ to, tabs = [], roles }) =>
    roles === OFFICE && to !== '/dashboard' ? [to, ...tabs] : [],
  ),
)

/** The public site. `/` would redirect signed-in users to the back-office. */
export const PUBLIC_SITE = '/directorio'

/** Returns the screens of a role; while the role is unknown, those that all roles see. */
export function groupsFor(
  role: Role | undefined,
  all = GROUPS,
  modules: Modules = ALL_MODULES,
): ScreenGroup[] {
  const isSeen = ({ roles, module }: Screen) =>
    (module === undefined || modules[module]) &&
    (role === undefined ? roles.length === ROLES.length : roles.includes(role))
  const seen = all.map((group) => ({ ...group, screens: group.screens.filter(isSeen) }))
  return seen.filter(({ screens }) => screens.length > 0)
}

/** Returns whether a path belongs to a screen or to one of its tabs. */
export function isOpenAt(
  { to, tabs = [] }: Pick<Screen, 'to' | 'tabs'>,
  pathname: string,
): boolean {
  return [to, ...tabs].some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

/** Returns an owner's tabs on a phone. `only` is the id of the owner's only shop. */
export function ownTabs(only: number | undefined, hasOffers: boolean): Screen[] {
  if (only === undefined) {
    return [
      { to: '/dashboard', name: 'Inicio', icon: IconHome, roles: [OWNER] },
      { to: '/commerces', name: 'Comercios', icon: IconBuildingStore, roles: [OWNER] },
    ]
  }
  const home: Screen = {
    to: `/commerces/${only}`,
    name: 'Mi comercio',
    icon: IconBuildingStore,
    roles: [OWNER],
  }
  const offer: Screen = {
    to: `/commerces/${only}/offers/?crear`,
    name: 'Crear oferta',
    icon: IconCirclePlus,
    roles: [OWNER],
  }
  return hasOffers ? [home, offer] : [home]
}
