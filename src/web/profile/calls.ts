import type { PasswordChange } from '#contract/auth.ts'
import type { Account, AccountExport, AccountForm, Session } from '#contract/profile.ts'
import { call, get } from '#web/api/api.ts'
import { resource, sendForm } from '#web/api/resource.ts'
import { storeUser } from '#web/api/session.ts'

/** Milliseconds. Exporting a thousand offers takes long. */
const EXPORT_TIMEOUT = 60_000

export const findAccount = () => get<Account>('/auth/account/')

/** Saves the account and updates the user stored in the browser. */
export async function saveAccount(form: AccountForm): Promise<Account> {
  const account = await sendForm<Account>('patch', '/auth/account/', form)
  const { id, username, email, role } = account
  storeUser({ id, username, email, role })
  return account
}

export const changePassword = (form: PasswordChange, key: string) =>
  sendForm<void>('post', '/auth/users/set_password/', form, { key })

export const { page: listSessions } = resource<Session>('/auth/account/sessions/')

export const endSession = (id: string) =>
  call<void>({ url: `/auth/account/sessions/${id}/`, method: 'delete' })

export const endOtherSessions = () =>
  call<void>({ url: '/auth/account/sessions/', method: 'delete' })

export const exportAccount = () =>
  call<AccountExport>({ url: '/auth/account/export/', timeout: EXPORT_TIMEOUT })

export const deleteAccount = (current_password: string) =>
  call<void>({ url: '/auth/account/', method: 'delete', data: { current_password } })
