import { FURTHER_COMMERCE, multipart } from './forms.ts'
import type { Case } from './recorded-calls.ts'
import { PASSWORD } from './test-password.ts'

export const ACCOUNT_CASES: Record<string, Record<string, Case>> = {
  'api-token': {
    'a wrong password, an account that is unconfirmed, shut or unknown': async (fixtures) => {
      const { record, owner, unconfirmed, stranger, administrator } = fixtures
      await administrator.patch(`/auth/users/${stranger.user.id}/`, {
        is_active: false,
        reason: 'No es de aquí.',
      })
      const attempts = [
        [owner.user.email, 'otra-clave'],
        [unconfirmed.user.email, PASSWORD],
        [stranger.user.email, PASSWORD],
        ['nadie@example.com', PASSWORD],
      ]
      for (const [email, password] of attempts) {
        await record({ method: 'POST', path: '/api/token/', body: { email, password } })
      }
    },
    'too many wrong passwords': async ({ record, owner, server }) => {
      const body = { email: owner.user.email, password: 'otra-clave' }
      for (let tried = 0; tried < 5; tried++) await server.anyone.post('/api/token/', body)
      await record({ method: 'POST', path: '/api/token/', body })
    },
    'tokens after signing out': async ({ record, owner, server }) => {
      const { user, session } = owner
      const refresh = server.tokens.sign('refresh', { userId: user.id, sessionId: session })
      await owner.post('/token/logout/')
      await record({ method: 'POST', path: '/api/token/refresh/', body: { refresh } })
      await record({ method: 'GET', path: '/auth/users/me/', as: owner })
    },
  },
  'auth-users': {
    'somebody whom the office deactivates': async ({ record, administrator, owner }) => {
      const body = { is_active: false, reason: 'No es de aquí.' }
      await record({
        method: 'PATCH',
        path: `/auth/users/${owner.user.id}/`,
        as: administrator,
        body,
      })
    },
    'a registration with the e-mail, or the name, of somebody': async ({
      record,
      owner,
      photo,
    }) => {
      const { application, ...commerce } = FURTHER_COMMERCE
      const nested = Object.entries(commerce).map(([name, value]) => [`commerce.${name}`, value])
      const { email, username } = owner.user
      const taken = [
        { email, username: 'Ana Ferrer' },
        { email: 'ana@example.com', username },
      ]
      for (const one of taken) {
        const { payload, headers } = await multipart({
          ...one,
          password: 'una-clave-larga',
          ...Object.fromEntries(nested),
          'commerce.application.application': application,
          'commerce.photo': photo,
        })
        await record({ method: 'POST', path: '/auth/users/', headers, body: payload })
      }
    },
    'a registration with wrong fields': async ({ record }) => {
      const wrong = { username: '', email: 'ana', password: 'corta', commerce: { n_tlf: 'x' } }
      await record({ method: 'POST', path: '/auth/users/', body: wrong })
    },
    'links that lead nowhere': async ({ record, linkFor, owner }) => {
      const { uid } = await linkFor(owner, 'reset')
      const body = { uid, token: 'x'.repeat(43), new_password: 'una-clave-larga' }
      await record({ method: 'POST', path: '/auth/users/activation/', body })
      await record({ method: 'POST', path: '/auth/users/link_email/', body })
      await record({ method: 'POST', path: '/auth/users/reset_password_confirm/', body })
    },
    'mails with links': async ({ record, owner, unconfirmed }) => {
      const mails = { resend_activation: unconfirmed, reset_password: owner }
      for (const [name, { user }] of Object.entries(mails)) {
        const sent = { method: 'POST', path: `/auth/users/${name}/` }
        await record({ ...sent, body: { email: user.email } })
        await record({ ...sent, body: { email: 'nadie@example.com' } })
      }
    },
    'the last administrator stays one': async ({ record, administrator }) => {
      const path = `/auth/users/${administrator.user.id}/`
      await record({ method: 'PATCH', path, as: administrator, body: { role: 1 } })
    },
    'an account that is shut and opened': async ({ record, administrator, owner }) => {
      const path = `/auth/users/${owner.user.id}/`
      for (const is_active of [false, true]) {
        await record({ method: 'PATCH', path, as: administrator, body: { is_active } })
      }
    },
  },
  'auth-account': {
    'an e-mail that somebody has, and a wrong password': async ({ record, owner, stranger }) => {
      const sent = { method: 'PATCH', path: '/auth/account/', as: owner }
      const { email, username } = stranger.user
      await record({ ...sent, body: { email, current_password: 'otra-clave' } })
      await record({ ...sent, body: { email, current_password: PASSWORD } })
      await record({ ...sent, body: { username } })
    },
    'an e-mail that is to be confirmed': async ({ record, owner }) => {
      const body = { email: 'otra@example.com', current_password: PASSWORD }
      await record({ method: 'PATCH', path: '/auth/account/', as: owner, body })
      await record({ method: 'GET', path: '/auth/account/', as: owner })
    },
  },
}
