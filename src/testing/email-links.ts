import { createLink } from '#server/auth/links.ts'
import type { TestServer } from './test-server.ts'

/** The parameters of an emailed link, as its page sends them. */
export async function emailLink(
  { services: { config, clock, db } }: TestServer,
  { user }: { user: { id: number } },
  purpose: 'activation' | 'reset' | 'email',
  email?: string,
) {
  const link = await createLink(db, config, user.id, purpose, clock.now(), email)
  const [uid, token] = link.split('/').slice(-2)
  return { uid, token }
}
