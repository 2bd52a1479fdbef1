import { z } from 'zod'
import { OBJECT_TYPES, VERBS } from './entities.ts'
import {
  idFilter,
  oneOf,
  orderingOf,
  queryDay,
  queryId,
  queryIds,
  searchTerm,
} from './list-query.ts'

/** Name of the actor in events that the program caused itself. */
export const PROGRAM = 'Escaparate'

/** `before` and `after` contain only the fields that changed. */
export const activity = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor_id: z.int().nullable(),
  actor: z.string(),
  verb: z.enum(VERBS),
  object_type: z.enum(OBJECT_TYPES),
  object_id: z.int().nullable(),
  object: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Whether the object exists and is not in the bin. */
  present: z.boolean(),
  /** Id of the shop that the object is or belongs to; null: none, or the object was deleted. */
  commerce: z.int().nullable(),
})
export type Activity = z.infer<typeof activity>

/** `since` and `until` are days in the town's time zone, both included. */
export const activityQuery = z.object({
  id: idFilter,
  search: searchTerm,
  object_type: oneOf(OBJECT_TYPES),
  /** Aliases that our screens use: `type` is `object_type`, `actor` is `actor_id`. */
  type: oneOf(OBJECT_TYPES),
  object_id: queryIds('Lo que se busca se indica con su número'),
  verb: oneOf(VERBS),
  actor_id: queryId('La persona se indica con su número'),
  actor: queryId('La persona se indica con su número'),
  since: queryDay,
  until: queryDay,
  ordering: orderingOf(activity, { unsorted: ['before', 'after', 'present', 'commerce'] }),
})
export type ActivityQuery = z.infer<typeof activityQuery>

/** Has no filter by actor, because owners read the history without the names of others. */
export const historyQuery = activityQuery.pick({
  id: true,
  object_type: true,
  verb: true,
  since: true,
  until: true,
  ordering: true,
})
