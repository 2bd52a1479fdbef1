import { accessToken, login, me, refreshForm, tokenPair } from '#contract/accounts.ts'
import { ROLES } from '#contract/roles.ts'
import { tokenNotValid } from '../errors.ts'
import { type Call, route } from '../http/route.ts'
import { type Origin, signIn, WRONG_LOGINS_BY_ADDRESS } from './sign-in.ts'
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
