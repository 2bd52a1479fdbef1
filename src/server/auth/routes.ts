import {
  accessToken,
  activation,
  emailForm,
  linkEmail,
  login,
  me,
  passwordChange,
  passwordReset,
  refreshForm,
  tokenPair,
} from '#contract/auth.ts'
import { detailResponse, httpError, unauthorized } from '#contract/http-error.ts'
import { ROLES } from '#contract/roles.ts'
import { tokenNotValid, userNotFound } from '../http/authentication-errors.ts'
import { route } from '../http/route.ts'
import { activate, findLinkEmail } from './activate.ts'
import { changePassword, RESETS_BY_IP, resetPassword } from './change-password.ts'
import { WRONG_LOGINS_BY_IP } from './login-limits.ts'
import { endSession, findSessionHolder, touchSession } from './queries.ts'
import { LINKS_BY_IP, resendActivation, sendPasswordReset } from './send-link.ts'
import { signIn } from './sign-in.ts'

export const tokenRoutes = [
  route('POST', '/api/token/', {
    summary: 'Inicia sesión: cambia correo y contraseña por dos tokens.',
    description:
      'Con una contraseña equivocada, o un correo sin cuenta, 401 con code no_active_account. Solo a quien da la contraseña buena se le dice que la cuenta está sin confirmar (401, account_unconfirmed) o desactivada (401, account_deactivated). Los aciertos no cuentan para ningún límite; con 429, Retry-After dice cuándo volver a probar.',
    access: 'login',
    limit: WRONG_LOGINS_BY_IP,
    form: login,
    response: tokenPair,
    errorResponses: { 401: unauthorized },
    handle: (call) => signIn(call, call.form),
  }),
  route('POST', '/api/token/refresh/', {
    summary: 'Da un token de acceso nuevo a cambio del de renovación.',
    access: 'login',
    form: refreshForm,
    response: accessToken,
    errorResponses: { 401: unauthorized },
    handle: async ({ db, clock, tokens, form }) => {
      const claims = tokens.read('refresh', form.refresh)
      if (claims === undefined) throw tokenNotValid('refresh')
      const holder = await findSessionHolder(db, claims.userId, claims.sessionId, clock.now())
      if (holder === undefined) throw userNotFound()
      if (!holder.is_active || holder.session === null) throw tokenNotValid('refresh')
      await touchSession(db, claims.sessionId, clock.now())
      return { access: tokens.sign('access', claims) }
    },
  }),
]

export const authRoutes = [
  route('POST', '/auth/users/activation/', {
    summary: 'Activa la cuenta con el enlace que llegó por correo.',
    access: 'public',
    form: activation,
    response: detailResponse,
    handle: async (call) => {
      await activate(call, call.form)
      return { detail: 'Usuario activado correctamente' }
    },
  }),
  route('POST', '/auth/users/resend_activation/', {
    summary: 'Envía otra vez el enlace de activación, si hace falta.',
    access: 'public',
    limit: LINKS_BY_IP,
    form: emailForm,
    status: 204,
    handle: (call) => resendActivation(call, call.form.email),
  }),
  route('POST', '/auth/users/reset_password/', {
    summary: 'Envía un enlace para elegir otra contraseña.',
    access: 'public',
    limit: LINKS_BY_IP,
    form: emailForm,
    status: 204,
    handle: (call) => sendPasswordReset(call, call.form.email),
  }),
  route('POST', '/auth/users/reset_password_confirm/', {
    summary: 'Cambia la contraseña con el enlace que llegó por correo.',
    access: 'public',
    limit: RESETS_BY_IP,
    form: passwordReset,
    status: 204,
    handle: (call) => resetPassword(call, call.form),
  }),
  route('POST', '/auth/users/link_email/', {
    summary: 'Dice el correo de la cuenta a la que se envió un enlace que aún sirve.',
    description:
      'Vale para los enlaces de activación, de contraseña y de invitación, y no los gasta. Con cualquier otro, 400.',
    access: 'public',
    form: activation,
    response: linkEmail,
    handle: (call) => findLinkEmail(call, call.form),
  }),
  route('POST', '/auth/users/set_password/', {
    summary: 'Cambia la contraseña de quien sabe la actual.',
    access: ROLES,
    writeLimit: false,
    form: passwordChange,
    status: 204,
    errorResponses: { 429: httpError },
    handle: (call) => changePassword(call, call.form),
  }),
  route('GET', '/auth/users/me/', {
    summary: 'Dice quién llama, y con qué rol.',
    access: ROLES,
    response: me,
    handle: async ({ viewer }) => viewer,
  }),
  route('POST', '/token/logout/', {
    summary: 'Cierra la sesión con la que se llama.',
    access: ROLES,
    writeLimit: false,
    status: 204,
    handle: ({ db, clock, viewer }) => endSession(db, viewer.session, clock.now().toISOString()),
  }),
]
