import { and, eq, isNotNull, sql } from 'drizzle-orm'
import {
  HOLIDAY_TAKEN,
  type Holiday,
  type HolidayChanges,
  type HolidayForm,
} from '#contract/holidays.ts'
import { changed, record } from '../activity/record.ts'
import { violatedConstraint } from '../database/constraints.ts'
import type { Db } from '../database/open.ts'
import { holidays } from '../database/schema.ts'
import { editConflict, invalid, notFound } from '../errors.ts'
import { isStale } from '../http/etag.ts'
import type { SignedCall } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findRecoverableHoliday, lockHoliday } from './queries.ts'

const FIELDS = ['date', 'name', 'scope', 'opening'] as const

/** Creates a holiday. This and the next two functions throw 400 by field if the date is taken. */
export function createHoliday(call: SignedCall, form: HolidayForm): Promise<Holiday> {
  const at = call.clock.now()
  return inTransaction(call.db, async (tx) => {
    const [created] = await tx
      .insert(holidays)
      .values({ ...form, updated_at: at.toISOString() })
      .returning()
    const { id, name } = created!
    await record(tx, call, { verb: 'create', type: 'holidays', id, name, after: form })
    return created!
  })
}

/** Updates a holiday. A save without changes creates no version. Throws 409 if it was saved meanwhile. */
export function updateHoliday(call: SignedCall, id: number, form: HolidayChanges) {
  const at = call.clock.now()
  return inTransaction(call.db, async (tx) => {
    const found = await lockHoliday(tx, id)
    if (found === undefined) throw notFound()
    if (isStale(call.request, found.version)) throw editConflict(found)
    const changes = changed(found, form, FIELDS)
    if (changes === undefined) return found
    const version = found.version + 1
    const saved = { ...found, ...changes.after, version, updated_at: at.toISOString() }
    await tx.update(holidays).set(saved).where(eq(holidays.id, id))
    await record(tx, call, { verb: 'update', type: 'holidays', id, name: saved.name, ...changes })
    return saved
  })
}

/** Restores a holiday. Does nothing if it is not deleted. */
export function restoreHoliday(call: SignedCall, id: number): Promise<Holiday> {
  return inTransaction(call.db, async (tx) => {
    const found = await findRecoverableHoliday(tx, call, id)
    if (found === undefined) throw notFound()
    // Increases the version, so that an edit that began before the deletion is refused.
    const [restored] = await tx
      .update(holidays)
      .set({ deleted_at: null, version: sql`${holidays.version} + 1` })
      .where(and(eq(holidays.id, id), isNotNull(holidays.deleted_at)))
      .returning()
    if (restored === undefined) return found
    await record(tx, call, { verb: 'restore', type: 'holidays', id, name: found.name })
    return restored
  })
}

/** Runs a transaction. Throws 400 if it violates the unique index of the date. */
async function inTransaction(
  db: Services['db'],
  save: (tx: Db) => Promise<Holiday>,
): Promise<Holiday> {
  try {
    return await db.transaction(save)
  } catch (error) {
    if (violatedConstraint(error) !== 'holidays_date') throw error
    throw invalid({ date: [HOLIDAY_TAKEN] })
  }
}
