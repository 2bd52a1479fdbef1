import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import { askByMail } from '../auth/ask-by-mail.ts'
import { aboutDay } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import { commerces, offers, publishedCommerces, users } from '../database/schema.ts'
import { mailingDay } from '../mail/mailing-hours.ts'
import { endingOffersMail } from '../mail/owner-mails.ts'
import { isOn } from '../modules.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time/time-zone.ts'
import { endingOffersOf } from './ending-offers.ts'

/** Mails owners the day before offers end, except about offers that began or were changed today. */
export async function remindOfEnding(services: Services): Promise<void> {
  const { db, mail, settings } = services
  const today = isOn(services, 'offers') ? mailingDay(services) : undefined
  if (today === undefined) return
  const midnight = timeZone(settings.present().time_zone).instantOf(today, 0)
  const tomorrow = addDays(today, 1)
  const isUnchangedToday = and(
    or(isNull(offers.starts_on), lt(offers.starts_on, today)),
    lt(offers.updated_at, new Date(midnight).toISOString()),
  )
  for (const owner of await ownersOf(db, tomorrow)) {
    const question = {
      owner,
      purpose: 'ending_offers',
      about: aboutDay(tomorrow),
      until: tomorrow,
    } as const
    await askByMail(services, question, async (tx) => {
      const ending = await endingOffersOf(tx, owner, tomorrow, { condition: isUnchangedToday })
      if (ending.length === 0) return undefined
      return (link, unsubscribe) =>
        endingOffersMail({ link, unsubscribe, ends_on: tomorrow, offers: ending })
    })
  }
  mail.notify()
}

async function ownersOf(db: Db, day: PlainDate): Promise<number[]> {
  const rows = await db
    .selectDistinct({ owner: sql<number>`${commerces.owner_id}` })
    .from(offers)
    .innerJoin(publishedCommerces, eq(publishedCommerces.commerce, offers.commerce))
    .innerJoin(commerces, eq(commerces.id, offers.commerce))
    .innerJoin(users, eq(users.id, commerces.owner_id))
    .where(
      and(
        eq(offers.ends_on, day),
        isNull(offers.deleted_at),
        not(sql`${users.unwanted_mails} @> '{ending_offers}'`),
      ),
    )
    .orderBy(commerces.owner_id)
  return rows.map(({ owner }) => owner)
}
