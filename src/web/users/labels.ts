import { ADMINISTRATOR, OWNER, PERSON, ROLE_NAMES } from '#contract/roles.ts'
import type { ListedUser, UserOrder, UserState } from '#contract/users.ts'
import type { ReasonQuestion } from '#web/dialogs/reason-form.tsx'
import type { CommonReason } from '#web/forms/reason-field.tsx'
import type { ListOption } from '#web/lists/list-loader.ts'
import type { SortColumn } from '#web/lists/list-table.tsx'

export const STATES: Record<UserState, { word: string; tone: 'good' | 'bad' | 'waiting' }> = {
  active: { word: 'Activa', tone: 'good' },
  inactive: { word: 'Desactivada', tone: 'bad' },
  unconfirmed: { word: 'Sin confirmar', tone: 'waiting' },
}

export const ROLE_OPTIONS = (
  [
    [ADMINISTRATOR, 'Lleva el directorio: comercios, solicitudes y usuarios.'],
    [OWNER, 'Lleva sus comercios y sus ofertas.'],
    [PERSON, 'Inicia sesión, pero no puede cambiar nada.'],
  ] as const
).map(([role, description]) => ({ value: `${role}`, name: ROLE_NAMES[role], description }))

export const STATE_FILTERS: readonly ListOption<UserState>[] = [
  { name: 'Todas', value: '' },
  { name: 'Activas', value: 'activas', query: 'active' },
  { name: 'Desactivadas', value: 'desactivadas', query: 'inactive' },
  { name: 'Sin confirmar', value: 'sin-confirmar', query: 'unconfirmed' },
]

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

export const COLUMNS: readonly SortColumn[] = [
  { name: 'Id', up: 'id', down: '', first: 'up' },
  { name: 'Nombre', up: 'nombre', down: '-nombre', first: 'up' },
  { name: 'Email', up: 'email', down: '-email', first: 'up' },
  { name: 'Role', up: 'rol', down: '-rol', first: 'down' },
]

export function sessionsEndedMessage(username: string, ended: number): string {
  if (ended === 0) return `${username} no tenía ninguna sesión abierta`
  return ended === 1
    ? `Cerrada la sesión de ${username}`
    : `Cerradas las ${ended} sesiones de ${username}`
}

/** Ids of the buttons «Gestionar» of a user, in the table and on the card. CSS hides one of the buttons. */
export const buttonIds = (user: number) => ({
  table: `gestionar-fila-${user}`,
  card: `gestionar-ficha-${user}`,
})

const REASONS: readonly CommonReason[] = [
  {
    name: 'No es quien dice',
    sentence: 'No vemos que la cuenta sea del dueño del comercio. Si lo es, cuéntanoslo.',
  },
  {
    name: 'Ya no lleva el comercio',
    sentence: 'Nos dicen que ya no llevas el comercio. Si lo llevas, cuéntanoslo.',
  },
  {
    name: 'Publica lo que no debe',
    sentence: 'Con esta cuenta se ha publicado, más de una vez, algo que las normas no permiten.',
  },
]

export function reasonPrompt({ id, username }: ListedUser): Omit<ReasonQuestion, 'title' | 'act'> {
  return {
    text: `No podrá iniciar sesión, y sus comercios saldrán del directorio. Mandaremos el motivo por correo a ${username}, que podrá reclamar una vez.`,
    reasons: REASONS,
    confirm: 'Desactivar y avisar',
    busyLabel: 'Desactivando…',
    draft: `user-${id}`,
  }
}
