import {
  accessToken,
  activation,
  emailForm,
  login,
  me,
  passwordChange,
  passwordReset,
  refreshForm,
  registered,
  registration,
  tokenPair,
} from '#contract/accounts.ts'
import { ROLES } from '#contract/roles.ts'
import { said } from '#contract/said.ts'
import { tokenNotValid } from '../errors.ts'
import { type Call, route } from '../http/route.ts'
import { activate } from './activate.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { LINKS_BY_ADDRESS, resendActivation, sendPasswordReset } from './send-link.ts'
import { type Origin, signIn, WRONG_LOGINS_BY_ADDRESS } from './sign-in.ts'
import { REGISTRATIONS_BY_ADDRESS, signUp } from './sign-up.ts'
import { endSession, findSessionHolder } from './store.ts'

export const accountRoutes = [
  route({
    method: 'POST',
    path: '/api/token/',
    access: 'login',
    limit: WRONG_LOGINS_BY_ADDRESS,
    form: login,
    answer: tokenPair,
    handle: (call) => signIn(call, call.tokens, call.form, originOf(call)),
  }),
  route({
    method: 'POST',
    path: '/api/token/refresh/',
    access: 'login',
    form: refreshForm,
    answer: accessToken,
    handle: async ({ db, clock, tokens, form }) => {
      const claims = tokens.read('refresh', form.refresh)
      if (claims === undefined) throw tokenNotValid('refresh')
      const holder = await findSessionHolder(db, claims.userId, claims.sessionId, clock.now())
      if (!holder?.is_active || holder.session === null) throw tokenNotValid('refresh')
      return { access: tokens.sign('access', claims) }
    },
  }),
  route({
    method: 'POST',
    path: '/auth/users/',
    access: 'public',
    limit: REGISTRATIONS_BY_ADDRESS,
    idempotent: true,
    form: registration,
    photo: ['commerce', 'photo'],
    status: 201,
    answer: registered,
    handle: (call) => signUp(call, call.form, call.photo!, call.request.ip),
  }),
  route({
    method: 'POST',
    path: '/auth/users/activation/',
    access: 'public',
    form: activation,
    answer: said,
    handle: async (call) => {
      await activate(call, call.form)
      return { detail: 'Usuario activado correctamente' }
    },
  }),
  route({
    method: 'POST',
    path: '/auth/users/resend_activation/',
    access: 'public',
    limit: LINKS_BY_ADDRESS,
    form: emailForm,
    status: 204,
    handle: (call) => resendActivation(call, call.form.email, call.request.ip),
  }),
  route({
    method: 'POST',
    path: '/auth/users/reset_password/',
    access: 'public',
    limit: LINKS_BY_ADDRESS,
    form: emailForm,
    status: 204,
    handle: (call) => sendPasswordReset(call, call.form.email, call.request.ip),
  }),
  route({
    method: 'POST',
    path: '/auth/users/reset_password_confirm/',
    access: 'public',
    form: passwordReset,
    status: 204,
    handle: (call) => resetPassword(call, call.form),
  }),
  route({
    method: 'POST',
    path: '/auth/users/set_password/',
    access: ROLES,
    form: passwordChange,
    status: 204,
    handle: (call) => changePassword(call, call.viewer, call.form),
  }),
  route({
    method: 'GET',
    path: '/auth/users/me/',
    access: ROLES,
    answer: me,
    handle: async ({ viewer }) => viewer,
  }),
  route({
    method: 'POST',
    path: '/token/logout/',
    access: ROLES,
    status: 204,
    handle: ({ db, clock, viewer }) => endSession(db, viewer.session, clock.now().toISOString()),
  }),
]

function originOf({ request }: Call): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
}
