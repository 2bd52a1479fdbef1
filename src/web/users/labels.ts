import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR, OWNER, PERSON, ROLE_NAMES, type Role } from '#contract/roles.ts'
import type { UserOrder, UserState } from '#contract/users.ts'
import type { ListOption } from '#web/lists/list-loader.ts'
import type { SortColumn } from '#web/lists/list-table.tsx'

export const STATES: Record<UserState, { word: string; tone: 'good' | 'bad' | 'waiting' }> = {
  active: { word: 'Activa', tone: 'good' },
  inactive: { word: 'Desactivada', tone: 'bad' },
  unconfirmed: { word: 'Sin confirmar', tone: 'waiting' },
}

export const ROLES: readonly { role: Role; name: string; description: string }[] = [
  [ADMINISTRATOR, 'Lleva el directorio: comercios, solicitudes y usuarios.'] as const,
  [OWNER, 'Lleva sus comercios y sus ofertas.'] as const,
  [PERSON, 'Inicia sesión, pero no puede cambiar nada.'] as const,
].map(([role, description]) => ({ role, name: ROLE_NAMES[role], description }))

/** Options of the URL parameter `estado`. */
export const STATE_FILTERS: readonly ListOption<UserState>[] = [
  { name: 'Todas', value: '' },
  { name: 'Activas', value: 'activas', query: 'active' },
  { name: 'Desactivadas', value: 'desactivadas', query: 'inactive' },
  { name: 'Sin confirmar', value: 'sin-confirmar', query: 'unconfirmed' },
]

/** Options of the URL parameter `rol`. */
export const ROLE_FILTERS: readonly ListOption<'1' | '2' | '3'>[] = [
  { name: 'Todos los roles', value: '' },
  { name: ROLE_NAMES[ADMINISTRATOR], value: 'administracion', query: '3' },
  { name: ROLE_NAMES[OWNER], value: 'comerciante', query: '2' },
  { name: ROLE_NAMES[PERSON], value: 'sin-permisos', query: '1' },
]

/** Options of the URL parameter `orden`. Default: the newest first. */
export const ORDERS: readonly ListOption<UserOrder>[] = [
  { name: 'Más nuevos primero', value: '', query: '-id' },
  { name: 'Más antiguos primero', value: 'id', query: 'id' },
  { name: 'Nombre, de la A a la Z', value: 'nombre', query: 'username' },
  { name: 'Nombre, de la Z a la A', value: '-nombre', query: '-username' },
  { name: 'Correo electrónico, de la A a la Z', value: 'email', query: 'email' },
  { name: 'Correo electrónico, de la Z a la A', value: '-email', query: '-email' },
  { name: 'Con más permisos primero', value: '-rol', query: '-role' },
  { name: 'Con menos permisos primero', value: 'rol', query: 'role' },
]

/** Columns that can order the list, with the order of the first press. */
export const COLUMNS: readonly SortColumn[] = [
  { name: 'Id', up: 'id', down: '', first: 'up' },
  { name: 'Nombre', up: 'nombre', down: '-nombre', first: 'up' },
  { name: 'Email', up: 'email', down: '-email', first: 'up' },
  { name: 'Role', up: 'rol', down: '-rol', first: 'down' },
]

export const formatUserCount = (count: number) =>
  count === 0 ? 'Ninguna cuenta' : formatCount(count, 'cuenta', 'cuentas')

/** Says how many sessions were ended: 'Se han cerrado sus 2 sesiones'. */
export function sessionsEndedMessage(username: string, ended: number): string {
  if (ended === 0) return `${username} no tenía ninguna sesión abierta`
  return ended === 1
    ? `Cerrada la sesión de ${username}`
    : `Cerradas las ${ended} sesiones de ${username}`
}
