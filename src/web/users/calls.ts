import { PAGE_SIZE, type Page } from '#contract/paging.ts'
import type { ListedUser, UserChanges, UserOrder, UserQuery } from '#contract/users.ts'
import { call, get } from '#web/api/api.ts'

type Asked = Pick<UserQuery, 'search' | 'role' | 'state'> & {
  ordering: UserOrder | undefined
  page: number
}

export const listUsers = ({ page, ...query }: Asked) =>
  get<Page<ListedUser>>('/auth/users/', { ...query, page, page_size: PAGE_SIZE })

export const changeUser = (id: number, changes: UserChanges) =>
  call<ListedUser>({ url: `/auth/users/${id}/`, method: 'patch', data: changes })

export const resendConfirmation = (id: number) =>
  call<void>({ url: `/auth/users/${id}/resend_activation/`, method: 'post' })

export const endSessions = (id: number) =>
  call<{ ended: number }>({ url: `/auth/users/${id}/end_sessions/`, method: 'post' })
