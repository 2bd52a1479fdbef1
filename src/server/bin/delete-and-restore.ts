import { and, eq, isNull } from 'drizzle-orm'
import type { BinItemType } from '#contract/entities.ts'
import { record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import type { questions } from '../database/schema.ts'
import { BINNED } from '../entities.ts'
import { notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { inBin } from './retention.ts'

/** Deletes what nothing else depends on into the bin. Errors: 404. */
export async function deleteIntoBin(call: SignedCall, type: BinItemType, id: number) {
  const at = call.clock.now()
  await call.db.transaction(async (tx) => {
    const { table } = binned(type)
    const isThere = isNull(table.deleted_at)
    if (!(await move(tx, call, { type, id, verb: 'delete', at }, isThere))) throw notFound()
  })
}

/** Brings it back, within its retention; false: it is not there, or was not deleted. */
export function restoreFromBin(
  tx: Db,
  call: SignedCall,
  type: BinItemType,
  id: number,
): Promise<boolean> {
  const isThere = inBin(call, binned(type).table.deleted_at)
  return move(tx, call, { type, id, verb: 'restore', at: call.clock.now() }, isThere)
}

type Move = { type: BinItemType; id: number; verb: 'delete' | 'restore'; at: Date }

async function move(
  tx: Db,
  { viewer }: SignedCall,
  { type, id, verb, at }: Move,
  isThere: ReturnType<typeof isNull>,
): Promise<boolean> {
  const { table, name } = binned(type)
  const [moved] = await tx
    .update(table)
    .set({ deleted_at: verb === 'delete' ? at.toISOString() : null })
    .where(and(eq(table.id, id), isThere))
    .returning({ name })
  if (moved === undefined) return false
  await record(tx, { actor: viewer, verb, type, id, name: moved.name, at })
  return true
}

/** Every table of the bin has the columns that are named here. */
function binned(type: BinItemType) {
  const { table, name } = BINNED[type]
  return { table: table as unknown as typeof questions, name: name as typeof questions.question }
}
