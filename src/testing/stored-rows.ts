import { and, eq } from 'drizzle-orm'
import type { ObjectType } from '#contract/entities.ts'
import type { Db } from '#server/database/open.ts'
import { activity, outbox } from '#server/database/schema.ts'

export const storedRows = (db: Db) => ({
  /** Oldest first, sent or not. */
  mailsTo: (recipient: string) =>
    db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id),

  /** The log events about an object, oldest first. */
  activityOf: (type: ObjectType, { id }: { id: number }) =>
    db
      .select()
      .from(activity)
      .where(and(eq(activity.object_type, type), eq(activity.object_id, id)))
      .orderBy(activity.id),
})
