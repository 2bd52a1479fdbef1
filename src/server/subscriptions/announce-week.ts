import { eq, sql } from 'drizzle-orm'
import { type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import type { Db } from '../database/open.ts'
import {
  announcedCommerces,
  announcedOffers,
  newsMails,
  newsWeeks,
  subscriptions,
} from '../database/schema.ts'
import { mailingDay } from '../mail/mailing-hours.ts'
import { queueMails } from '../mail/outbox.ts'
import type { RenderedMail } from '../mail/template.ts'
import { isOn } from '../modules.ts'
import { runningToday } from '../offers/offer-state-sql.ts'
import type { Services } from '../services.ts'
import { subscriptionLinks } from './links.ts'
import { idArray, topicsOf } from './news.ts'

/** Mails in one transaction. */
const BATCH = 250

/** Announces what is new since the last week, on Thursdays, once even with several instances or after a crash. */
export async function announceWeek(services: Services): Promise<void> {
  const { db, mail } = services
  const today = isOn(services, 'subscriptions') ? mailingDay(services) : undefined
  if (today === undefined || weekdayOf(today) !== 'thu') return
  const began_at = await beginWeek(services, today)
  const topics = await topicsOf(db, today, today)
  if (topics.categories.length + topics.commerces.length === 0) return
  for (let queued = BATCH; queued > 0; ) {
    queued = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string; email: string }>(sql`
        select id, email from ${subscriptions} subscriber
        where confirmed_at <= ${began_at}
          and not exists (select from news_mails where subscription = subscriber.id and week = ${today})
          and (categories = '{}' and commerces = '{}'
            or categories && ${idArray(topics.categories)} or commerces && ${idArray(topics.commerces)})
        order by id limit ${BATCH} for key share skip locked`)
      if (rows.length > 0) await queueFor(tx, services, today, rows)
      return rows.length
    })
    mail.notify()
  }
}

/** Collects the news of a week, once. Returns the time at which this or another instance did. */
async function beginWeek(services: Services, week: PlainDate): Promise<string> {
  return await services.db.transaction(async (tx) => {
    const began_at = services.clock.now().toISOString()
    const [begun] = await tx
      .insert(newsWeeks)
      .values({ week, began_at })
      .onConflictDoNothing()
      .returning()
    if (begun === undefined) {
      const [earlier] = await tx.select().from(newsWeeks).where(eq(newsWeeks.week, week))
      return earlier!.began_at
    }
    await tx.execute(sql`insert into ${announcedCommerces} (commerce, week)
      select commerce, ${week} from published_commerces
      where not exists (
        select from announced_commerces known where known.commerce = published_commerces.commerce)`)
    if (!isOn(services, 'offers')) return began_at
    await tx.execute(sql`insert into ${announcedOffers} (offer, week)
      select offers.id, ${week} from offers
      join published_commerces shop on shop.commerce = offers.commerce
      where offers.deleted_at is null and ${runningToday('offers', sql`${week}`)}
        and not exists (select from announced_offers known where known.offer = offers.id)`)
    return began_at
  })
}

/** Skips subscribers for whom another instance has queued a mail. */
async function queueFor(
  tx: Db,
  services: Services,
  week: PlainDate,
  subscribers: { id: string; email: string }[],
) {
  const { config } = services
  const values = subscribers.map(({ id }) => ({ subscription: id, week }))
  const inserted = await tx.insert(newsMails).values(values).onConflictDoNothing().returning()
  const emails = new Map(subscribers.map(({ id, email }) => [id, email]))
  const mails = inserted.map(({ subscription }) => {
    const to = emails.get(subscription)!
    const { page, leave } = subscriptionLinks(config, subscription)
    const mail = weeklyLinkMail(config.publicUrl, page, leave)
    return { to, mail, isBulk: true, unsubscribeUrl: leave, subscription, week }
  })
  await queueMails(tx, services, mails)
}

/** This text is replaced when the mail is sent. Only an instance of an older version sends it as it is. */
function weeklyLinkMail(publicUrl: string, page: string, leave: string): RenderedMail {
  const parts = [
    'Lo nuevo de la semana en tu pueblo',
    `Las ofertas:\n${publicUrl}/ofertas`,
    `Los comercios:\n${publicUrl}/directorio`,
    `Cambiar de qué te avisamos:\n${page}`,
    `No quiero más correos:\n${leave}`,
  ]
  return { subject: 'Lo nuevo de la semana', text: `${parts.join('\n\n')}\n`, html: '' }
}
