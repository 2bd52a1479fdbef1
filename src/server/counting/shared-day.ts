import { type SQL, sql } from 'drizzle-orm'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Database, Db } from '../database/open.ts'
import { figureKeys, figureVisits } from '../database/schema.ts'

/** Rows of one statement. */
const ROWS = 10_000

/** The key by which the instances of a day name persons, if one is there. */
export async function findKey(db: Db, day: PlainDate): Promise<string | undefined> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from ${figureKeys} where day = ${day}`,
  )
  return rows[0]?.key
}

/**
 * Offers a day's key, with what was counted by it, to all instances: returns the one that holds, which another may
 * have offered before. Of the days before nothing stays, not even on the disk.
 */
export function shareKey(
  db: Database,
  day: PlainDate,
  key: string,
  counted: BigInt64Array,
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${figureKeys} in access exclusive mode`)
    await forget(tx, sql`day < ${day}`)
    const present = await findKey(tx, day)
    if (present) return present
    // Where the clock of another is ahead of ours, its day has begun.
    const { rows } = await tx.execute(sql`select from ${figureKeys}`)
    if (rows.length > 0) return key
    await tx.execute(sql`insert into ${figureKeys} (day, key) values (${day}, ${key})`)
    for (let at = 0; at < counted.length; at += ROWS) {
      await addVisits(tx, day, [...counted.subarray(at, at + ROWS)])
    }
    return key
  })
}

/** Of persons and things, those that no instance has counted that day. Undefined: the key is another, or gone. */
export function claim(
  db: Database,
  day: PlainDate,
  key: string,
  hashes: bigint[],
): Promise<Set<bigint> | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ key: string }>(
      sql`select key from ${figureKeys} where day = ${day} for share`,
    )
    if (rows[0]?.key !== key) return undefined
    const claimed = new Set<bigint>()
    for (let at = 0; at < hashes.length; at += ROWS) {
      for (const hash of await addVisits(tx, day, hashes.slice(at, at + ROWS))) claimed.add(hash)
    }
    return claimed
  })
}

/** Once an instance is alone, nothing of the day is in the database. */
export async function forgetShared(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select from ${figureKeys}`)
  if (rows.length > 0) await db.transaction((tx) => forget(tx, sql`true`))
}

/** Deleted rows would stay on the disk for a while. */
async function forget(tx: Db, old: SQL): Promise<void> {
  const { rows } = await tx.execute(sql`select from ${figureKeys} where ${old}`)
  if (rows.length > 0) await tx.execute(sql`truncate ${figureKeys}, ${figureVisits}`)
}

async function addVisits(tx: Db, day: PlainDate, hashes: bigint[]): Promise<bigint[]> {
  if (hashes.length === 0) return []
  const { rows } = await tx.execute<{ hash: string }>(sql`
    insert into ${figureVisits} (day, hash)
    select ${day}, hash from unnest(${sql.param(hashes.map(String))}::bigint[]) as given (hash) order by hash
    on conflict do nothing returning hash`)
  return rows.map(({ hash }) => BigInt(hash))
}
