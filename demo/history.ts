import type { ObjectType, Verb } from '#contract/entities.ts'
import { record } from '#server/activity/record.ts'
import type { Db } from '#server/database/open.ts'
import { categories, messages, offers, questions } from '#server/database/schema.ts'
import type { Town } from './shape.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days for which the log is kept: older events would have been purged. */
const LOG_DAYS = 360
export const ADMIN = 'admin@escaparate.example'

export type LogEvent = {
  daysAgo: number
  /** E-mail of the actor. */
  by: string
  verb: Verb
  type: ObjectType
  id: number
  name: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** `ids[i]` is the id of shop i, `people` maps e-mails to ids. */
export async function insertHistory(
  db: Db,
  town: Town,
  ids: number[],
  people: Map<string, number>,
  now: Date,
  proposalEvents: LogEvent[],
): Promise<void> {
  const events = [
    ...decidedApplications(town, ids),
    ...recentChanges(town, ids),
    ...proposalEvents,
    ...(await fillBin(db, ids, now)),
  ]
    .filter(({ daysAgo }) => daysAgo < LOG_DAYS)
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
  const names = new Map(town.people.map(({ email, username }) => [email, username]))
  for (const { daysAgo, by, ...event } of events) {
    const id = people.get(by)
    if (id === undefined) continue
    const actor = { id, username: names.get(by)! }
    await record(db, { actor, at: new Date(now.getTime() - daysAgo * DAY_MS) }, event)
  }
}

function decidedApplications({ shops }: Town, ids: number[]): LogEvent[] {
  return shops.flatMap((shop, index) => {
    const { name, status, reason = null } = shop
    // Spreads the events over the hours of a day.
    const partOfDay = ((index * 7) % 24) / 24
    const object = { id: ids[index]!, name }
    const sent = { daysAgo: shop.sentDaysAgo + partOfDay, by: shop.owner }
    const decided = { daysAgo: (shop.decidedDaysAgo ?? 0) + partOfDay, by: ADMIN }
    const created: LogEvent = { ...object, ...sent, verb: 'create', type: 'commerce' }
    if (status === 'PE') return [created]
    const verb = status === 'OK' ? 'accept' : 'deny'
    const after = status === 'OK' ? { status } : { status, reason }
    const before = { status: 'PE' }
    return [created, { ...object, ...decided, verb, type: 'application', before, after }]
  })
}

function recentChanges({ shops }: Town, ids: number[]): LogEvent[] {
  const index = shops.findIndex((shop) => shop.owner.startsWith('lucia@') && shop.status === 'OK')
  const shop = shops[index]
  if (shop === undefined) return []
  const event = { by: shop.owner, type: 'commerce' as const, id: ids[index]!, name: shop.name }
  const n_tlf = { before: { n_tlf: '964551298' }, after: { n_tlf: shop.n_tlf } }
  return [
    { ...event, daysAgo: 9.1, verb: 'hide', before: { hidden: false }, after: { hidden: true } },
    { ...event, daysAgo: 6.3, verb: 'show', before: { hidden: true }, after: { hidden: false } },
    { ...event, daysAgo: 1.02, verb: 'update', ...n_tlf },
  ]
}

async function fillBin(db: Db, [firstShop]: number[], now: Date): Promise<LogEvent[]> {
  const ago = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString()
  const inBin = (daysAgo: number) => ({ created_at: ago(daysAgo + 3), deleted_at: ago(daysAgo) })
  const deletion = async (type: ObjectType, daysAgo: number, name: string, rows: Promise<Ids>) => {
    const [row] = await rows
    return { daysAgo, by: ADMIN, verb: 'delete' as const, type, id: row!.id, name }
  }
  const name = 'Videoclub'
  const category = db.insert(categories).values({ name, deleted_at: ago(28.4) })
  const question = '¿Abrís los domingos?'
  const faqRow = { question, answer: 'Cada comercio lo decide.', position: 99, ...inBin(5.2) }
  const faq = db.insert(questions).values(faqRow)
  const subject = 'Gane dinero desde casa'
  const spam = { subject, sender: 'ofertas@correo.example', message: 'Pulse aquí.', ...inBin(0.3) }
  const contact = db.insert(messages).values(spam)
  const events = [
    await deletion('category', 28.4, name, category.returning({ id: categories.id })),
    await deletion('faq', 5.2, question, faq.returning({ id: questions.id })),
    await deletion('contact', 0.3, subject, contact.returning({ id: messages.id })),
  ]
  if (firstShop === undefined) return events
  const title = 'Rebajas de enero'
  const offer = db.insert(offers).values({
    commerce: firstShop,
    title,
    description: 'Hasta fin de existencias.',
    type: 'Descuento',
    category: [1],
    updated_at: ago(12.6),
    ...inBin(12.6),
  })
  return [...events, await deletion('offer', 12.6, title, offer.returning({ id: offers.id }))]
}

type Ids = { id: number }[]
