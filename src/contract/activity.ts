import { z } from 'zod'
import {
  idFilter,
  oneOf,
  orderingBy,
  queryDay,
  queryId,
  queryIds,
  searchTerm,
} from './list-query.ts'

/** What the log tells of, by the names of the wire. */
export const OBJECT_TYPES = [
  'user',
  'commerce',
  'application',
  'offer',
  'category',
  'faq',
  'contact',
] as const
export type ObjectType = (typeof OBJECT_TYPES)[number]

export const VERBS = [
  'create',
  'update',
  'hide',
  'show',
  'delete',
  'restore',
  'accept',
  'deny',
  'undo',
  'resubmit',
  'answer',
  'move',
  'activate',
  'deactivate',
  'change_role',
  'change_email',
  'change_password',
  'end_sessions',
] as const
export type Verb = (typeof VERBS)[number]

/** One line of the log. `before` and `after` hold the fields that changed, and nothing else. */
export const activity = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null where the program acted by itself. */
  actor_id: z.int().nullable(),
  actor: z.string(),
  verb: z.enum(VERBS),
  object_type: z.enum(OBJECT_TYPES),
  object_id: z.int().nullable(),
  object: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Whether the object is still there to be opened: neither gone nor in the bin. */
  present: z.boolean(),
  /** While it is there, the shop that the object is or belongs to. */
  commerce: z.int().nullable(),
})
export type Activity = z.infer<typeof activity>

export const ACTIVITY_COLUMNS = [
  'id',
  'at',
  'actor_id',
  'actor',
  'verb',
  'object_type',
  'object_id',
  'object',
] as const

/** Days are those of Europe/Madrid, the last one included. */
export const activityQuery = z.object({
  id: idFilter,
  search: searchTerm,
  object_type: oneOf(OBJECT_TYPES),
  /** The same, as our own screens ask; so with `actor`. */
  type: oneOf(OBJECT_TYPES),
  object_id: queryIds('Lo que se busca se indica con su número'),
  verb: oneOf(VERBS),
  actor_id: queryId('La persona se indica con su número'),
  actor: queryId('La persona se indica con su número'),
  since: queryDay,
  until: queryDay,
  ordering: orderingBy(ACTIVITY_COLUMNS),
})
export type ActivityQuery = z.infer<typeof activityQuery>
