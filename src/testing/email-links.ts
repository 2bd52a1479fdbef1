import type { MailedPurpose } from '#contract/mailed-actions.ts'
import { createLink } from '#server/auth/links.ts'
import { createQuestionLink, unsubscribeLink } from '#server/auth/question-links.ts'
import type { TestServer } from './test-server.ts'

export async function emailLink(
  { services: { config, clock, db } }: TestServer,
  { user }: { user: { id: number } },
  purpose: 'activation' | 'reset' | 'email' | 'invitation',
  email?: string,
) {
  const link = await createLink(db, config, user.id, purpose, clock.now(), email)
  const [uid, token] = link.split('/').slice(-2)
  return { uid, token }
}

/** Creates the link of a mailed question, which is valid for a day. Returns its parameters. */
export async function questionLink(
  { services: { config, clock, db } }: TestServer,
  { user }: { user: { id: number } },
  about: number,
  purpose: MailedPurpose = 'holiday',
) {
  const expiresAt = new Date(clock.now().getTime() + 86_400_000)
  const asked = { user: user.id, purpose, about, expiresAt }
  const link = await createQuestionLink(db, config, asked, clock.now())
  const [uid, token] = link!.split('/').slice(-2)
  return { uid, token }
}

/** Creates the link that unsubscribes an account from mails about ending offers. Returns its parameters. */
export function unsubscription(
  { services: { config } }: TestServer,
  { user }: { user: { id: number } },
) {
  const link = unsubscribeLink(config, user.id, 'ending_offers')
  const [uid, kind, token] = link.split('/').slice(-3)
  return { uid, kind, token }
}
