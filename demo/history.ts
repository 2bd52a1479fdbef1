import type { ObjectType, Verb } from '#contract/entities.ts'
import { record } from '#server/activity/record.ts'
import type { Db } from '#server/database/open.ts'
import { categories, messages, offers, questions } from '#server/database/schema.ts'
import type { Town } from './shape.ts'

const DAY = 24 * 60 * 60 * 1000
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

/** `further`: events in addition to those of shops and bin. */
export async function insertHistory(
  db: Db,
  town: Town,
  ids: number[],
  people: Map<string, number>,
  now: Date,
  further: LogEvent[],
): Promise<void> {
  const lines = [
    ...decidedApplications(town, ids),
    ...recentChanges(town, ids),
    ...further,
    ...(await fillBin(db, ids, now)),
  ]
    .filter(({ daysAgo }) => daysAgo < LOG_DAYS)
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
  const names = new Map(town.people.map(({ email, username }) => [email, username]))
  for (const { daysAgo, by, ...event } of lines) {
    const id = people.get(by)
    if (id === undefined) continue
    const actor = { id, username: names.get(by)! }
    await record(db, { actor, at: new Date(now.getTime() - daysAgo * DAY) }, event)
  }
}

function decidedApplications({ shops }: Town, ids: number[]): LogEvent[] {
  return shops.flatMap((shop, at) => {
    const { name, status, reason = null } = shop
    // Spreads the events over the hours of a day.
    const hours = ((at * 7) % 24) / 24
    const about = { id: ids[at]!, name }
    const sent = { daysAgo: shop.sentDaysAgo + hours, by: shop.owner }
    const decided = { daysAgo: (shop.decidedDaysAgo ?? 0) + hours, by: ADMIN }
    const created: LogEvent = { ...about, ...sent, verb: 'create', type: 'commerce' }
    if (status === 'PE') return [created]
    const verb = status === 'OK' ? 'accept' : 'deny'
    const after = status === 'OK' ? { status } : { status, reason }
    const before = { status: 'PE' }
    return [created, { ...about, ...decided, verb, type: 'application', before, after }]
  })
}

function recentChanges({ shops }: Town, ids: number[]): LogEvent[] {
  const at = shops.findIndex(({ owner, status }) => owner.startsWith('lucia@') && status === 'OK')
  const shop = shops[at]
  if (shop === undefined) return []
  const about = { by: shop.owner, type: 'commerce' as const, id: ids[at]!, name: shop.name }
  const n_tlf = { before: { n_tlf: '964551298' }, after: { n_tlf: shop.n_tlf } }
  return [
    { ...about, daysAgo: 9.1, verb: 'hide', before: { hidden: false }, after: { hidden: true } },
    { ...about, daysAgo: 6.3, verb: 'show', before: { hidden: true }, after: { hidden: false } },
    { ...about, daysAgo: 1.02, verb: 'update', ...n_tlf },
  ]
}

async function fillBin(db: Db, [commerce]: number[], now: Date): Promise<LogEvent[]> {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY).toISOString()
  const inBin = (daysAgo: number) => ({ created_at: at(daysAgo + 3), deleted_at: at(daysAgo) })
  const deleted = async (type: ObjectType, daysAgo: number, name: string, rows: Promise<Ids>) => {
    const [row] = await rows
    return { daysAgo, by: ADMIN, verb: 'delete' as const, type, id: row!.id, name }
  }
  const name = 'Videoclub'
  const category = db.insert(categories).values({ name, deleted_at: at(28.4) })
  const question = '¿Abrís los domingos?'
  const answered = { question, answer: 'Cada comercio lo decide.', position: 99, ...inBin(5.2) }
  const faq = db.insert(questions).values(answered)
  const subject = 'Gane dinero desde casa'
  const spam = { subject, sender: 'ofertas@correo.example', message: 'Pulse aquí.', ...inBin(0.3) }
  const contact = db.insert(messages).values(spam)
  const lines = [
    await deleted('category', 28.4, name, category.returning({ id: categories.id })),
    await deleted('faq', 5.2, question, faq.returning({ id: questions.id })),
    await deleted('contact', 0.3, subject, contact.returning({ id: messages.id })),
  ]
  if (commerce === undefined) return lines
  const title = 'Rebajas de enero'
  const offer = db.insert(offers).values({
    commerce,
    title,
    description: 'Hasta fin de existencias.',
    type: 'Descuento',
    category: [1],
    updated_at: at(12.6),
    ...inBin(12.6),
  })
  return [...lines, await deleted('offer', 12.6, title, offer.returning({ id: offers.id }))]
}

type Ids = { id: number }[]
