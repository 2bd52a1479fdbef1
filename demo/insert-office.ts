import { and, eq, sql } from 'drizzle-orm'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import type { Db } from '#server/database/open.ts'
import {
  commerces,
  duties,
  messages,
  notices,
  offers,
  questions,
  reports,
} from '#server/database/schema.ts'
import { timeZone } from '#server/time/time-zone.ts'
import type { Town } from './shape.ts'

const DUTY_SHOP = 'Farmacia Pilar Escrig'
const OTHER_PHARMACY = {
  name: 'Farmacia Miralles',
  direction: 'Camino Viejo del Mar, 18',
  n_tlf: '964001418',
}
/** Minutes after midnight at which the pharmacy on duty changes. */
const HALF_PAST_NINE = 9 * 60 + 30

const SHOP_WITH_APPEAL = 'Barro y Sal'
const APPEAL =
  'El taller sí abre al público: martes y jueves de 10:00 a 13:00, en el Camino de la Ermita. Antes era solo con cita, por eso no lo puse. Podéis pasar cuando queráis.'

type Context = { adminId: number | null; today: PlainDate; ago: (days: number) => string }

export async function insertOffice(db: Db, town: Town, context: Context): Promise<void> {
  const { today, ago } = context
  const created_at = ago(400)
  const faq = town.questions.map((question, i) => ({ ...question, position: i + 1, created_at }))
  if (faq.length > 0) await db.insert(questions).values(faq)
  await insertMessages(db, town, context)
  await db.insert(notices).values({
    text: 'Mercado de Navidad en la plaza, de 10 a 20',
    link: '',
    starts_on: addDays(today, 7),
    ends_on: addDays(today, 10),
  })
  await insertDuties(db, today)
  await insertReports(db, town, context)
  await insertRestrictions(db, ago)
}

async function insertMessages(db: Db, town: Town, { adminId, ago }: Context): Promise<void> {
  for (const { daysAgo, answeredDaysAgo, ...message } of town.messages) {
    await db.insert(messages).values({
      ...message,
      created_at: ago(daysAgo),
      ...(answeredDaysAgo !== undefined && {
        answered_at: ago(answeredDaysAgo),
        answered_by: adminId,
      }),
    })
  }
}

async function insertDuties(db: Db, today: PlainDate): Promise<void> {
  const { instantOf } = timeZone('Europe/Madrid')
  const changeOn = (day: number) =>
    new Date(instantOf(addDays(today, day), HALF_PAST_NINE)).toISOString()
  const { id, name, direction, n_tlf } = commerces
  const [shop] = await db
    .select({ commerce: id, name, direction, n_tlf })
    .from(commerces)
    .where(eq(name, DUTY_SHOP))
  await db.insert(duties).values(
    [-1, 0, 1, 2, 3, 4, 5].map((day) => ({
      begins_at: changeOn(day),
      ends_at: changeOn(day + 1),
      ...(day % 2 === 0 ? (shop ?? OTHER_PHARMACY) : OTHER_PHARMACY),
    })),
  )
}

async function insertReports(db: Db, town: Town, { adminId, ago }: Context): Promise<void> {
  for (const { shop, offer, name = '', daysAgo, decidedDaysAgo, ...report } of town.reports) {
    const [found] = await db
      .select({ commerce: commerces.id, offer: offers.id })
      .from(commerces)
      // Without an offer in the report no row of `offers` matches: no title is ''.
      .leftJoin(offers, and(eq(offers.commerce, commerces.id), eq(offers.title, offer ?? '')))
      .where(eq(commerces.name, shop))
      .limit(1)
    // A smaller town does not have all shops.
    if (found === undefined) continue
    await db.insert(reports).values({
      ...report,
      commerce: offer === undefined ? found.commerce : null,
      offer: found.offer,
      object: offer ?? shop,
      name,
      minors: false,
      created_at: ago(daysAgo),
      ...(decidedDaysAgo !== undefined && { decided_at: ago(decidedDaysAgo), decided_by: adminId }),
    })
  }
}

async function insertRestrictions(db: Db, ago: (days: number) => string): Promise<void> {
  const appealedAt = ago(1)
  await db.execute(sql`insert into restrictions
      (kind, commerce, object, reason, decided_at, decided_by, appeal, appealed_at, appellant)
    select 'application_rejected', shop.id, shop.name, a.reason, a.decided_at, a.decided_by,
      case when shop.name = ${SHOP_WITH_APPEAL} then ${APPEAL} end,
      case when shop.name = ${SHOP_WITH_APPEAL} then ${appealedAt}::timestamptz end,
      case when shop.name = ${SHOP_WITH_APPEAL} then shop.owner_id end
    from applications a join commerces shop on shop.id = a.commerce
    where a.status = 'RE' and shop.owner_id is not null`)
}
