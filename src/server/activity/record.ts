import { isDeepStrictEqual } from 'node:util'
import { PROGRAM } from '#contract/activity.ts'
import type { ObjectType, Verb } from '#contract/entities.ts'
import type { Db } from '../database/open.ts'
import { activity } from '../database/schema.ts'

/** Who acts: a signed-in person, or somebody who has just proved who they are. */
export type Actor = { id: number; username: string }

export type AuditEvent = {
  /** Undefined: the program itself. */
  actor: Actor | undefined
  verb: Verb
  type: ObjectType
  id: number
  /** What people call the object: a shop's name, an offer's title, a question's text. */
  name: string
  /** The changed fields, before and after. Never a password, hash or token. */
  before?: Fields
  after?: Fields
  at: Date
}

type Fields = Record<string, unknown>

/** Records an audit event, in the transaction of the change. Returns the id of its line. */
export async function record(tx: Db, event: AuditEvent): Promise<number> {
  const [line] = await tx.insert(activity).values(toRow(event)).returning({ id: activity.id })
  return line!.id
}

/** Records many events, such as those of the demo data. */
export async function recordAll(tx: Db, events: AuditEvent[]): Promise<void> {
  for (let at = 0; at < events.length; at += BATCH) {
    await tx.insert(activity).values(events.slice(at, at + BATCH).map(toRow))
  }
}

const BATCH = 1000

/** The row of an event. */
export function toRow({ actor, verb, type, id, name, before, after, at }: AuditEvent) {
  return {
    at: at.toISOString(),
    actor_id: actor?.id ?? null,
    actor: actor?.username ?? PROGRAM,
    verb,
    object_type: type,
    object_id: id,
    object: name,
    before,
    after,
  }
}

/** The named fields that differ between two states of a row; undefined if none does. */
export function changed<Row extends Fields>(
  before: Row,
  after: Partial<Row>,
  fields: readonly (keyof Row & string)[],
): { before: Fields; after: Fields } | undefined {
  // Not by their JSON: PostgreSQL gives the keys of a jsonb back in another order.
  const names = fields.filter(
    (name) => after[name] !== undefined && !isDeepStrictEqual(before[name], after[name]),
  )
  if (names.length === 0) return undefined
  const only = (row: Partial<Row>) => Object.fromEntries(names.map((name) => [name, row[name]]))
  return { before: only(before), after: only(after) }
}
