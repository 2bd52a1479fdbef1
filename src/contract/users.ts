import { z } from 'zod'
import { optionalReason } from './appeals.ts'
import { digitsAsNumber, flag } from './fields.ts'
import { idFilter, type Ordering, oneOf, orderingOf, queryFlag, searchTerm } from './list-query.ts'
import { ROLES } from './roles.ts'

/** active: may sign in. unconfirmed: has not confirmed the e-mail. inactive: deactivated. */
const USER_STATES = ['active', 'inactive', 'unconfirmed'] as const
export type UserState = (typeof USER_STATES)[number]

export const listedUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.literal(ROLES),
  is_active: z.boolean(),
  activated_at: z.iso.datetime().nullable(),
  invited_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  commerces: z.int(),
  is_trusted: z.boolean(),
})
export type ListedUser = z.infer<typeof listedUser>
export type UserOrder = Ordering<keyof ListedUser>

export const userQuery = z.object({
  id: idFilter,
  search: searchTerm,
  role: oneOf(['1', '2', '3']),
  state: oneOf(USER_STATES),
  is_active: queryFlag('Di si la cuenta está activa: true o false'),
  ordering: orderingOf(listedUser),
})
export type UserQuery = z.infer<typeof userQuery>

export const userChanges = z.object({
  role: z
    .preprocess(digitsAsNumber, z.literal(ROLES, 'Elige uno de los roles: 1, 2 o 3'))
    .optional(),
  is_active: flag('Di si la cuenta está activa: true o false').optional(),
  reason: optionalReason,
  is_trusted: flag('Di si la cuenta es de confianza: true o false').optional(),
})
export type UserChanges = z.infer<typeof userChanges>

/** `ended`: the number of sessions. */
export const endedSessions = z.object({ ended: z.int() })

export function stateOf(user: Pick<ListedUser, 'is_active' | 'activated_at'>): UserState {
  if (user.is_active) return 'active'
  return user.activated_at === null ? 'unconfirmed' : 'inactive'
}
