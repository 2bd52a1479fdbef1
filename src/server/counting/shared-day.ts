import { type SQL, sql } from 'drizzle-orm'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { Database, Db } from '../database/open.ts'
import { figureKeys, figureVisits } from '../database/schema.ts'

const ROWS_PER_STATEMENT = 10_000

export async function findKey(db: Db, day: PlainDate): Promise<string | undefined> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from ${figureKeys} where day = ${day}`,
  )
  return rows[0]?.key
}

/** Shares a day's key and hashes, unless another instance has shared a key. Returns the key in force. */
export function shareKey(db: Database, day: PlainDate, key: string, counted: BigInt64Array) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${figureKeys} in access exclusive mode`)
    await forget(tx, sql`day < ${day}`)
    const sharedKey = await findKey(tx, day)
    if (sharedKey) return sharedKey
    // There is the key of a later day: another instance whose clock is ahead has begun the next day.
    const { rows } = await tx.execute(sql`select from ${figureKeys}`)
    if (rows.length > 0) return key
    await tx.execute(sql`insert into ${figureKeys} (day, key) values (${day}, ${key})`)
    for (let i = 0; i < counted.length; i += ROWS_PER_STATEMENT) {
      await addVisits(tx, day, [...counted.subarray(i, i + ROWS_PER_STATEMENT)])
    }
    return key
  })
}

/** Adds hashes to a day and returns the new ones. Undefined: the day has another key or none. */
export function claim(db: Database, day: PlainDate, key: string, hashes: bigint[]) {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ key: string }>(
      sql`select key from ${figureKeys} where day = ${day} for share`,
    )
    if (rows[0]?.key !== key) return undefined
    const claimed = new Set<bigint>()
    for (let i = 0; i < hashes.length; i += ROWS_PER_STATEMENT) {
      for (const hash of await addVisits(tx, day, hashes.slice(i, i + ROWS_PER_STATEMENT)))
        claimed.add(hash)
    }
    return claimed
  })
}

export async function forgetShared(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select from ${figureKeys}`)
  if (rows.length > 0) await db.transaction((tx) => forget(tx, sql`true`))
}

/** Truncates the tables, which hold one day, if it is `old`. Deleted rows would stay on disk for a while. */
async function forget(tx: Db, old: SQL): Promise<void> {
  const { rows } = await tx.execute(sql`select from ${figureKeys} where ${old}`)
  if (rows.length > 0) await tx.execute(sql`truncate ${figureKeys}, ${figureVisits}`)
}

async function addVisits(tx: Db, day: PlainDate, hashes: bigint[]): Promise<bigint[]> {
  if (hashes.length === 0) return []
  const { rows } = await tx.execute<{ hash: string }>(sql`
    insert into ${figureVisits} (day, hash)
    select ${day}, hash from unnest(${sql.param(hashes.map(String))}::bigint[]) as sent (hash) order by hash
    on conflict do nothing returning hash`)
  return rows.map(({ hash }) => BigInt(hash))
}
