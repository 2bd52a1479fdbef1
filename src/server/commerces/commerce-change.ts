import type { commerces } from '../database/schema.ts'

/** A part of a save of a locked shop: the columns to write, and what to do once they are written. */
export type CommerceChange = {
  columns: Partial<typeof commerces.$inferInsert>
  /** `name` is the shop's name after the save. */
  follow: (name: string) => Promise<void>
}
