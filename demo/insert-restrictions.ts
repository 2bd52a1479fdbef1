import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/open.ts'

/** A rejected shop whose owner has appealed. */
const APPEALING_SHOP = 'Barro y Sal'
const APPEAL =
  'El taller sí abre al público: martes y jueves de 10:00 a 13:00, en el Camino de la Ermita. Antes era solo con cita, por eso no lo puse. Podéis pasar cuando queráis.'

/** Inserts restrictions for the rejected applications, one of them with an appeal. */
export async function insertRestrictions(db: Db, ago: (days: number) => string): Promise<void> {
  const appealedAt = ago(1)
  await db.execute(sql`insert into restrictions
      (kind, commerce, object, reason, decided_at, decided_by, appeal, appealed_at, appellant)
    select 'application_rejected', shop.id, shop.name, its.reason, its.decided_at, its.decided_by,
      case when shop.name = ${APPEALING_SHOP} then ${APPEAL} end,
      case when shop.name = ${APPEALING_SHOP} then ${appealedAt}::timestamptz end,
      case when shop.name = ${APPEALING_SHOP} then shop.owner_id end
    from applications its join commerces shop on shop.id = its.commerce
    where its.status = 'RE' and shop.owner_id is not null`)
}
