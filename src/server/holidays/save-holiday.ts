import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Holiday, HolidayChanges, HolidayForm } from '#contract/holidays.ts'
import { changed, record } from '../activity/record.ts'
import { holidays } from '../database/schema.ts'
import { editConflict, notFound } from '../errors.ts'
import { isStale } from '../http/etag.ts'
import type { SignedCall } from '../http/route.ts'
import { findRecoverableHoliday, lockHoliday } from './queries.ts'

const FIELDS = ['date', 'name', 'scope', 'opening'] as const

/** Like an update or a restoration, fails with 400 (`takenError`) if the calendar already has the date. */
export function createHoliday(call: SignedCall, form: HolidayForm): Promise<Holiday> {
  const row = { ...form, updated_at: call.clock.now().toISOString() }
  return call.db.transaction(async (tx) => {
    const [created] = await tx.insert(holidays).values(row).returning()
    const { id, name } = created!
    await record(tx, call, { verb: 'create', type: 'holidays', id, name, after: form })
    return created!
  })
}

export function updateHoliday(call: SignedCall, id: number, form: HolidayChanges) {
  const at = call.clock.now()
  return call.db.transaction(async (tx) => {
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

export function restoreHoliday(call: SignedCall, id: number): Promise<Holiday> {
  return call.db.transaction(async (tx) => {
    const found = await findRecoverableHoliday(tx, call, id)
    if (found === undefined) throw notFound()
    // The new version refuses an edit that began before the deletion.
    const [restored] = await tx
      .update(holidays)
      .set({ deleted_at: null, version: sql`${holidays.version} + 1` })
      .where(and(eq(holidays.id, id), isNotNull(holidays.deleted_at)))
      .returning()
    if (restored === undefined) return found // The holiday was not deleted.
    await record(tx, call, { verb: 'restore', type: 'holidays', id, name: found.name })
    return restored
  })
}
