import { eq } from 'drizzle-orm'
import { type Actor, record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { restrictions } from '../database/schema.ts'
import {
  alreadyAppealed,
  appealAlreadyAnswered,
  appealTooLate,
  nothingToAppeal,
} from '../errors.ts'
import { newAppeal } from '../mail/appeal-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { appealUntil, townDay } from '../moderation/appeal-link.ts'
import type { Services } from '../services.ts'
import { lockRestrictionOf, whoMayAnswer } from './queries.ts'

/** Returns false if the person has no such restriction. Throws 409 for a second or late appeal, or an ended one. */
export async function sendAppeal(
  tx: Db,
  services: Services,
  person: Actor,
  id: number,
  text: string,
): Promise<boolean> {
  const now = services.clock.now()
  const found = await lockRestrictionOf(tx, person.id, id)
  if (found === undefined) return false
  if (found.appealed_at !== null) {
    if (found.appellant === person.id && found.appeal === text) return true
    throw found.answered_at === null ? alreadyAppealed() : appealAlreadyAnswered()
  }
  if (found.ended_at !== null) throw nothingToAppeal()
  const until = appealUntil(new Date(found.decided_at))
  if (until <= now) throw appealTooLate(townDay(services, until))
  await tx
    .update(restrictions)
    .set({ appeal: text, appealed_at: now.toISOString(), appellant: person.id })
    .where(eq(restrictions.id, id))
  // The text is not logged, because the log can never be changed.
  const name = found.object
  await record(tx, { actor: person, at: now }, { verb: 'create', type: 'appeal', id, name })
  const mail = newAppeal({ object: name })
  for (const { email } of await whoMayAnswer(tx, id)) {
    await queueMail(tx, services, { to: email, mail })
  }
  return true
}
