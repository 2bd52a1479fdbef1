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
  ownerChanges,
  photoUploads,
  proposals,
  restrictions,
  searchWords,
  sessions,
  subscriptions,
  users,
  writeCounts,
} from '../database/schema.ts'
import { STORED } from '../entities.ts'
import { deletedPhotosCutoff } from '../gallery/restore-photo.ts'
import { inForce } from '../moderation/restrict.ts'
import type { Services } from '../services.ts'

/** Longer than any mail about a week may wait. */
const NEWS_MAILS_DAYS = 30
/** A rejected cover, while its owner may object, and a month more for the answer. */
const KEPT_COVER_DAYS = 61
const DAY = 24 * 60 * 60 * 1000
/** Rows in one transaction, so that others wait only for a moment. */
const BATCH = 500

/** Deletes what has passed its retention. Unused photos are deleted by their own sweep. */
export async function purgeExpired(services: Services): Promise<void> {
  const { settings, db, clock } = services
  const kept = settings.present()
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString()
  await purgeRegistrations(db, daysAgo(kept.keep_unconfirmed_days))
  const bin = binCutoff(services)
  await emptyBin(db, bin, daysAgo(APPEAL_DAYS))
  for (const { table, expired } of Object.values(STORED)) {
    const old = expired?.({ kept, daysAgo, bin })
    if (table && old) await remove(db, table, old)
  }
  await purgeDeletedUsers(db)
  await purgeActivity(db, daysAgo(kept.keep_activity_days))
  await remove(db, attempts, lt(attempts.at, daysAgo(kept.keep_attempts_days)))
  await remove(db, loginBuckets, lt(loginBuckets.full_at, daysAgo(0)))
  await remove(db, photoUploads, lt(photoUploads.at, daysAgo(1)))
  await remove(db, ownerChanges, lt(ownerChanges.changed_at, daysAgo(1)))
  await remove(db, commercePhotos, lte(commercePhotos.deleted_at, deletedPhotosCutoff(services)))
  await remove(db, figureBatches, lt(figureBatches.at, daysAgo(30)))
  await remove(db, writeCounts, lt(writeCounts.since, daysAgo(1)))
  await remove(db, emailLinks, lt(emailLinks.expires_at, daysAgo(0)))
  await remove(db, knownIps, lt(knownIps.last_at, daysAgo(kept.keep_addresses_days)))
  await remove(db, sessions, lt(sessions.expires_at, daysAgo(kept.keep_sessions_days)))
  await purgeSubscriptions(db, daysAgo)
  await purgeRestrictions(db, daysAgo(kept.keep_messages_days))
  await purgeProposals(db, daysAgo(KEPT_COVER_DAYS), daysAgo(kept.keep_activity_days))
  await purgeMails(db, daysAgo(kept.keep_mails_days))
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

/** A category stays until the last shop or offer in the bin that has it is purged. */
async function emptyBin(db: Db, oldest: string, appealable: string): Promise<void> {
  const kept = mayComeBack(appealable)
  const isGone = and(
    lte(offers.deleted_at, oldest),
    sql`not exists (${kept} and offer = offers.id)`,
  )
  await removeOffers(db, isGone!)
  const isShopGone = sql`not exists (${kept} and (commerce = commerces.id
    or offer in (select its.id from offers its where its.commerce = commerces.id)))`
  await remove(db, commerces, and(lte(commerces.deleted_at, oldest), isShopGone)!)
  const naming = [commerceCategories, offerCategories].map((table) =>
    notExists(db.select().from(table).where(eq(table.category, categories.id))),
  )
  await remove(db, categories, and(lte(categories.deleted_at, oldest), ...naming)!)
}

/** Of what the office removed: its owner may still appeal, or waits for the answer. */
function mayComeBack(appealable: string): SQL {
  return sql`select from restrictions where ended_at is null and answered_at is null
    and (appealed_at is not null or decided_at > ${appealable})
    and kind in ('commerce_deleted', 'offer_deleted')`
}

/** The empty rows of deleted accounts, once their last shop is gone. */
async function purgeDeletedUsers(db: Db): Promise<void> {
  const shops = db.select().from(commerces).where(eq(commerces.owner_id, users.id))
  await remove(db, users, and(isNotNull(users.deleted_at), notExists(shops))!)
}

/** The trigger that protects the log uses the database's clock, which may be behind ours. */
async function purgeActivity(db: Db, before: string): Promise<void> {
  const lets = lte(activity.at, sql`now() - interval '365 days'`)
  await remove(db, activity, and(lt(activity.at, before), lets)!)
}

/** What the office keeps from somebody stays so, but what was written about it is forgotten. */
async function purgeRestrictions(db: Db, before: string): Promise<void> {
  await db
    .update(restrictions)
    .set({ appeal: '', answer: '', decision_mail: null })
    .where(and(lt(restrictions.answered_at, before), inForce, ne(restrictions.appeal, '')))
  await remove(db, restrictions, lt(restrictions.ended_at, before))
}

/** Addresses that nobody confirmed, with their mails; and of which weeks somebody was written to. */
async function purgeSubscriptions(db: Db, daysAgo: (days: number) => string): Promise<void> {
  const late = lt(subscriptions.created_at, daysAgo(CONFIRMATION_DAYS))
  await remove(db, subscriptions, and(isNull(subscriptions.confirmed_at), late)!)
  await remove(db, newsMails, lt(newsMails.week, daysAgo(NEWS_MAILS_DAYS).slice(0, 10)))
}

/** What owners asked to change is kept as long as the log that tells of it; a rejected cover for less. */
async function purgeProposals(db: Db, covers: string, rest: string): Promise<void> {
  await db
    .update(proposals)
    .set({ photo: null })
    .where(and(lt(proposals.decided_at, covers), isNotNull(proposals.photo)))
  await remove(db, proposals, lt(proposals.decided_at, rest))
}

/** Delivered mails and dead ones: both contain names. */
async function purgeMails(db: Db, before: string): Promise<void> {
  const ended = sql`coalesce(${outbox.sent_at}, ${outbox.created_at})`
  await remove(db, outbox, and(ne(outbox.state, 'waiting'), lt(ended, before))!)
}

/** Words that no shop, offer or category contains any more: some were people's names. */
async function purgeSearchWords(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Waits for saves under way, so that no word is deleted that one of them is about to use.
    await tx.execute(sql`lock table ${searchWords} in share row exclusive mode`)
    const used = [commerceWords, offerWords, categoryWords].map((table) =>
      notExists(tx.select().from(table).where(eq(table.word, searchWords.word))),
    )
    await tx.delete(searchWords).where(and(...used))
  })
}

/**
 * The condition stands twice, so that a row restored concurrently stays. Locked rows are skipped until the
 * next run, because their holders may wait for a lock of ours.
 */
async function remove(db: Db, table: PgTable, old: SQL): Promise<void> {
  const some = sql`array(select ctid from ${table} where ${old} limit ${BATCH} for update skip locked)`
  for (;;) {
    const { rowCount } = await db.delete(table).where(and(sql`ctid = any(${some})`, old))
    if ((rowCount ?? 0) < BATCH) return
  }
}

/** Locks the shops first, as everybody does. */
async function removeOffers(db: Db, old: SQL): Promise<void> {
  const some = sql`array(select ${offers}.ctid from ${offers} join ${commerces} on ${commerces.id} = ${offers.commerce}
    where ${old} limit ${BATCH} for update skip locked)`
  for (;;) {
    const { rowCount } = await db.delete(offers).where(and(sql`${offers}.ctid = any(${some})`, old))
    if ((rowCount ?? 0) < BATCH) return
  }
}
