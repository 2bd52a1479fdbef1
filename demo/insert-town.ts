import type { PgTable } from 'drizzle-orm/pg-core'
import { addDays } from '#contract/hours/dates.ts'
import { wordsOfTrades } from '#contract/trades/trades.ts'
import type { Db } from '#server/database/open.ts'
import {
  applications,
  categories,
  commercePhotos,
  commerces,
  messages,
  notices,
  offers,
  photos,
  questions,
  users,
} from '#server/database/schema.ts'
import { noPhoto, type StoredPhoto } from '#server/photos/store-photo.ts'
import { timeZone } from '#server/time/time-zone.ts'
import { insertHistory } from './history.ts'
import { insertDuties } from './insert-duties.ts'
import { insertProposals } from './insert-proposals.ts'
import { insertReports } from './insert-reports.ts'
import { insertRestrictions } from './insert-restrictions.ts'
import type { Town, TownShop } from './shape.ts'
import { factsOf } from './shop-facts.ts'
import { hoursOfShop } from './shop-hours.ts'
import { addressOfShop, linksOfShop } from './shop-links.ts'
import { soldBy } from './shop-words.ts'
import { doorAt } from './street-plan.ts'

/** Rows in a statement: PostgreSQL accepts 65,535 parameters. */
const BATCH = 1000
const DAY = 24 * 60 * 60 * 1000

/** Photos by shop id, the cover first. */
export type ShopPhotos = Map<number, { photo: StoredPhoto; alt: string }[]>

/** Covers that wait for review, by shop id. */
export type ProposedCovers = Map<number, StoredPhoto>

/** Inserts a town; `ids[i]` is the id of shop i. */
export async function insertTown(
  db: Db,
  town: Town,
  ids: number[],
  photosOf: ShopPhotos,
  passwordHash: string,
  now: Date,
  covers: ProposedCovers = new Map(),
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  const today = timeZone('Europe/Madrid').dateOf(now.getTime())
  const dayIn = (days: number | undefined) => (days === undefined ? null : addDays(today, days))
  const people = await insertPeople(db, town, passwordHash, ago(400), ago(1))
  const categoryIds = await insertCategories(db, town)
  const categoriesOf = (shop: TownShop) => shop.categories.map((name) => categoryIds.get(name)!)
  const admin = people.get('admin@escaparate.example') ?? null

  const shown = [...photosOf.values()].flat().map(({ photo }) => photo)
  const stored = [noPhoto({ clock: { now: () => now } }), ...shown, ...covers.values()]
  await db.insert(photos).values(stored).onConflictDoNothing()
  await insertAll(
    db,
    commerces,
    town.shops.map((shop, at) => ({
      id: ids[at]!,
      owner_id: people.get(shop.owner)!,
      name: shop.name,
      description: shop.description,
      photo: photosOf.get(ids[at]!)?.[0]?.photo.hash ?? '',
      category: categoriesOf(shop),
      direction: shop.direction,
      ...addressOfShop(shop),
      ...placeOf(shop),
      n_tlf: shop.n_tlf,
      contact_mail: shop.contact_mail,
      web: shop.web ?? '',
      ...linksOfShop(shop),
      sells: soldBy(shop),
      facts: factsOf(shop),
      hours: hoursOfShop(shop, now.toISOString().slice(0, 10)),
      hidden: shop.hidden ?? false,
      created_at: ago(shop.sentDaysAgo),
      updated_at: ago(shop.decidedDaysAgo ?? shop.sentDaysAgo),
      // Some shops were never confirmed.
      confirmed_at: at % 8 === 3 ? null : ago((at * 7) % 120),
    })),
  )
  await insertAll(
    db,
    commercePhotos,
    [...photosOf].flatMap(([commerce, [, ...further]]) =>
      further.map(({ photo, alt }, at) => ({ commerce, position: at + 2, photo: photo.hash, alt })),
    ),
  )
  await insertAll(
    db,
    applications,
    town.shops.map((shop, at) => ({
      commerce: ids[at]!,
      status: shop.status,
      application: shop.application,
      reason: shop.reason ?? null,
      submitted_at: ago(shop.sentDaysAgo),
      decided_at: shop.status === 'PE' ? null : ago(shop.decidedDaysAgo ?? 0),
      decided_by: shop.status === 'PE' ? null : admin,
    })),
  )
  await insertAll(
    db,
    offers,
    town.shops.flatMap((shop, at) =>
      shop.offers.map(({ deletedDaysAgo, startsInDays, endsInDays, ...offer }) => ({
        ...offer,
        starts_on: dayIn(startsInDays),
        ends_on: dayIn(endsInDays),
        commerce: ids[at]!,
        category: categoriesOf(shop),
        created_at: ago(shop.decidedDaysAgo ?? 0),
        updated_at: ago(shop.decidedDaysAgo ?? 0),
        deleted_at: deletedDaysAgo === undefined ? null : ago(deletedDaysAgo),
      })),
    ),
  )
  await insertWritten(db, town, { admin, ago, dayIn })
  await insertDuties(db, today)
  await insertReports(db, town.reports, admin, ago)
  await insertRestrictions(db, ago)
  const context = { people, categories: categoryIds, covers, ago }
  const asked = await insertProposals(db, town, ids, context)
  await insertHistory(db, town, ids, people, now, asked)
}

