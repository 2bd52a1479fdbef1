import { and, eq, isNotNull, isNull, lt, lte, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { deleteRegistration } from './auth/pending-registrations.ts'
import { binCutoff } from './bin/retention.ts'
import type { Db } from './database/open.ts'
import {
  activity,
  attempts,
  categories,
  categoryWords,
  commerceCategories,
  commerces,
  commerceWords,
  emailLinks,
  knownIps,
  loginBuckets,
  messages,
  offerCategories,
  offers,
  offerWords,
  outbox,
  photoUploads,
  questions,
  searchWords,
  sessions,
  users,
  writeCounts,
} from './database/schema.ts'
import type { Services } from './services.ts'

const DAY = 24 * 60 * 60 * 1000
/** Rows that go at once: whoever works meanwhile waits for a moment at most. */
const BATCH = 500

/** Forgets what is kept no longer. Photos that nothing names go with the next sweep of photos. */
export async function purgeExpired(services: Services): Promise<void> {
  const { config, db, clock } = services
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString()
  await purgeRegistrations(db, daysAgo(config.keepUnconfirmedDays))
  await emptyBin(db, binCutoff(services))
  await purgeDeletedUsers(db)
  await purgeActivity(db, daysAgo(config.keepActivityDays))
  await remove(db, attempts, lt(attempts.at, daysAgo(config.keepAttemptsDays)))
  await remove(db, loginBuckets, lt(loginBuckets.full_at, daysAgo(0)))
  await remove(db, photoUploads, lt(photoUploads.at, daysAgo(1)))
  await remove(db, writeCounts, lt(writeCounts.since, daysAgo(1)))
  await remove(db, emailLinks, lt(emailLinks.expires_at, daysAgo(0)))
  await remove(db, knownIps, lt(knownIps.last_at, daysAgo(config.keepAddressesDays)))
  await remove(db, sessions, lt(sessions.expires_at, daysAgo(config.keepSessionsDays)))
  await remove(db, messages, lt(messages.answered_at, daysAgo(config.keepMessagesDays)))
  await purgeMails(db, daysAgo(config.keepMailsDays))
  await purgeSearchWords(db)
}

async function purgeRegistrations(db: Db, before: string): Promise<void> {
  const unconfirmed = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.activated_at),
        lt(sql`coalesce(${users.invited_at}, ${users.created_at})`, before),
      ),
    )
  for (const { id } of unconfirmed) await db.transaction((tx) => deleteRegistration(tx, id))
}

/** A category waits for the last shop and offer in the bin that names it. */
async function emptyBin(db: Db, oldest: string): Promise<void> {
  await removeOffers(db, lte(offers.deleted_at, oldest))
  for (const table of [commerces, questions, messages]) {
    await remove(db, table, lte(table.deleted_at, oldest))
  }
  const naming = [commerceCategories, offerCategories].map((table) =>
    notExists(db.select().from(table).where(eq(table.category, categories.id))),
  )
  await remove(db, categories, and(lte(categories.deleted_at, oldest), ...naming)!)
}

/** What is left of whoever deleted their account, once their last shop is gone. */
async function purgeDeletedUsers(db: Db): Promise<void> {
  const shops = db.select().from(commerces).where(eq(commerces.owner_id, users.id))
  await remove(db, users, and(isNotNull(users.deleted_at), notExists(shops))!)
}

/** The trigger that keeps the log goes by the database's clock, which may be behind ours. */
async function purgeActivity(db: Db, before: string): Promise<void> {
  const lets = lte(activity.at, sql`now() - interval '365 days'`)
  await remove(db, activity, and(lt(activity.at, before), lets)!)
}

/** Those that left, and those given up for as long: they name people. */
async function purgeMails(db: Db, before: string): Promise<void> {
  const ended = sql`coalesce(${outbox.sent_at}, ${outbox.created_at})`
  await remove(db, outbox, and(ne(outbox.state, 'waiting'), lt(ended, before))!)
}

/** Words of the search that no shop, offer or category holds any more: names of people were among them. */
async function purgeSearchWords(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever is saving a shop has ended, or waits: a word that is being used is not taken away.
    await tx.execute(sql`lock table ${searchWords} in share row exclusive mode`)
    const used = [commerceWords, offerWords, categoryWords].map((table) =>
      notExists(tx.select().from(table).where(eq(table.word, searchWords.word))),
    )
    await tx.delete(searchWords).where(and(...used))
  })
}

/**
 * The condition stands twice: a row that is changed meanwhile, as by bringing it back, stays. One that
 * somebody holds goes the next time: nobody waits for us who has what we wait for.
 */
async function remove(db: Db, table: PgTable, old: SQL): Promise<void> {
  const some = sql`array(select ctid from ${table} where ${old} limit ${BATCH} for update skip locked)`
  for (;;) {
    const { rowCount } = await db.delete(table).where(and(sql`ctid = any(${some})`, old))
    if ((rowCount ?? 0) < BATCH) return
  }
}

/** With their shops, which are locked before what is theirs. */
async function removeOffers(db: Db, old: SQL): Promise<void> {
  const some = sql`array(select ${offers}.ctid from ${offers} join ${commerces} on ${commerces.id} = ${offers.commerce}
    where ${old} limit ${BATCH} for update skip locked)`
  for (;;) {
    const { rowCount } = await db.delete(offers).where(and(sql`${offers}.ctid = any(${some})`, old))
    if ((rowCount ?? 0) < BATCH) return
  }
}
