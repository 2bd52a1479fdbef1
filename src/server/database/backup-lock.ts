import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from './open.ts'

const BACKUP_LOCK_KEY = 7_216_449

/** Waits until no other backup or restore runs, and locks until `unlockBackups` or the end of the connection. */
export async function lockBackups(client: pg.Client, say: (line: string) => void): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as ours', [BACKUP_LOCK_KEY])
  if (rows[0].ours) return
  say('Hay otra copia de seguridad en marcha: esperando a que termine…')
  await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK_KEY])
}

/** Releases the lock at once. Closing the connection would release it only a moment later. */
export async function unlockBackups(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [BACKUP_LOCK_KEY])
}

/** Whether a backup or restore runs, which also needs unused photos. If not, neither can begin during `tx`. */
export async function photosAreNeeded(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK_KEY}) as free`,
  )
  return !rows[0]!.free
}
