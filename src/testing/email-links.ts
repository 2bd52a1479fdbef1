import { addDays } from '#contract/hours/dates.ts'
import type { MailedPurpose } from '#contract/mailed-actions.ts'
import { aboutDay } from '#server/auth/about-day.ts'
import { createLink } from '#server/auth/links.ts'
import { createQuestionLink } from '#server/auth/question-links.ts'
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

/** Those of a link that asks something, which serves for a day. */
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

/** Those of a link that tells of offers that end on a day, another one at each call. */
export function endingOffersLink(server: TestServer, person: { user: { id: number } }) {
  const day = addDays('2030-01-01', days++)
  return questionLink(server, person, aboutDay(day), 'ending_offers')
}
let days = 0
