import { eq } from 'drizzle-orm'
import { applications, commerces, users } from '#server/database/schema.ts'
import { emailLink } from '#testing/email-links.ts'
import { multipart } from '#testing/forms.ts'
import { PASSWORD, type Person } from '#testing/test-server.ts'
import { type Row, SHOP_FORM, type WatchedWrite, type WriteContext } from './watched-write.ts'

export function accountWrites(context: WriteContext): Record<string, WatchedWrite> {
  const { server, administrator } = context
  const account = async ({ user }: Person) => {
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id))
    return [{ ...row, password_hash: undefined }]
  }
  /** What an account that is gone keeps. */
  const emptiedAccount = async (person: Person) => {
    const [row] = await account(person)
    return [{ id: row!.id, role: row!.role, created_at: row!.created_at }]
  }

  return {
    'POST /api/token/': {
      watch: account,
      send: ({ user }, _shop, extra) =>
        server.anyone.post('/api/token/', { ...extra, email: user.email, password: PASSWORD }),
    },
    'POST /api/token/refresh/': {
      watch: account,
      send: ({ user, session }, _shop, extra) => {
        const refresh = server.tokens.sign('refresh', { userId: user.id, sessionId: session })
        return server.anyone.post('/api/token/refresh/', { ...extra, refresh })
      },
    },
    'POST /auth/users/': {
      watch: async () => {
        const rows = await server.db.select().from(users).where(eq(users.role, 3))
        const shops = await server.db.select().from(commerces).where(eq(commerces.hidden, true))
        const decided = await server.db.select().from(applications)
        return [...rows, ...shops, ...decided.filter(({ status }) => status !== 'PE')]
      },
      send: ({ user }, _shop, extra) => register(context, user.id, extra),
    },
    'POST /auth/users/invite/': {
      watch: async () => await server.db.select().from(users).where(eq(users.role, 3)),
      send: ({ user }, _shop, extra) =>
        administrator.post('/auth/users/invite/', { ...extra, email: `con-${user.email}` }),
    },
    'POST /auth/users/activation/': {
      watch: account,
      send: async ({ user }, _shop, extra) => {
        const link = await emailLink(server, { user }, 'activation')
        return server.anyone.post('/auth/users/activation/', { ...extra, ...link })
      },
    },
    'POST /auth/users/link_email/': {
      watch: account,
      send: async ({ user }, _shop, extra) => {
        const link = await emailLink(server, { user }, 'reset')
        return server.anyone.post('/auth/users/link_email/', { ...extra, ...link })
      },
    },
    'POST /auth/users/resend_activation/': {
      watch: account,
      send: ({ user }, _shop, extra) =>
        server.anyone.post('/auth/users/resend_activation/', { ...extra, email: user.email }),
    },
    'POST /auth/users/reset_password/': {
      watch: account,
      send: ({ user }, _shop, extra) =>
        server.anyone.post('/auth/users/reset_password/', { ...extra, email: user.email }),
    },
    'POST /auth/users/reset_password_confirm/': {
      watch: account,
      send: async ({ user }, _shop, extra) => {
        const link = await emailLink(server, { user }, 'reset')
        const path = '/auth/users/reset_password_confirm/'
        return server.anyone.post(path, { ...extra, ...link, new_password: 'otra-clave' })
      },
    },
    'POST /auth/users/set_password/': {
      watch: account,
      send: (person, _shop, extra) =>
        person.post('/auth/users/set_password/', {
          ...extra,
          current_password: PASSWORD,
          new_password: 'otra-clave',
        }),
    },
    'PATCH /auth/users/:id/': {
      watch: async (person) => {
        const [row] = await account(person)
        return [{ ...row, role: undefined, is_active: undefined, is_trusted: undefined }]
      },
      send: (person, _shop, extra) =>
        administrator.patch(`/auth/users/${person.user.id}/`, { role: 1, reason: 'No.', ...extra }),
    },
    'PATCH /auth/account/': {
      watch: account,
      send: (person, _shop, extra) => person.patch('/auth/account/', extra),
    },
    'POST /auth/account/email/': {
      watch: async (person) =>
        (await account(person)).map((row) => ({ ...row, email: 0, normalized: 0 })),
      send: async ({ user }, _shop, extra) => {
        const link = await emailLink(server, { user }, 'email', `otro-${user.email}`)
        return server.anyone.post('/auth/account/email/', { ...extra, ...link })
      },
    },
    'DELETE /auth/account/': {
      watch: emptiedAccount,
      send: (person, _shop, extra) =>
        person.delete('/auth/account/', { ...extra, current_password: PASSWORD }),
    },
  }
}

async function register({ server, photo }: WriteContext, id: number, extra: Row) {
  const texts = Object.fromEntries(
    Object.entries(extra)
      .flatMap(([name, value]) =>
        ['', 'commerce.', 'commerce.application.'].map((group) => [group + name, String(value)]),
      )
      // The group itself, which a form cannot have beside its fields.
      .filter(([name]) => name !== 'commerce'),
  )
  const { payload, headers } = await multipart({
    ...texts,
    username: `nueva-${id}`,
    email: `nueva-${id}@example.com`,
    password: PASSWORD,
    'commerce.name': SHOP_FORM.name,
    'commerce.description': SHOP_FORM.description,
    'commerce.category': '1',
    'commerce.direction': SHOP_FORM.direction,
    'commerce.n_tlf': SHOP_FORM.n_tlf,
    'commerce.contact_mail': SHOP_FORM.contact_mail,
    'commerce.application.application': 'Abrimos cada día.',
    'commerce.photo': photo,
  })
  return server.anyone.post('/auth/users/', payload, headers)
}
