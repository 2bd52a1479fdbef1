import type { commerces } from '../database/schema.ts'

/** A part of a save of a locked shop: the columns that it writes, and what follows once they are written. */
export type CommerceChange = {
  columns: Partial<typeof commerces.$inferInsert>
  /** `name` is what the shop is called now. */
  follow: (name: string) => Promise<void>
}