type Days = {
  admin: number | null
  ago: (days: number) => string
  dayIn: (days: number) => string | null
}

/** Inserts questions, messages and a notice. */
async function insertWritten(db: Db, town: Town, { admin, ago, dayIn }: Days): Promise<void> {
  await insertAll(
    db,
    questions,
    town.questions.map((question, at) => ({ ...question, position: at + 1, created_at: ago(400) })),
  )
  await insertAll(
    db,
    messages,
    town.messages.map(({ subject, sender, message, daysAgo, answer, answeredDaysAgo }) => ({
      subject,
      sender,
      message,
      created_at: ago(daysAgo),
      answer: answer ?? null,
      answered_at: answer === undefined ? null : ago(answeredDaysAgo ?? 0),
      answered_by: answer === undefined ? null : admin,
    })),
  )
  await db.insert(notices).values({
    text: 'Mercado de Navidad en la plaza, de 10 a 20',
    link: '',
    starts_on: dayIn(7)!,
    ends_on: dayIn(10)!,
  })
}

/** Inserts people; returns their ids by e-mail. */
async function insertPeople(
  db: Db,
  { people }: Town,
  passwordHash: string,
  at: string,
  /** When unconfirmed accounts registered; recently, because they are purged after some days. */
  lately: string,
) {
  const ids = new Map<string, number>()
  for (const batch of batches(people)) {
    const rows = batch.map(({ state, ...person }) => ({
      ...person,
      password_hash: passwordHash,
      is_active: state === undefined,
      created_at: state === 'unconfirmed' ? lately : at,
      activated_at: state === 'unconfirmed' ? null : at,
    }))
    const inserted = await db
      .insert(users)
      .values(rows)
      .returning({ id: users.id, email: users.email })
    for (const { id, email } of inserted) ids.set(email, id)
  }
  return ids
}

/** Inserts missing categories; returns the ids of all by name. */
async function insertCategories(db: Db, town: Town) {
  const select = () => db.select({ id: categories.id, name: categories.name }).from(categories)
  const present = new Set((await select()).map(({ name }) => name))
  // Not by `on conflict do nothing`, which would consume ids of the sequence.
  const missing = town.categories.filter((name) => !present.has(name))
  await db
    .insert(categories)
    .values(missing.map((name) => ({ name, words: wordsOfTrades(name, null) })))
  return new Map((await select()).map(({ id, name }) => [name, id]))
}

async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (const batch of batches(rows)) await db.insert(table).values(batch)
}

function* batches<T>(rows: T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH)
}

/** Returns the coordinates of a shop; a shop whose application is pending has none yet. */
function placeOf({ status, direction }: TownShop) {
  return status === 'PE' ? {} : (doorAt(direction) ?? {})
}
