import { and, asc, eq, gte, ne, or, sql } from 'drizzle-orm'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { isSameJson } from '#contract/same-json.ts'
import type { Db } from '../database/open.ts'
import { activity, commerces, correctionMails, offers, outbox, users } from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'
import { commerceCorrected } from '../mail/commerce-mails.ts'
import { cancelMail, queueMail } from '../mail/outbox.ts'
import { renderMail } from '../mail/template.ts'
import type { Services } from '../services.ts'

/** Seconds before the mail is sent; further corrections until then are added to it. */
export const CORRECTIONS_DELAY = 10 * 60

/** Whether the viewer is an administrator who changes another person's shop. */
export function isCorrection(viewer: Viewer, owner: { id: number } | null): boolean {
  return viewer.role === ADMINISTRATOR && owner !== null && owner.id !== viewer.id
}

/**
 * Queues the mail that tells an owner what the office has changed in the shop or its offers, in the transaction of the
 * change. `line` is the id of its log event. An unsent mail is extended instead, or cancelled if all changes were
 * reverted. Inactive owners get none: deactivated, or invited and not confirmed. The shop must be locked.
 */
export async function queueCorrection(
  tx: Db,
  { config, clock, viewer }: Pick<Services, 'config' | 'clock'> & { viewer: Viewer },
  commerce: number,
  line: number,
): Promise<void> {
  const [shop] = await tx
    .select({ name: commerces.name, id: users.id, email: users.email })
    .from(commerces)
    .innerJoin(users, and(eq(users.id, commerces.owner_id), users.is_active))
    .where(eq(commerces.id, commerce))
  if (shop === undefined || !isCorrection(viewer, shop)) return
  const waiting = await lockWaiting(tx, commerce, shop.email)
  const parts = await correctedParts(tx, commerce, shop.id, waiting?.first_line ?? line)
  if (parts.length === 0) {
    if (waiting) await cancelMail(tx, waiting.mail)
    return
  }
  const { name, email } = shop
  const mail = commerceCorrected({ commerce: name, commerceId: commerce, parts })
  if (waiting) {
    await tx.update(outbox).set(renderMail(config, mail)).where(eq(outbox.id, waiting.mail))
    return
  }
  const queued = { to: email, mail, now: clock.now(), config, delay: CORRECTIONS_DELAY }
  const id = await queueMail(tx, queued)
  await tx.insert(correctionMails).values({ mail: id, commerce, first_line: line })
}

/** Finds the unsent mail and locks it, so that its delivery waits for the new text. */
async function lockWaiting(tx: Db, commerce: number, recipient: string) {
  const [found] = await tx
    .select({ mail: correctionMails.mail, first_line: correctionMails.first_line })
    .from(correctionMails)
    .innerJoin(outbox, eq(outbox.id, correctionMails.mail))
    .where(
      and(
        eq(correctionMails.commerce, commerce),
        eq(outbox.recipient, recipient),
        eq(outbox.state, 'waiting'),
        eq(outbox.tries, 0),
      ),
    )
    .for('no key update', { of: outbox })
  return found
}

/** Returns Spanish phrases for what others than the owner changed since a log event, without reverted changes. */
async function correctedParts(tx: Db, commerce: number, owner: number, first: number) {
  const { object_type, object_id, actor_id, verb } = activity
  const ofOffers = sql`${object_id} in (select ${offers.id} from ${offers}
    where ${offers.commerce} = ${commerce})`
  const lines = await tx
    .select()
    .from(activity)
    .where(
      and(
        gte(activity.id, first),
        ne(actor_id, owner),
        or(
          and(eq(object_type, 'commerce'), eq(object_id, commerce), eq(verb, 'update')),
          and(eq(object_type, 'offer'), ofOffers, sql`${verb} in ('create', 'update')`),
        ),
      ),
    )
    .orderBy(asc(activity.id))
  const of = (type: 'commerce' | 'offer') => lines.filter((one) => one.object_type === type)
  const byOffer = Map.groupBy(of('offer'), (one) => one.object_id)
  const changedOffers = [...byOffer.values()].filter(
    (its) => its[0]!.verb === 'create' || changedNames(its).length > 0,
  )
  const names = changedNames(of('commerce'))
  const phrases = Object.keys(PHRASES).filter((name) => names.includes(name))
  return [
    ...new Set(phrases.map((name) => PHRASES[name]!)),
    ...changedOffers.map((its) => `la oferta «${its.at(-1)!.object}»`),
  ]
}

/** Returns the fields whose last value differs from their first. */
function changedNames(lines: readonly { before: unknown; after: unknown }[]): string[] {
  const first: Record<string, unknown> = {}
  const last: Record<string, unknown> = {}
  for (const { before, after } of lines) {
    Object.assign(first, { ...(before as object | null), ...first })
    Object.assign(last, after)
  }
  return Object.keys(last).filter((name) => !isSameJson(first[name], last[name]))
}

/** Phrases by field, in the order of the form. A change of owner is not among them: it has its own mails. */
const PHRASES: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(COMMERCE_FIELDS).map(([name, { phrase }]) => [name, phrase]),
  ),
  ...Object.fromEntries(
    Object.keys(ADDRESS_FIELDS).map((name) => [name, COMMERCE_FIELDS.direction.phrase]),
  ),
  photo: 'la foto',
  photos: 'las fotos',
}
