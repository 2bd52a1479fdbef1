import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type Freshness, REMIND_AFTER_DAYS } from '#contract/freshness.ts'
import { addDays } from '#contract/hours/dates.ts'
import { askByMail, type Transact } from '../auth/ask-by-mail.ts'
import { CONFIRMED_AT } from '../commerces/confirmed-at.ts'
import type { Db } from '../database/open.ts'
import { commerces, dataChecks, publishedCommerces } from '../database/schema.ts'
import { ownerNotAsked } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { mailingDay } from '../mail/mailing-hours.ts'
import { commerceDataMail } from '../mail/owner-mails.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'
import { undoably } from '../undo/undoable.ts'
import { type FreshnessPeriods, periodsOf } from './periods.ts'
import { CURRENT_QUESTION } from './queries.ts'

/** Maximum number of mails of a run, so that not all owners of a neglected directory get mails on the same day. */
const MAX_MAILS = 100

/** Asks owners whether data that nobody has confirmed for long are right. A shop stays public without an answer. */
export async function askAboutData(services: Services): Promise<void> {
  if (mailingDay(services) === undefined) return
  const periods = periodsOf(services)
  for (const { id, owner } of await listToAsk(services.db, periods)) {
    const mayAsk = async (tx: Db) => (await listToAsk(tx, periods, id)).length > 0
    await askAboutCommerce(services, { id, owner }, mayAsk)
  }
  services.mail.notify()
}

/** Asks the shop's owner at once. Throws 409 if no owner wants such mails, or within a day of a question. */
export async function askOwner(call: SignedCall, { id }: Pick<Freshness, 'id'>): Promise<void> {
  const { db } = call
  const [found] = await db
    .select({ owner: commerces.owner_id })
    .from(commerces)
    .where(eq(commerces.id, id))
  const owner = found?.owner
  if (!owner) throw ownerNotAsked()
  const { askedLately } = periodsOf(call)
  let isAllowed = false
  const mayAsk = async (tx: Db) => {
    const askedRecently = and(eq(dataChecks.commerce, id), gt(dataChecks.asked_at, askedLately))
    isAllowed = (await tx.$count(dataChecks, askedRecently)) === 0
    return isAllowed
  }
  await askAboutCommerce(call, { id, owner }, mayAsk, (ask) =>
    undoably(call, 'unconfirmed', id, ask),
  )
  if (!isAllowed) throw ownerNotAsked()
}

/** `mayAsk` checks again whether to ask, with the owner's row locked. */
async function askAboutCommerce(
  services: Services,
  { id, owner }: { id: number; owner: number },
  mayAsk: (tx: Db) => Promise<boolean>,
  transact?: Transact,
): Promise<void> {
  const until = addDays(todayOf(services), REMIND_AFTER_DAYS - 1)
  const question = { owner, purpose: 'commerce_data', about: id, until, isRepeated: true } as const
  const ask = async (tx: Db) => {
    if (!(await mayAsk(tx))) return undefined
    const [found] = await tx
      .select({ commerce: commerces, confirmed: CONFIRMED_AT })
      .from(commerces)
      .where(eq(commerces.id, id))
    const { commerce, confirmed } = found!
    const isAskedSince = sql`${dataChecks.asked_at} > ${confirmed}::timestamptz`
    const asked_at = services.clock.now().toISOString()
    await tx
      .insert(dataChecks)
      .values({ commerce: id, asked_at, times_asked: 1 })
      .onConflictDoUpdate({
        target: dataChecks.commerce,
        set: {
          asked_at,
          times_asked: sql`case when ${isAskedSince} then ${dataChecks.times_asked} + 1 else 1 end`,
          closed_at: sql`case when ${isAskedSince} then ${dataChecks.closed_at} end`,
        },
      })
    return (link: string, unsubscribe: string) =>
      commerceDataMail({ link, unsubscribe, commerce, confirmed_at: new Date(confirmed) })
  }
  await askByMail(services, question, ask, transact)
}

/** Lists shops whose owners must be asked. Owners who want no such mails are left to the office. */
async function listToAsk(
  db: Db,
  { unconfirmed, unanswered, maxAsked }: FreshnessPeriods,
  id?: number,
) {
  return await db
    .select({ id: commerces.id, owner: sql<number>`${commerces.owner_id}` })
    .from(publishedCommerces)
    .innerJoin(commerces, eq(commerces.id, publishedCommerces.commerce))
    .leftJoin(dataChecks, CURRENT_QUESTION)
    .where(
      and(
        id === undefined ? undefined : eq(commerces.id, id),
        lt(CONFIRMED_AT, unconfirmed),
        isNotNull(commerces.owner_id),
        or(
          isNull(dataChecks.asked_at),
          and(
            lt(dataChecks.asked_at, unanswered),
            lt(dataChecks.times_asked, maxAsked),
            isNull(dataChecks.closed_at),
          ),
        ),
        sql`not exists (select from users where users.id = ${commerces.owner_id}
          and unwanted_mails @> '{commerce_data}')`,
      ),
    )
    .orderBy(asc(CONFIRMED_AT), asc(commerces.id))
    .limit(MAX_MAILS)
}
