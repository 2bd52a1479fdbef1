import type { ObjectType, Verb } from '#contract/activity.ts'
import type { Db } from '../database/open.ts'
import { activity } from '../database/schema.ts'

/** Whoever acts: a signed-in person, or somebody who has just proved who they are. */
export type Actor = { id: number; username: string }

export type AuditEvent = {
  /** Undefined: the program by itself. */
  actor: Actor | undefined
  verb: Verb
  type: ObjectType
  id: number
  /** What people call the object: a shop's name, an offer's title, a question. */
  name: string
  /** The fields that changed, as they were and as they are. Never a password, hash or token. */
  before?: Fields
  after?: Fields
  at: Date
}

type Fields = Record<string, unknown>

const PROGRAM = 'Escaparate'

/** Writes a line of the log, in the transaction that does what it tells of. */
export async function record(tx: Db, event: AuditEvent): Promise<void> {
  await tx.insert(activity).values(toRow(event))
}

/** Many lines, as of a past that is made up. */
export async function recordAll(tx: Db, events: AuditEvent[]): Promise<void> {
  for (let at = 0; at < events.length; at += BATCH) {
    await tx.insert(activity).values(events.slice(at, at + BATCH).map(toRow))
  }
}

const BATCH = 1000

function toRow({ actor, verb, type, id, name, before, after, at }: AuditEvent) {
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

/** Of two states of the same row the fields named that differ; undefined when none does. */
export function changed<Row extends Fields>(
  before: Row,
  after: Partial<Row>,
  fields: readonly (keyof Row & string)[],
): { before: Fields; after: Fields } | undefined {
  const names = fields.filter(
    (name) =>
      after[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (names.length === 0) return undefined
  const only = (row: Partial<Row>) => Object.fromEntries(names.map((name) => [name, row[name]]))
  return { before: only(before), after: only(after) }
}
