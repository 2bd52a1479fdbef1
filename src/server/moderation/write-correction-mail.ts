import { and, asc, eq, gte, notInArray, or, sql } from 'drizzle-orm'
import { ADDRESS_FIELDS } from '#contract/address-fields.ts'
import { COMMERCE_FIELDS } from '#contract/commerce-fields.ts'
import { isSameJson } from '#contract/same-json.ts'
import type { Db } from '../database/open.ts'
import { activity, commerces, correctionMails, offers, users } from '../database/schema.ts'
import { commerceCorrected } from '../mail/commerce-mails.ts'
import type { QueuedMail } from '../mail/send-claimed.ts'
import { type RenderedMail, renderMail } from '../mail/template.ts'
import type { Services } from '../services.ts'

/** Writes a mail about corrections; undefined: not sent, all were reverted. Returns other mails unchanged. */
export async function writeCorrectionMail(
  { db, config }: Pick<Services, 'db' | 'config'>,
  mail: QueuedMail,
): Promise<RenderedMail | undefined> {
  const [correction] = await db
    .select({ id: commerces.id, name: commerces.name, firstEvent: correctionMails.first_line })
    .from(correctionMails)
    .innerJoin(commerces, eq(commerces.id, correctionMails.commerce))
    .where(eq(correctionMails.mail, mail.id))
  if (correction === undefined) return mail
  const { id, name, firstEvent } = correction
  const parts = await correctedParts(db, { commerce: id, firstEvent, recipient: mail.recipient })
  if (parts.length === 0) return undefined
  return renderMail(config, commerceCorrected({ commerce: name, commerceId: id, parts }))
}

type Range = { commerce: number; firstEvent: number; recipient: string }

/** Returns phrases for what others than `recipient` changed from `firstEvent` until the next mail or a new owner. */
async function correctedParts(db: Db, { commerce, firstEvent, recipient }: Range) {
  const { object_type, object_id, actor_id, verb } = activity
  const ofOffers = sql`${object_id} in (select ${offers.id} from ${offers}
    where ${offers.commerce} = ${commerce})`
  const isBeforeNextMail = sql`${activity.id} < all (select ${correctionMails.first_line}
    from ${correctionMails} where ${correctionMails.commerce} = ${commerce}
    and ${correctionMails.first_line} > ${firstEvent})`
  const recipientId = db.select({ id: users.id }).from(users).where(eq(users.email, recipient))
  const found = await db
    .select()
    .from(activity)
    .where(
      and(
        gte(activity.id, firstEvent),
        isBeforeNextMail,
        notInArray(actor_id, recipientId),
        or(
          and(eq(object_type, 'commerce'), eq(object_id, commerce), eq(verb, 'update')),
          and(eq(object_type, 'offer'), ofOffers, sql`${verb} in ('create', 'update')`),
        ),
      ),
    )
    .orderBy(asc(activity.id))
  const ownerChange = found.findIndex(({ after }) => Object.hasOwn(after ?? {}, 'owner'))
  const events = ownerChange < 0 ? found : found.slice(0, ownerChange)
  const eventsOf = (type: 'commerce' | 'offer') =>
    events.filter((event) => event.object_type === type)
  const byOffer = Map.groupBy(eventsOf('offer'), (event) => event.object_id)
  const changedOffers = [...byOffer.values()].filter(
    (offerEvents) => offerEvents[0]!.verb === 'create' || changedFields(offerEvents).length > 0,
  )
  const changed = changedFields(eventsOf('commerce'))
  const namedFields = Object.keys(PHRASES).filter((name) => changed.includes(name))
  return [
    ...new Set(namedFields.map((name) => PHRASES[name]!)),
    ...changedOffers.map((offerEvents) => `la oferta «${offerEvents.at(-1)!.object}»`),
  ]
}

/** Returns the fields whose last value differs from the first value. */
function changedFields(events: readonly { before: unknown; after: unknown }[]): string[] {
  const first: Record<string, unknown> = {}
  const last: Record<string, unknown> = {}
  for (const { before, after } of events) {
    Object.assign(first, { ...(before as object | null), ...first })
    Object.assign(last, after)
  }
  return Object.keys(last).filter((name) => !isSameJson(first[name], last[name]))
}

/** By field, in the order of the form. `owner` is missing, because a change of owner has other mails. */
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
