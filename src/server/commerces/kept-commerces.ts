import { LRUCache } from 'lru-cache'
import { prepared } from '../database/prepared.ts'
import type { SignedCall } from '../http/route.ts'
import { type CommerceRow, findCommerce } from './queries.ts'
import { findRevision } from './revisions.ts'

/** Some 4 kB each. */
const MAX_ROWS = 2_000

type Kept = { row: CommerceRow; connections: number }

const rowsOf = prepared(() => new LRUCache<number, Kept>({ max: MAX_ROWS }))

/**
 * A shop as the caller may save it: a row that was read before, or written, while its revision is the same, which costs
 * less to ask for than fifty columns. Undefined as by `findCommerce`.
 */
export async function findKeptCommerce(
  call: SignedCall,
  id: number,
): Promise<CommerceRow | undefined> {
  const { db, viewer } = call
  const kept = recallCommerce(call, id)
  if (kept) {
    const present = await findRevision(db, viewer, id)
    if (present === undefined) return undefined
    if (present.revision === kept.revision) return kept
  }
  const row = await findCommerce(db, viewer, id)
  return row && keepCommerce(call, row)
}

/** A shop as it was last read or written: whoever relies on it checks in their statement that it is so, and theirs. */
export function recallCommerce({ db, changes }: SignedCall, id: number): CommerceRow | undefined {
  const kept = rowsOf(db).get(id)
  // A failover may lose transactions, and their numbers be given out again.
  return kept?.connections === changes.connections() ? kept.row : undefined
}

/** Keeps a row as it was read or written. */
export function keepCommerce({ db, changes }: SignedCall, row: CommerceRow): CommerceRow {
  rowsOf(db).set(row.id, { row, connections: changes.connections() })
  return row
}
