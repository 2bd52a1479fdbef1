import { isDeepStrictEqual } from 'node:util'
import { PROGRAM } from '#contract/activity.ts'
import type { ObjectType, Verb } from '#contract/entities.ts'
import type { Db } from '../database/open.ts'
import { activity } from '../database/schema.ts'
import type { Clock } from '../time/clock.ts'

/** A signed-in user, or a person identified by a password or a mailed link. */
export type Actor = { id: number; username: string }

/** `actor: undefined` is the program itself; `viewer` is the user of a call. */
type Author = { actor: Actor | undefined; at: Date } | { viewer: Actor; clock: Pick<Clock, 'now'> }

type EventFields = {
  verb: Verb
  type: ObjectType
  id: number
  name: string
  /** Never a password, hash or token. */
  before?: Fields
  after?: Fields
}

type Fields = Record<string, unknown>

/** Adds an event to the log, in the transaction of the change. Returns the event's id. */
export async function record(tx: Db, by: Author, fields: EventFields): Promise<number> {
  const { verb, type, id, name, before, after } = fields
  const { actor, at } = 'at' in by ? by : { actor: by.viewer, at: by.clock.now() }
  const row = {
    at: at.toISOString(),
    actor_id: actor?.id ?? null,
    actor: actor?.username ?? PROGRAM,
    ...{ verb, object_type: type, object_id: id, object: name, before, after },
  }
  const [event] = await tx.insert(activity).values(row).returning({ id: activity.id })
  return event!.id
}

/** Returns the fields that differ between two states of a row; undefined if none does. */
export function changed<Row extends Fields>(
  before: Row,
  after: Partial<Row>,
  fields: readonly (keyof Row & string)[],
): { before: Fields; after: Fields } | undefined {
  // Compared deeply instead of as JSON, because PostgreSQL reorders the keys of a jsonb.
  const names = fields.filter(
    (name) => after[name] !== undefined && !isDeepStrictEqual(before[name], after[name]),
  )
  if (names.length === 0) return undefined
  const only = (row: Partial<Row>) => Object.fromEntries(names.map((name) => [name, row[name]]))
  return { before: only(before), after: only(after) }
}
