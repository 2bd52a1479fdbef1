import type { Activation, PasswordChange } from '#contract/auth.ts'
import type { Page } from '#contract/paging.ts'
import type {
  Account,
  AccountExport,
  AccountForm,
  EmailConfirmed,
  Session,
} from '#contract/profile.ts'
import { call, get } from '#web/api/api.ts'
import { post } from '#web/api/http.ts'
import { storeUser } from '#web/api/session.ts'

/** Milliseconds: whoever has a thousand offers waits for a file of their own. */
const EXPORT_TIMEOUT = 60_000

export const findAccount = () => get<Account>('/auth/account/')

/** What the browser keeps of the person follows at once. */
export async function saveAccount(form: AccountForm): Promise<Account> {
  const account = await call<Account>({ url: '/auth/account/', method: 'patch', data: form })
  const { id, username, email, role } = account
  storeUser({ id, username, email, role })
  return account
}

export const changePassword = (data: PasswordChange, key: string) =>
  call<void>({
    url: '/auth/users/set_password/',
    method: 'post',
    data,
    headers: { 'Idempotency-Key': key },
  })

export const listSessions = (size: number) =>
  get<Page<Session>>('/auth/account/sessions/', { page: 1, page_size: size })

export const endSession = (id: string) =>
  call<void>({ url: `/auth/account/sessions/${id}/`, method: 'delete' })

export const endOtherSessions = () =>
  call<void>({ url: '/auth/account/sessions/', method: 'delete' })

export const exportAccount = () =>
  call<AccountExport>({ url: '/auth/account/export/', timeout: EXPORT_TIMEOUT })

export const deleteAccount = (current_password: string) =>
  call<void>({ url: '/auth/account/', method: 'delete', data: { current_password } })

export const confirmEmail = (link: Activation) => post<EmailConfirmed>('/auth/account/email/', link)
