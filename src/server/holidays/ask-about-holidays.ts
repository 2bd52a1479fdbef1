import { and, asc, eq, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { addDays } from '#contract/hours/dates.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { PERSON } from '#contract/roles.ts'
import { createQuestionLink } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import { commerces, emailLinks, publishedCommerces, users } from '../database/schema.ts'
import { holidayQuestion } from '../mail/holiday-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { timeZone } from '../time-zone.ts'
import { comingHolidays, publishedShopsOf, unansweredOf } from './unanswered.ts'

/** Minutes after midnight in the town between which mails are sent. */
const MORNING = 9 * 60
const EVENING = 21 * 60

type Day = Awaited<ReturnType<typeof comingHolidays>>[number]

/**
 * Asks the owners of published shops what they do on the holidays of the next week: one mail for each owner and
 * holiday, whichever instance sends it. Who has said it already, or is on vacation, is not asked.
 */
export async function askAboutHolidays(services: Services): Promise<void> {
  const { db, clock, settings, mail } = services
  const now = clock.now().getTime()
  const zone = timeZone(settings.present().time_zone)
  const today = zone.dateOf(now)
  const isDaytime = zone.instantOf(today, MORNING) <= now && now < zone.instantOf(today, EVENING)
  if (!isDaytime) return
  for (const day of await comingHolidays(db, today)) {
    const expiresAt = new Date(zone.instantOf(addDays(day.date, 1), 0))
    for (const owner of await ownersToAsk(db, day)) {
      await db.transaction((tx) => ask(tx, services, owner, day, expiresAt))
    }
  }
  mail.notify()
}

/** Owners of published shops that have not said what they do on a day, and were not asked yet. */
async function ownersToAsk(db: Db, day: Day): Promise<number[]> {
  const asked = db
    .select({ hash: emailLinks.hash })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.user_id, commerces.owner_id),
        eq(emailLinks.purpose, 'holiday'),
        eq(emailLinks.about, day.id),
      ),
    )
  const shops = await db
    .select({
      id: commerces.id,
      name: commerces.name,
      hours: commerces.hours,
      owner: sql<number>`${commerces.owner_id}`,
    })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .where(and(isNotNull(commerces.hours), isNotNull(commerces.owner_id), notExists(asked)))
    .orderBy(asc(commerces.owner_id))
  const byId = new Map(shops.map((shop) => [shop.id, shop.owner]))
  const unanswered = unansweredOf(
    shops.map((shop) => ({ ...shop, hours: shop.hours as Hours })),
    day,
  )
  return [...new Set(unanswered.map(({ id }) => byId.get(id)!))]
}

/** The shops are read again: their owner may have said it, or deleted the account, since. */
async function ask(
  tx: Db,
  { config, clock }: Services,
  owner: number,
  day: Day,
  expiresAt: Date,
): Promise<void> {
  const now = clock.now()
  const [person] = await tx
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.id, owner),
        isNull(users.deleted_at),
        eq(users.is_active, true),
        ne(users.role, PERSON),
      ),
    )
    .for('no key update')
  if (person === undefined) return
  const unanswered = unansweredOf(await publishedShopsOf(tx, owner), day)
  if (unanswered.length === 0) return
  const link = await createQuestionLink(
    tx,
    config,
    { user: owner, purpose: 'holiday', about: day.id, expiresAt },
    now,
  )
  if (link === undefined) return
  const { username, email } = person
  const mail = holidayQuestion(config, { username, link, holiday: day, commerces: unanswered })
  await queueMail(tx, { to: email, mail, now, config })
}
