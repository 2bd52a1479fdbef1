import { ADMINISTRATOR, ROLES, type Role } from '#contract/roles.ts'
import {
  IconBuildingStore,
  IconClipboardCheck,
  IconHelpCircle,
  IconHistory,
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
  /** On the phone's bottom bar, where the whole name would not fit. */
  shortName?: string
  /** What its number waits for: 'por revisar'. */
  pendingLabel?: string
  /** Keeps its place in the phone's bottom bar when there are more screens than places. */
  isOnBottomBar?: boolean
}

/** The screens of the sidebar, in order: a new one is a line here, with who sees it. */
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
  { to: '/papelera', name: 'Papelera', icon: IconTrash, roles: [ADMINISTRATOR] },
  { to: '/actividad', name: 'Actividad', icon: IconHistory, roles: [ADMINISTRATOR] },
]

/** What neighbours see. `/` would lead whoever is signed in back here. */
export const PUBLIC_SITE = '/directorio'

/** What a person of this role sees; whoever is not known yet sees what everybody does. */
export function screensFor(role: Role | undefined, all = screens): Screen[] {
  return all.filter(({ roles }) =>
    role === undefined ? roles.length === ROLES.length : roles.includes(role),
  )
}

const BOTTOM_BAR_PLACES = 4

/**
 * The phone's bottom bar: every screen beside Ver la web and Configuración (with Log Out in it) where
 * they fit; otherwise three screens, and the rest behind 'Más'.
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
