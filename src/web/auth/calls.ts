import type { Activation, LinkEmail, NewAccount, PasswordReset } from '#contract/auth.ts'
import type { EmailConfirmation } from '#contract/profile.ts'
import { type OnPercent, post, upload } from '#web/api/http.ts'

/** Registers an owner with a shop. `key` is the idempotency key: a form that is sent twice counts once. */
export const signUp = (form: FormData, key: string, onPercent: OnPercent) =>
  upload(onPercent, (options) => post<NewAccount>('/auth/users/', form, key, options))

export const activate = (link: Activation) => post('/auth/users/activation/', link)

export const confirmEmail = (link: Activation) =>
  post<EmailConfirmation>('/auth/account/email/', link)

export const findLinkEmail = (link: Activation) => post<LinkEmail>('/auth/users/link_email/', link)

export const resendActivation = (email: string) => post('/auth/users/resend_activation/', { email })

export const resetPassword = (email: string) => post('/auth/users/reset_password/', { email })

export const confirmReset = (form: PasswordReset, key: string) =>
  post('/auth/users/reset_password_confirm/', form, key)
