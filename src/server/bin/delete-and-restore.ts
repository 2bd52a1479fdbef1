import { and, eq, isNull } from 'drizzle-orm'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import type { questions } from '../database/schema.ts'
import { BIN_TABLES } from '../entities.ts'
import { notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { inBin } from './retention.ts'

/** Types on whose rows no other rows depend. The use cases of other types take more locks. */
type IndependentType = 'faq' | 'contact' | 'holidays'

export async function deleteIntoBin(call: SignedCall, type: IndependentType, id: number) {
  await call.db.transaction(async (tx) => {
    if (!(await move(tx, call, type, id, 'delete'))) throw notFound()
  })
}

/** Returns false if the row does not exist, is not deleted or can no longer be restored. */
export function restoreFromBin(
  tx: Db,
  call: SignedCall,
  type: Exclude<IndependentType, 'holidays'>,
  id: number,
) {
  return move(tx, call, type, id, 'restore')
}

/** All three tables have the columns of `questions` that `move` uses. */
type BinTable = { table: typeof questions; name: typeof questions.question }

async function move(
  tx: Db,
  call: SignedCall,
  type: IndependentType,
  id: number,
  verb: 'delete' | 'restore',
): Promise<boolean> {
  const { table, name } = BIN_TABLES[type] as unknown as BinTable
  const at = call.clock.now()
  const isMovable = verb === 'delete' ? isNull(table.deleted_at) : inBin(call, table.deleted_at)
  const [moved] = await tx
    .update(table)
    .set({ deleted_at: verb === 'delete' ? at.toISOString() : null })
    .where(and(eq(table.id, id), isMovable))
    .returning({ name })
  if (moved === undefined) return false
  await record(tx, call, { verb, type, id, name: moved.name })
  return true
}
