import type { PgTable } from 'drizzle-orm/pg-core'
import { facts } from '#contract/facts/facts.ts'
import { addDays } from '#contract/hours/dates.ts'
import { wordsOfTrades } from '#contract/trades/trades.ts'
import type { Db } from '#server/database/open.ts'
import {
  applications,
  categories,
  commercePhotos,
  commerces,
  offers,
  photos,
  users,
} from '#server/database/schema.ts'
import { noPhoto, type StoredPhoto } from '#server/photos/store-photo.ts'
import { timeZone } from '#server/time/time-zone.ts'
import { insertHistory } from './history.ts'
import { insertOffice } from './insert-office.ts'
import { insertProposals } from './insert-proposals.ts'
import type { Town, TownShop } from './shape.ts'
import { addressOfShop, linksOfShop } from './shop-details.ts'
import { hoursOfShop } from './shop-hours.ts'
import { doorAt } from './street-plan.ts'

/** Rows in a statement, because PostgreSQL accepts at most 65,535 parameters. */
const BATCH = 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** By shop id, the cover first. */
export type ShopPhotos = Map<number, { photo: StoredPhoto; alt: string }[]>

/** By shop id. */
export type ProposedCovers = Map<number, StoredPhoto>

/** `ids[i]` is the id of shop i. */
export async function insertTown(
  db: Db,
  town: Town,
  ids: number[],
  photosByShop: ShopPhotos,
  passwordHash: string,
  now: Date,
  covers: ProposedCovers = new Map(),
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const today = timeZone('Europe/Madrid').dateOf(now.getTime())
  const dayIn = (days: number | undefined) => (days === undefined ? null : addDays(today, days))
  const people = await insertPeople(db, town, passwordHash, ago(400), ago(1))
  const categoryIds = await insertCategories(db, town)
  const categoriesOf = (shop: TownShop) => shop.categories.map((name) => categoryIds.get(name)!)
  const adminId = people.get('admin@escaparate.example') ?? null

  const shopPhotos = [...photosByShop.values()].flat().map(({ photo }) => photo)
  // Shops without a photo refer to the row of `noPhoto`.
  const photoRows = [noPhoto({ clock: { now: () => now } }), ...shopPhotos, ...covers.values()]
  await db.insert(photos).values(photoRows).onConflictDoNothing()
  await insertAll(
    db,
    commerces,
    town.shops.map((shop, index) => ({
      ...shop,
      id: ids[index]!,
      owner_id: people.get(shop.owner)!,
      photo: photosByShop.get(ids[index]!)?.[0]?.photo.hash ?? '',
      category: categoriesOf(shop),
      ...addressOfShop(shop),
      // The owner of a waiting shop has not set the pin yet.
      ...(shop.status === 'PE' ? null : doorAt(shop.direction)),
      ...linksOfShop(shop),
      sells: shop.sells?.split(', ') ?? [],
      facts: facts.parse(shop.facts ?? {}),
      hours: hoursOfShop(shop, now.toISOString().slice(0, 10)),
      created_at: ago(shop.sentDaysAgo),
      updated_at: ago(shop.decidedDaysAgo ?? shop.sentDaysAgo),
      confirmed_at: index % 8 === 3 ? null : ago((index * 7) % 120),
    })),
  )
  await insertAll(
    db,
    commercePhotos,
    [...photosByShop].flatMap(([commerce, [, ...further]]) =>
      // The cover has position 1.
      further.map(({ photo, alt }, i) => ({ commerce, position: i + 2, photo: photo.hash, alt })),
    ),
  )
  await insertAll(
    db,
    applications,
    town.shops.map((shop, index) => ({
      ...shop,
      commerce: ids[index]!,
      submitted_at: ago(shop.sentDaysAgo),
      decided_at: shop.status === 'PE' ? null : ago(shop.decidedDaysAgo ?? 0),
      decided_by: shop.status === 'PE' ? null : adminId,
    })),
  )
  await insertAll(
    db,
    offers,
    town.shops.flatMap((shop, index) =>
      shop.offers.map(({ deletedDaysAgo, startsInDays, endsInDays, ...offer }) => ({
        ...offer,
        starts_on: dayIn(startsInDays),
        ends_on: dayIn(endsInDays),
        commerce: ids[index]!,
        category: categoriesOf(shop),
        created_at: ago(shop.decidedDaysAgo ?? 0),
        updated_at: ago(shop.decidedDaysAgo ?? 0),
        deleted_at: deletedDaysAgo === undefined ? null : ago(deletedDaysAgo),
      })),
    ),
  )
  await insertOffice(db, town, { adminId, today, ago })
  const proposalEvents = await insertProposals(db, town, ids, { people, covers, ago })
  await insertHistory(db, town, ids, people, now, proposalEvents)
}

async function insertPeople(
  db: Db,
  { people }: Town,
  passwordHash: string,
  registeredAt: string,
  /** Must be recent, because unconfirmed accounts are purged after some days. */
  unconfirmedRegisteredAt: string,
) {
  const ids = new Map<string, number>()
  for (const batch of batches(people)) {
    const rows = batch.map(({ state, ...person }) => ({
      ...person,
      password_hash: passwordHash,
      is_active: state === undefined,
      created_at: state === 'unconfirmed' ? unconfirmedRegisteredAt : registeredAt,
      activated_at: state === 'unconfirmed' ? null : registeredAt,
    }))
    const inserted = await db.insert(users).values(rows).returning()
    for (const { id, email } of inserted) ids.set(email, id)
  }
  return ids
}

async function insertCategories(db: Db, town: Town) {
  const select = () => db.select({ id: categories.id, name: categories.name }).from(categories)
  const savedNames = new Set((await select()).map(({ name }) => name))
  // Not by `on conflict do nothing`: it would consume ids of the sequence.
  const missing = town.categories.filter((name) => !savedNames.has(name))
  await db
    .insert(categories)
    .values(missing.map((name) => ({ name, words: wordsOfTrades(name, null) })))
  return new Map((await select()).map(({ id, name }) => [name, id]))
}

async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]) {
  for (const batch of batches(rows)) await db.insert(table).values(batch)
}

function* batches<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH)
}
