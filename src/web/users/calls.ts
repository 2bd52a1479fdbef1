import type { EmailForm } from '#contract/auth.ts'
import type { ListedUser, UserChanges, UserOrder, UserQuery } from '#contract/users.ts'
import { call } from '#web/api/api.ts'
import { resource } from '#web/api/resource.ts'

const users = resource<ListedUser, never, UserChanges>('/auth/users/')

type ListUsersQuery = Pick<UserQuery, 'search' | 'state'> & {
  ordering: UserOrder | undefined
  page: number
}

export const listUsers = (query: ListUsersQuery) => users.page(query)

export const { change: changeUser } = users

export const inviteUser = (data: EmailForm, key: string) =>
  call<ListedUser>({
    url: '/auth/users/invite/',
    method: 'post',
    headers: { 'Idempotency-Key': key },
    data,
  })

export const resendConfirmation = (id: number) => users.post<void>(id, 'resend_activation')

export const endSessions = (id: number) => users.post<{ ended: number }>(id, 'end_sessions')
