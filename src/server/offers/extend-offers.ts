import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import { type Actor, record } from '../activity/record.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces, offers } from '../database/schema.ts'
import { invalid } from '../errors.ts'

const NOT_ENDING = 'Esa oferta ya no termina ese día. Inicia sesión y mira sus fechas.'

export const extendedTo = (day: PlainDate) => addDays(day, 7)

/** Extends offers that end on `day` by a week. Throws 400 with `{extend}` for any other offer in `ids`. */
export async function extendOffers(tx: Db, owner: Actor, day: PlainDate, ids: number[], now: Date) {
  await lockCommerces(tx, eq(commerces.owner_id, owner.id))
  const isEnding = and(inArray(offers.id, ids), eq(offers.ends_on, day), isNull(offers.deleted_at))
  const isOwn = and(eq(commerces.owner_id, owner.id), isNull(commerces.deleted_at))
  const ending = await tx
    .select({ id: offers.id, title: offers.title })
    .from(offers)
    .innerJoin(commerces, eq(commerces.id, offers.commerce))
    .where(and(isEnding, isOwn))
    .orderBy(asc(offers.id))
  if (ending.length < new Set(ids).size) throw invalid({ extend: [NOT_ENDING] })
  const ends_on = extendedTo(day)
  const columns = { ends_on, ended: false, updated_at: now.toISOString() }
  for (const { id, title } of ending) {
    await tx.update(offers).set(columns).where(eq(offers.id, id))
    const days = { before: { ends_on: day }, after: { ends_on } }
    const by = { actor: owner, at: now }
    await record(tx, by, { verb: 'update', type: 'offer', id, name: title, ...days })
  }
}
