import { and, eq, isNotNull, isNull, lt, lte, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { APPEAL_DAYS } from '#contract/appeals.ts'
import { CONFIRMATION_DAYS } from '#contract/subscriptions.ts'
import { deleteRegistration } from '../auth/pending-registrations.ts'
import { binCutoff } from '../bin/retention.ts'
import type { Db } from '../database/open.ts'
import {
  activity,
  attempts,
  categories,
  categoryWords,
  commerceCategories,
  commercePhotos,
  commerces,
  commerceWords,
  emailLinks,
  figureBatches,
  knownIps,
  loginBuckets,
  newsMails,
  offerCategories,
  offers,
  offerWords,
  outbox,
  photoUploads,
  proposals,
  restrictions,
  searchWords,
  sessions,
  subscriptions,
  users,
  writeCounts,
} from '../database/schema.ts'
import { ENTITIES } from '../entities.ts'
import { deletedPhotosCutoff } from '../gallery/delete-photo.ts'
import { inForce } from '../moderation/restrict.ts'
import type { Services } from '../services.ts'

/** Days after which no weekly mail waits in the outbox, so that none is sent again. */
const NEWS_MAILS_DAYS = 30
/** Days for an appeal (`APPEAL_DAYS`) and the answer, which may publish the proposed photo. */
const PROPOSED_PHOTO_DAYS = 61
const DAY_MS = 24 * 60 * 60 * 1000
/** Few rows, so that locks are short. */
const ROWS_PER_TRANSACTION = 500

/** Deletes data whose retention is over, except photos. */
export async function purgeExpired(services: Services): Promise<void> {
  const { settings, db, clock } = services
  const periods = settings.present()
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString()
  await purgeRegistrations(db, daysAgo(periods.keep_unconfirmed_days))
  const bin = binCutoff(services)
  await emptyBin(db, bin, daysAgo(APPEAL_DAYS))
  for (const { table, expired } of Object.values(ENTITIES)) {
    const old = expired?.({ periods, daysAgo, bin })
    if (table && old) await remove(db, table, old)
  }
  await purgeDeletedUsers(db)
  await purgeActivity(db, daysAgo(periods.keep_activity_days))
  await remove(db, attempts, lt(attempts.at, daysAgo(periods.keep_attempts_days)))
  await remove(db, loginBuckets, lt(loginBuckets.full_at, daysAgo(0)))
  await remove(db, photoUploads, lt(photoUploads.at, daysAgo(1)))
  await remove(db, commercePhotos, lte(commercePhotos.deleted_at, deletedPhotosCutoff(services)))
  await remove(db, figureBatches, lt(figureBatches.at, daysAgo(30)))
  await remove(db, writeCounts, lt(writeCounts.since, daysAgo(1)))
  await remove(db, emailLinks, lt(emailLinks.expires_at, daysAgo(0)))
  await remove(db, knownIps, lt(knownIps.last_at, daysAgo(periods.keep_addresses_days)))
  await remove(db, sessions, lt(sessions.expires_at, daysAgo(periods.keep_sessions_days)))
  await purgeSubscriptions(db, daysAgo)
  await purgeRestrictions(db, daysAgo(periods.keep_messages_days))
  await purgeProposals(db, daysAgo(PROPOSED_PHOTO_DAYS), daysAgo(periods.keep_activity_days))
  await purgeMails(db, daysAgo(periods.keep_mails_days))
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

/** Deletes rows that were put into the bin before `cutoff`. A category stays while a shop or offer is in it. */
async function emptyBin(db: Db, cutoff: string, appealableSince: string): Promise<void> {
  const restorable = selectAppealableDeletions(appealableSince)
  const isOfferExpired = and(
    lte(offers.deleted_at, cutoff),
    sql`not exists (${restorable} and offer = offers.id)`,
  )
  // Locks the shops before the offers, as all transactions do.
  const withShops = sql`${commerces} join ${offers} on ${commerces.id} = ${offers.commerce}`
  await remove(db, offers, isOfferExpired!, withShops)
  const hasNoAppeal = sql`not exists (${restorable} and (commerce = commerces.id
    or offer in (select id from offers where offers.commerce = commerces.id)))`
  await remove(db, commerces, and(lte(commerces.deleted_at, cutoff), hasNoAppeal)!)
  const isUnused = [commerceCategories, offerCategories].map((table) =>
    notExists(db.select().from(table).where(eq(table.category, categories.id))),
  )
  await remove(db, categories, and(lte(categories.deleted_at, cutoff), ...isUnused)!)
}

/** Selects the office's deletions whose appeal is not answered, or still possible (decided after `appealableSince`). */
function selectAppealableDeletions(appealableSince: string): SQL {
  return sql`select from restrictions where ended_at is null and answered_at is null
    and (appealed_at is not null or decided_at > ${appealableSince})
    and kind in ('commerce_deleted', 'offer_deleted')`
}

async function purgeDeletedUsers(db: Db): Promise<void> {
  const shops = db.select().from(commerces).where(eq(commerces.owner_id, users.id))
  await remove(db, users, and(isNotNull(users.deleted_at), notExists(shops))!)
}

/** A trigger forbids to delete log events of the last year. The database's clock decides, which may be behind ours. */
async function purgeActivity(db: Db, before: string): Promise<void> {
  const isUnprotected = lte(activity.at, sql`now() - interval '365 days'`)
  await remove(db, activity, and(lt(activity.at, before), isUnprotected)!)
}

/** Deletes restrictions that ended before `before`, and the texts of appeals that were answered before. */
async function purgeRestrictions(db: Db, before: string): Promise<void> {
  await db
    .update(restrictions)
    .set({ appeal: '', answer: '', decision_mail: null })
    .where(and(lt(restrictions.answered_at, before), inForce, ne(restrictions.appeal, '')))
  await remove(db, restrictions, lt(restrictions.ended_at, before))
}

async function purgeSubscriptions(db: Db, daysAgo: (days: number) => string): Promise<void> {
  const late = lt(subscriptions.created_at, daysAgo(CONFIRMATION_DAYS))
  await remove(db, subscriptions, and(isNull(subscriptions.confirmed_at), late)!)
  await remove(db, newsMails, lt(newsMails.week, daysAgo(NEWS_MAILS_DAYS).slice(0, 10)))
}

/** Removes the photo from proposals decided before `photosBefore`, and deletes proposals decided before `before`. */
async function purgeProposals(db: Db, photosBefore: string, before: string): Promise<void> {
  await db
    .update(proposals)
    .set({ photo: null })
    .where(and(lt(proposals.decided_at, photosBefore), isNotNull(proposals.photo)))
  await remove(db, proposals, lt(proposals.decided_at, before))
}

async function purgeMails(db: Db, before: string): Promise<void> {
  const ended = sql`coalesce(${outbox.sent_at}, ${outbox.created_at})`
  await remove(db, outbox, and(ne(outbox.state, 'waiting'), lt(ended, before))!)
}

/** Deletes unused words, because some are people's names. */
async function purgeSearchWords(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Waits for running saves, so that no word is deleted that a save is about to use.
    await tx.execute(sql`lock table ${searchWords} in share row exclusive mode`)
    const isUnused = [commerceWords, offerWords, categoryWords].map((table) =>
      notExists(tx.select().from(table).where(eq(table.word, searchWords.word))),
    )
    await tx.delete(searchWords).where(and(...isUnused))
  })
}

/**
 * Deletes rows in batches. Checks the condition again for each row, so that rows restored concurrently stay. Skips
 * locked rows until the next run, because the lock's holder may wait for a lock of this transaction.
 */
async function remove(db: Db, table: PgTable, old: SQL, source = sql`${table}`): Promise<void> {
  const batch = sql`array(select ${table}.ctid from ${source}
    where ${old} limit ${ROWS_PER_TRANSACTION} for update skip locked)`
  for (;;) {
    const { rowCount } = await db.delete(table).where(and(sql`${table}.ctid = any(${batch})`, old))
    if ((rowCount ?? 0) < ROWS_PER_TRANSACTION) return
  }
}
