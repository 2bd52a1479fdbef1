// Roles are numbers on the wire, because the first client sends and reads numbers.
export const ADMINISTRATOR = 3
export const OWNER = 2
/** A user without back-office rights. */
export const PERSON = 1

export const ROLES = [PERSON, OWNER, ADMINISTRATOR] as const
export type Role = (typeof ROLES)[number]

export const ADMINISTRATORS = [ADMINISTRATOR] as const
export const SHOPKEEPERS = [OWNER, ADMINISTRATOR] as const

export const ROLE_NAMES: Record<Role, string> = {
  [PERSON]: 'Sin permisos',
  [OWNER]: 'Comerciante',
  [ADMINISTRATOR]: 'Administración',
}

/** Returns the role in a number or in an object with an `id`; undefined: unknown. */
export function roleNumber(role: unknown): Role | undefined {
  const value = typeof role === 'object' && role !== null && 'id' in role ? role.id : role
  return ROLES.find((number) => number === Number(value))
}
