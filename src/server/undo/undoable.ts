import { sql } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/inbox.ts'
import type { Db } from '../database/open.ts'
import type { inboxDecisions } from '../database/schema.ts'
import type { SignedCall } from '../http/route.ts'

/** Runs a decision in a transaction. Triggers record the rows it writes; its mails wait until it cannot be undone. */
export function undoably<Result>(
  { db, clock, viewer }: SignedCall,
  kind: (typeof inboxDecisions.$inferSelect)['kind'],
  id: number,
  decide: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const at = clock.now()
  const decision = JSON.stringify({ kind, id, by: viewer.id, at })
  const undoUntil = new Date(at.getTime() + UNDO_SECONDS * 1000).toISOString()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('escaparate.decision', ${decision}, true)`)
    const result = await decide(tx)
    await tx.execute(sql`
      update outbox set next_try_at = greatest(next_try_at, ${undoUntil})
      where id = any(array(
        select (written ->> 'key')::bigint from inbox_decisions, jsonb_array_elements(rows) written
        where (kind, inbox_decisions.id) = (${kind}, ${id}) and transaction = pg_current_xact_id()::text
          and written ->> 'table' = 'outbox'))`)
    return result
  })
}

/** Must be called within `undoably`, before any write, if a save turns out to be no decision. */
export async function stopRecording(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('escaparate.decision', '', true)`)
}
