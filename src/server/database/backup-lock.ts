import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from './open.ts'

/** An arbitrary number, the same in every instance: held by a backup or a restore under way. */
const BACKUP_LOCK = 7_216_449

/** Lets one backup or restore run at a time, until `unlockBackups` or the end of the connection. */
export async function lockBackups(client: pg.Client, say: (line: string) => void): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as ours', [BACKUP_LOCK])
  if (rows[0].ours) return
  say('Hay otra copia de seguridad en marcha: esperando a que termine…')
  await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
}

/** PostgreSQL notices the end of a connection only a moment later. */
export async function unlockBackups(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [BACKUP_LOCK])
}

/**
 * Whether a backup or a restore needs the photos that no row uses any more. When not, none begins before the
 * transaction ends.
 */
export async function photosAreNeeded(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`,
  )
  return !rows[0]!.free
}
