import { eq } from 'drizzle-orm'
import { plainName } from '#contract/same-name.ts'
import { record } from '../activity/record.ts'
import { commerces, duties, publishedCommerces } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { timeZone } from '../time/time-zone.ts'
import { deleteBetween, lockDuties } from './queries.ts'
import { readDutyList } from './read-list.ts'

/** The whole list is one object of the log. */
const LIST = { type: 'duty', id: 1, name: 'farmacias de guardia' } as const
const BATCH_SIZE = 500

/** Replaces all duties between the list's first and last instant. Throws 400 with a sentence for each wrong line. */
export async function replaceDuties(call: SignedCall, list: string): Promise<void> {
  const { db, settings } = call
  const { instantOf } = timeZone(settings.present().time_zone)
  await db.transaction(async (tx) => {
    const { id, name, direction, n_tlf } = commerces
    const shops = await tx
      .select({ id, name, direction, n_tlf })
      .from(publishedCommerces)
      .innerJoin(commerces, eq(id, publishedCommerces.commerce))
    const byName = new Map(shops.map((shop) => [plainName(shop.name), shop]))
    const findShop = (name: string) => byName.get(plainName(name))
    const read = readDutyList(list, { instantOf, findShop })
    if ('errors' in read) throw invalid({ list: read.errors })
    const { rows } = read
    const begins = rows.map(({ begins_at }) => begins_at).toSorted()
    const ends = rows.map(({ ends_at }) => ends_at).toSorted()
    await lockDuties(tx)
    await deleteBetween(tx, begins[0]!, ends.at(-1)!)
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      await tx.insert(duties).values(rows.slice(start, start + BATCH_SIZE))
    }
    await record(tx, call, { verb: 'update', ...LIST })
  })
}

export async function deleteDuties(call: SignedCall): Promise<void> {
  await call.db.transaction(async (tx) => {
    await lockDuties(tx)
    const { rowCount } = await tx.delete(duties)
    if (rowCount === 0) return
    await record(tx, call, { verb: 'delete', ...LIST })
  })
}
