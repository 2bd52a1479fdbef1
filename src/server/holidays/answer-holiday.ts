import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Holiday } from '#contract/holidays.ts'
import { type HolidayAnswer, usualShifts, withAnswer } from '#contract/hours/holiday-answers.ts'
import type { Hours } from '#contract/hours/hours.ts'
import { type Actor, record } from '../activity/record.ts'
import { lockCommerces } from '../database/commerce-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { type Context, writeOpenings } from '../hours/write-openings.ts'

const UNKNOWN_SHOP = 'Ese comercio no está, o no dice su horario'
const USUALLY_CLOSED = 'Ese día de la semana no abres: di a qué horas en el horario del comercio.'

/** Answers by shop id. Null withdraws an answer. */
export type Answers = ReadonlyMap<number, HolidayAnswer | null>

/** Saves answers in the shops' hours. A repeated answer changes nothing. Throws 400 with `{commerce}` or `{answer}`. */
export async function answerHoliday(
  tx: Db,
  services: Context,
  owner: Actor,
  holiday: Pick<Holiday, 'date' | 'name'>,
  answers: Answers,
): Promise<void> {
  const now = services.clock.now()
  const shops = await lockShops(tx, owner.id, [...answers.keys()])
  if (shops.length < answers.size) throw invalid({ commerce: [UNKNOWN_SHOP] })
  const changedShops = shops.flatMap((shop) => {
    const answer = answers.get(shop.id) ?? null
    if (answer === 'open' && usualShifts(shop.hours, holiday.date).length === 0) {
      throw invalid({ answer: [USUALLY_CLOSED] })
    }
    const newHours = withAnswer(shop.hours, holiday, answer)
    return isDeepStrictEqual(newHours, shop.hours) ? [] : [{ ...shop, newHours }]
  })
  const updated_at = now.toISOString()
  for (const { id, name, hours, version, newHours } of changedShops) {
    const columns = { hours: newHours, version: version + 1, updated_at }
    await tx.update(commerces).set(columns).where(eq(commerces.id, id))
    const states = { before: { hours }, after: { hours: newHours } }
    const by = { actor: owner, at: now }
    await record(tx, by, { verb: 'update', type: 'commerce', id, name, ...states })
  }
  const ids = changedShops.map(({ id }) => id)
  if (ids.length > 0) await writeOpenings(tx, services, ids)
}

async function lockShops(tx: Db, owner: number, ids: number[]) {
  const condition = and(
    eq(commerces.owner_id, owner),
    inArray(commerces.id, ids),
    isNull(commerces.deleted_at),
    isNotNull(commerces.hours),
  )!
  await lockCommerces(tx, condition)
  const { id, name, hours, version } = commerces
  const shops = await tx
    .select({ id, name, hours, version })
    .from(commerces)
    .where(condition)
    .orderBy(asc(id))
  return shops.map((shop) => ({ ...shop, hours: shop.hours as Hours }))
}
