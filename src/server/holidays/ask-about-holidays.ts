import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { askByMail } from '../auth/ask-by-mail.ts'
import type { Db } from '../database/open.ts'
import { commerces, emailLinks, publishedCommerces } from '../database/schema.ts'
import { mailingDay } from '../mail/mailing-hours.ts'
import { holidayMail } from '../mail/owner-mails.ts'
import { isOn } from '../modules.ts'
import type { Services } from '../services.ts'
import { comingHolidays, publishedShopsOf, unansweredOf } from './list-questions.ts'

type ComingHoliday = Awaited<ReturnType<typeof comingHolidays>>[number]

/** Mails owners one question about each holiday of the next week, even if several instances run. */
export async function askAboutHolidays(services: Services): Promise<void> {
  const { db, mail } = services
  const today = isOn(services, 'holidays') ? mailingDay(services) : undefined
  if (today === undefined) return
  for (const day of await comingHolidays(db, today)) {
    for (const owner of await ownersToAsk(db, day)) {
      const question = { owner, purpose: 'holiday', about: day.id, until: day.date } as const
      await askByMail(services, question, async (tx) => {
        const shops = unansweredOf(await publishedShopsOf(tx, owner), day)
        if (shops.length === 0) return undefined
        return (link) => holidayMail({ link, holiday: day, commerces: shops })
      })
    }
  }
  mail.notify()
}

async function ownersToAsk(db: Db, day: ComingHoliday): Promise<number[]> {
  const earlierLinks = db
    .select({ hash: emailLinks.hash })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.user_id, commerces.owner_id),
        eq(emailLinks.purpose, 'holiday'),
        eq(emailLinks.about, day.id),
      ),
    )
  const rows = await db
    .selectDistinct({ owner: sql<number>`${commerces.owner_id}` })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .where(and(isNotNull(commerces.hours), isNotNull(commerces.owner_id), notExists(earlierLinks)))
    .orderBy(commerces.owner_id)
  return rows.map(({ owner }) => owner)
}
