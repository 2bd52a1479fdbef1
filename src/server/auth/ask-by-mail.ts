import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { MailedPurpose } from '#contract/mailed-actions.ts'
import { MAIL_KINDS } from '#contract/profile.ts'
import { PERSON } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Mail } from '../mail/template.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import type { User } from './queries.ts'
import { createQuestionLink, deleteQuestionLink, unsubscribeLink } from './question-links.ts'

type MailedQuestion = {
  owner: number
  purpose: MailedPurpose
  /** Id or day that the question is about, depending on `purpose`. */
  about: number
  /** Last day on which the link is valid. */
  until: PlainDate
  /** Whether the question may be mailed again. The former link then becomes invalid. */
  isRepeated?: boolean
}

export type Transact = (work: (tx: Db) => Promise<void>) => Promise<void>

/**
 * Mails a question to an owner who wants such mails, only once even if several instances try. `ask` runs with the
 * owner's row locked and returns a function that writes the mail, or undefined if there is nothing to ask.
 */
export async function askByMail(
  services: Services,
  { owner, until, isRepeated = false, ...question }: MailedQuestion,
  ask: (tx: Db) => Promise<((link: string, unsubscribe: string) => Mail) | undefined>,
  transact: Transact = (work) => services.db.transaction(work),
): Promise<void> {
  const { config, clock, settings } = services
  const zone = timeZone(settings.present().time_zone)
  const expiresAt = new Date(zone.instantOf(addDays(until, 1), 0))
  await transact(async (tx) => {
    const person = await lockOwner(tx, owner)
    // Undefined for a question that an owner cannot refuse.
    const kind = MAIL_KINDS.find((kind) => kind === question.purpose)
    if (person === undefined || (kind && person.unwanted_mails.includes(kind))) return
    const writeMail = await ask(tx)
    if (writeMail === undefined) return
    if (isRepeated) await deleteQuestionLink(tx, owner, question)
    const key = { user: owner, ...question, expiresAt }
    const link = await createQuestionLink(tx, config, key, clock.now())
    if (link === undefined) return
    const unsubscribeUrl = kind && unsubscribeLink(config, owner, kind)
    const mail = writeMail(link, unsubscribeUrl ?? '')
    await queueMail(tx, services, { to: person.email, mail, isBulk: true, unsubscribeUrl })
  })
}

/** Finds an account that may own shops and sign in. Its row stays locked until the transaction ends. */
export async function lockOwner(tx: Db, id: number, condition?: SQL): Promise<User | undefined> {
  const isOwner = and(isNull(users.deleted_at), eq(users.is_active, true), ne(users.role, PERSON))
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isOwner, condition))
    .for('no key update')
  return person
}
