import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/open.ts'

/** An owner who does not agree with the rejection of their shop. */
const APPEALED = 'Barro y Sal'
const APPEAL =
  'El taller sí abre al público: martes y jueves de 10:00 a 13:00, en el Camino de la Ermita. Antes era solo con cita, por eso no lo puse. Podéis pasar cuando queráis.'

/** Writes that the applications which a town has rejected may be appealed, and that one is. */
export async function insertRestrictions(db: Db, ago: (days: number) => string): Promise<void> {
  const appealedAt = ago(1)
  await db.execute(sql`insert into restrictions
      (kind, commerce, object, reason, decided_at, decided_by, appeal, appealed_at, appellant)
    select 'application_rejected', shop.id, shop.name, its.reason, its.decided_at, its.decided_by,
      case when shop.name = ${APPEALED} then ${APPEAL} end,
      case when shop.name = ${APPEALED} then ${appealedAt}::timestamptz end,
      case when shop.name = ${APPEALED} then shop.owner_id end
    from applications its join commerces shop on shop.id = its.commerce
    where its.status = 'RE' and shop.owner_id is not null`)
}
