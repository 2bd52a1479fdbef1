import { z } from 'zod'
import { newCommerce, newCommerceWithStreet } from './commerces.ts'
import { loginMail, mail } from './contact-fields.ts'
import { newPassword, password, text } from './fields.ts'
import { honeypotFields } from './honeypot.ts'
import { plainName } from './same-name.ts'

export const login = z.object({
  email: loginMail('Escribe tu correo electrónico'),
  password: password('Escribe tu contraseña'),
})
export type Login = z.infer<typeof login>

export const tokenPair = z.object({ refresh: z.string(), access: z.string() })
export type TokenPair = z.infer<typeof tokenPair>

export const refreshForm = z.object({ refresh: text('Falta el token de renovación', 4096) })
export const accessToken = z.object({ access: z.string() })

export const me = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.int(),
})
export type Me = z.infer<typeof me>

export const DELETED_USERNAME = 'Cuenta eliminada'

export const username = text('El nombre de usuario es obligatorio', 60, {
  length: 4,
  message: 'El nombre de usuario debe tener al menos 4 caracteres',
}).refine((name) => !isReservedName(name), 'Ese nombre está reservado. Prueba con otro.')

export const USERNAME_TAKEN = 'Ese nombre de usuario ya existe. Prueba con otro.'

export const isReservedName = (name: string) =>
  plainName(name).startsWith(plainName(DELETED_USERNAME))

/** A registration without its file `commerce.photo`. */
export const registration = z.object({
  username,
  email: mail('El correo electrónico es obligatorio'),
  password: newPassword,
  commerce: newCommerce,
  ...honeypotFields,
})
export type Registration = z.infer<typeof registration>
export const registrationWithStreet = registration.extend({ commerce: newCommerceWithStreet })

export const newAccount = z.object({ username: z.string(), email: z.string() })
export type NewAccount = z.infer<typeof newAccount>

export const emailForm = z.object({ email: mail('El correo electrónico es obligatorio') })
export type EmailForm = z.infer<typeof emailForm>

export const linkFields = {
  uid: text('Falta el usuario del enlace', 40),
  token: text('Falta el token del enlace', 200),
}
export const activation = z.object(linkFields)
export type Activation = z.infer<typeof activation>

/** The e-mail to which a link was sent. */
export const linkEmail = z.object({ email: z.string() })
export type LinkEmail = z.infer<typeof linkEmail>

export const passwordReset = z.object({ ...linkFields, new_password: newPassword })
export type PasswordReset = z.infer<typeof passwordReset>

export const currentPassword = password('Escribe tu contraseña actual')

export const passwordChange = z.object({
  current_password: currentPassword,
  new_password: newPassword,
})
export type PasswordChange = z.infer<typeof passwordChange>
