import { and, eq, gt, sql } from 'drizzle-orm'
import { addMonths, monthOf } from '#contract/figure-periods.ts'
import { asText, figureSentence, monthInWords } from '#contract/figure-words.ts'
import { totalOf } from '#contract/figures.ts'
import { addDays, type PlainDate, weekdayOf } from '#contract/hours/dates.ts'
import { lockOwner } from '../auth/ask-by-mail.ts'
import { unsubscribeLink } from '../auth/question-links.ts'
import type { Db } from '../database/open.ts'
import {
  commerceFigures,
  commerces,
  publishedCommerces,
  reportMails,
  users,
} from '../database/schema.ts'
import { mailingDay } from '../mail/mailing-hours.ts'
import { queueMail } from '../mail/outbox.ts'
import { monthlyFiguresMail } from '../mail/owner-mails.ts'
import { isOn } from '../modules.ts'
import type { Services } from '../services.ts'
import { listPublishedOf, readFigures } from './queries.ts'

/** Mails figures once a month, in the week of the first Monday, to owners who want them and had views. */
export async function sendReports(services: Services): Promise<void> {
  const today = isOn(services, 'figures') ? mailingDay(services) : undefined
  if (today === undefined || !isWeekOfReports(today)) return
  const month = addMonths(monthOf(today), -1)
  for (const owner of await ownersToMail(services.db, month)) {
    await sendReport(services, owner, month, today)
  }
  services.mail.notify()
}

/** Whether the Monday of this week is the first of its month. */
export function isWeekOfReports(today: PlainDate): boolean {
  const monday = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(today, -days))
    .find((day) => weekdayOf(day) === 'mon')!
  return monthOf(monday) === monthOf(today) && Number(monday.slice(8)) <= 7
}

const WANTS_REPORT = sql`not ${users.unwanted_mails} @> '{monthly_figures}'`

async function ownersToMail(db: Db, month: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ owner: sql<number>`${commerces.owner_id}` })
    .from(commerceFigures)
    .innerJoin(publishedCommerces, eq(publishedCommerces.commerce, commerceFigures.commerce))
    .innerJoin(commerces, eq(commerces.id, commerceFigures.commerce))
    .innerJoin(users, eq(users.id, commerces.owner_id))
    .where(
      and(
        sql`to_char(${commerceFigures.day}, 'YYYY-MM') = ${month}`,
        gt(commerceFigures.views, 0),
        WANTS_REPORT,
        sql`not exists (select from report_mails sent where sent."user" = ${users.id} and sent.month = ${month})`,
      ),
    )
    .orderBy(sql`1`)
  return rows.map(({ owner }) => owner)
}

async function sendReport(services: Services, owner: number, month: string, today: PlainDate) {
  await services.db.transaction(async (tx) => {
    const person = await lockOwner(tx, owner, WANTS_REPORT)
    if (person === undefined) return
    const row = { user: owner, month }
    const { rowCount } = await tx.insert(reportMails).values(row).onConflictDoNothing()
    if (rowCount === 0) return
    const shops = await sentencesOf(tx, owner, month, today)
    if (shops.length === 0) return
    const unsubscribeUrl = unsubscribeLink(services.config, owner, 'monthly_figures')
    const mail = monthlyFiguresMail({
      month,
      monthInWords: monthInWords(month),
      unsubscribe: unsubscribeUrl,
      commerces: shops,
    })
    await queueMail(tx, services, { to: person.email, mail, isBulk: true, unsubscribeUrl })
  })
}

async function sentencesOf(tx: Db, owner: number, month: string, today: PlainDate) {
  const sentences = []
  for (const { id, name } of await listPublishedOf(tx, owner)) {
    // Because of `month`, `days` is ignored.
    const figures = await readFigures(tx, id, { days: 28, month }, today)
    const sums = totalOf(figures.days)
    if (sums.views === 0) continue
    const sentence = asText(figureSentence({ ...figures, ...sums }, { isMonth: true }))
    sentences.push({ id, name, sentence })
  }
  return sentences
}
