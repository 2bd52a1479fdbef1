import { ADMINISTRATOR, ROLES, type Role } from '#contract/roles.ts'
import {
  IconAdjustmentsHorizontal,
  IconBuildingStore,
  IconCalendarEvent,
  IconChartBar,
  IconClipboardCheck,
  IconFlag,
  IconHeartbeat,
  IconHelpCircle,
  IconHistory,
  IconMail,
  IconMessage2,
  IconRefresh,
  IconTags,
  IconTrash,
  IconUsers,
} from '#web/ui/icons.ts'

export type Screen = {
  to: string
  name: string
  icon: typeof IconBuildingStore
  roles: readonly Role[]
  /** For the phone's bottom bar, where the full name does not fit. */
  shortName?: string
  /** What its number counts: 'por revisar'. */
  pendingLabel?: string
  /** Stays in the phone's bottom bar when not all screens fit. */
  isOnBottomBar?: boolean
}

/** The screens of the sidebar, in order, and who sees them. */
export const screens: readonly Screen[] = [
  {
    to: '/commerces',
    name: 'Comercios',
    icon: IconBuildingStore,
    roles: ROLES,
    isOnBottomBar: true,
  },
  {
    to: '/applications',
    name: 'Solicitudes alta',
    shortName: 'Solicitudes',
    icon: IconClipboardCheck,
    roles: [ADMINISTRATOR],
    pendingLabel: 'por revisar',
    isOnBottomBar: true,
  },
  { to: '/users', name: 'Usuarios', icon: IconUsers, roles: [ADMINISTRATOR] },
  { to: '/categories', name: 'Categorías', icon: IconTags, roles: [ADMINISTRATOR] },
  { to: '/faq', name: 'FAQ', icon: IconHelpCircle, roles: [ADMINISTRATOR] },
  {
    to: '/messages',
    name: 'Mensajes',
    icon: IconMail,
    roles: [ADMINISTRATOR],
    pendingLabel: 'por responder',
    isOnBottomBar: true,
  },
  {
    to: '/avisos',
    name: 'Avisos',
    icon: IconFlag,
    roles: [ADMINISTRATOR],
    pendingLabel: 'por mirar',
  },
  {
    to: '/reclamaciones',
    name: 'Reclamaciones',
    icon: IconMessage2,
    roles: [ADMINISTRATOR],
    pendingLabel: 'por responder',
  },
  { to: '/festivos', name: 'Festivos', icon: IconCalendarEvent, roles: [ADMINISTRATOR] },
  { to: '/al-dia', name: 'Datos por confirmar', icon: IconRefresh, roles: [ADMINISTRATOR] },
  { to: '/cifras', name: 'Cifras del pueblo', icon: IconChartBar, roles: [ADMINISTRATOR] },
  { to: '/papelera', name: 'Papelera', icon: IconTrash, roles: [ADMINISTRATOR] },
  { to: '/actividad', name: 'Actividad', icon: IconHistory, roles: [ADMINISTRATOR] },
  { to: '/estado', name: 'Estado', icon: IconHeartbeat, roles: [ADMINISTRATOR] },
  { to: '/ajustes', name: 'Ajustes', icon: IconAdjustmentsHorizontal, roles: [ADMINISTRATOR] },
]

/** The public site. `/` would redirect signed-in people back here. */
export const PUBLIC_SITE = '/directorio'

/** The screens of a role; while the role is unknown, those that everybody sees. */
export function screensFor(role: Role | undefined, all = screens): Screen[] {
  return all.filter(({ roles }) =>
    role === undefined ? roles.length === ROLES.length : roles.includes(role),
  )
}

const BOTTOM_BAR_PLACES = 4

/**
 * The phone's bottom bar: every screen, if they fit beside the public site and the settings; otherwise
 * three, and the rest behind 'Más'.
 */
export function bottomBarFor(seen: readonly Screen[]): {
  screens: readonly Screen[]
  more: boolean
} {
  if (seen.length + 2 <= BOTTOM_BAR_PLACES) return { screens: seen, more: false }
  return {
    screens: seen.filter(({ isOnBottomBar: onBar }) => onBar).slice(0, BOTTOM_BAR_PLACES - 1),
    more: true,
  }
}
