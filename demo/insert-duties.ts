import { eq } from 'drizzle-orm'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Db } from '#server/database/open.ts'
import { commerces, duties } from '#server/database/schema.ts'
import { timeZone } from '#server/time/time-zone.ts'

const SHOP = 'Farmacia Pilar Escrig'
const OTHER = {
  name: 'Farmacia Miralles',
  direction: 'Camino Viejo del Mar, 18',
  n_tlf: '964001418',
}
const AT_HALF_PAST_NINE = 9 * 60 + 30

/** Inserts a week of duties from yesterday on, of a pharmacy in the directory and one that is not. */
export async function insertDuties(db: Db, today: PlainDate): Promise<void> {
  const { instantOf } = timeZone('Europe/Madrid')
  const turnOf = (day: number) =>
    new Date(instantOf(addDays(today, day), AT_HALF_PAST_NINE)).toISOString()
  const { id, name, direction, n_tlf } = commerces
  const [shop] = await db
    .select({ commerce: id, name, direction, n_tlf })
    .from(commerces)
    .where(eq(name, SHOP))
  await db.insert(duties).values(
    [-1, 0, 1, 2, 3, 4, 5].map((day) => ({
      begins_at: turnOf(day),
      ends_at: turnOf(day + 1),
      ...(day % 2 === 0 ? (shop ?? OTHER) : OTHER),
    })),
  )
}
