import type { Activation, LinkEmail, PasswordReset, Registered } from '#contract/auth.ts'
import { type OnProgress, post, upload } from '#web/api/http.ts'

/** Registers a stranger. `key` is the same for the same content: what was sent twice counts once. */
export const signUp = (form: FormData, key: string, onPercent: OnProgress) =>
  upload(onPercent, (options) => post<Registered>('/auth/users/', form, key, options))

export const activate = (link: Activation) => post('/auth/users/activation/', link)

/** The e-mail of the account that a link is for. */
export const findLinkEmail = (link: Activation) => post<LinkEmail>('/auth/users/link_email/', link)

export const resendActivation = (email: string) => post('/auth/users/resend_activation/', { email })

export const resetPassword = (email: string) => post('/auth/users/reset_password/', { email })

export const confirmReset = (form: PasswordReset, key: string) =>
  post('/auth/users/reset_password_confirm/', form, key)
