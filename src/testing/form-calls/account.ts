import { desc } from 'drizzle-orm'
import { users } from '#server/database/schema.ts'
import { emailLink } from '#testing/email-links.ts'
import { PASSWORD } from '#testing/test-password.ts'
import type { FormCall, FormContext, Subject } from './form-call.ts'
import { newestShop, SHOP_FORM, sendWithPhoto } from './shop-form.ts'

export function accountFormCalls({
  server,
  administrator,
  photo,
}: FormContext): Record<string, FormCall> {
  return {
    'POST /api/token/': {
      form: ({ person }) => ({ email: person.user.email, password: PASSWORD }),
      send: (form) => server.anyone.post('/api/token/', form),
    },
    'POST /api/token/refresh/': {
      form: ({ person: { user, session } }) => ({
        refresh: server.tokens.sign('refresh', { userId: user.id, sessionId: session }),
      }),
      send: (form) => server.anyone.post('/api/token/refresh/', form),
    },
    'POST /auth/users/': {
      form: newAccount,
      send: (form) =>
        sendWithPhoto(server.anyone, '/auth/users/', form, { 'commerce.photo': photo }),
      stored: async () => {
        const [account] = await server.db.select().from(users).orderBy(desc(users.id)).limit(1)
        const { application, ...shop } = await newestShop(server)
        return { username: account!.username, commerce: { ...shop, application: { application } } }
      },
    },
    'POST /auth/users/activation/': {
      form: ({ person }) => emailLink(server, person, 'activation'),
      send: (form) => server.anyone.post('/auth/users/activation/', form),
    },
    'POST /auth/users/link_email/': {
      form: ({ person }) => emailLink(server, person, 'reset'),
      send: (form) => server.anyone.post('/auth/users/link_email/', form),
    },
    'POST /auth/users/resend_activation/': {
      form: ({ person }) => ({ email: person.user.email }),
      send: (form) => server.anyone.post('/auth/users/resend_activation/', form),
    },
    'POST /auth/users/reset_password/': {
      form: ({ person }) => ({ email: person.user.email }),
      send: (form) => server.anyone.post('/auth/users/reset_password/', form),
    },
    'POST /auth/users/reset_password_confirm/': {
      form: async ({ person }) => ({
        ...(await emailLink(server, person, 'reset')),
        new_password: 'otra-clave',
      }),
      send: (form) => server.anyone.post('/auth/users/reset_password_confirm/', form),
    },
    'POST /auth/users/set_password/': {
      form: () => ({ current_password: PASSWORD, new_password: 'otra-clave' }),
      send: (form, { person }) => person.post('/auth/users/set_password/', form),
    },
    'POST /auth/users/invite/': {
      form: ({ person }) => ({ email: `invitada-${person.user.id}@example.com` }),
      send: (form) => administrator.post('/auth/users/invite/', form),
    },
    'PATCH /auth/users/:id/': {
      form: () => ({ role: 1, is_active: true, is_trusted: false, reason: 'No es de aquí.' }),
      send: (form, { person }) => administrator.patch(`/auth/users/${person.user.id}/`, form),
    },
    'POST /auth/account/email/': {
      form: ({ person }) => emailLink(server, person, 'email', `otro-${person.user.email}`),
      send: (form) => server.anyone.post('/auth/account/email/', form),
    },
    'PATCH /auth/account/': {
      form: ({ person }) => ({
        username: `otra-${person.user.id}`,
        email: `otra-${person.user.id}@example.com`,
        current_password: PASSWORD,
        wanted_mails: ['ending_offers'],
      }),
      send: (form, { person }) => person.patch('/auth/account/', form),
      stored: async ({ person }) => {
        const { username } = (await person.get('/auth/account/')).body
        return { username }
      },
    },
    'DELETE /auth/account/': {
      form: () => ({ current_password: PASSWORD }),
      send: (form, { person }) => person.delete('/auth/account/', form),
    },
  }
}

const newAccount = ({ shop }: Subject) => ({
  username: `nueva-${shop.id}`,
  email: `nueva-${shop.id}@example.com`,
  password: PASSWORD,
  commerce: { ...SHOP_FORM, application: { application: 'Abrimos cada día.' } },
})
