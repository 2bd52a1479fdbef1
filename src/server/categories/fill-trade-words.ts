import { and, eq, isNull } from 'drizzle-orm'
import { wordsOfTrades } from '#contract/trades/trades.ts'
import type { Db } from '../database/open.ts'
import { categories } from '../database/schema.ts'

/** Gives this version's words to the categories whose words nobody has edited. Instances may do it at once. */
export async function fillTradeWords(db: Db): Promise<void> {
  const isUnedited = and(eq(categories.words_edited, false), isNull(categories.deleted_at))
  for (const { id, name, like, words } of await db.select().from(categories).where(isUnedited)) {
    const its = wordsOfTrades(name, like)
    if (its.join() === words.join()) continue
    await db
      .update(categories)
      .set({ words: its })
      .where(and(eq(categories.id, id), isUnedited, eq(categories.name, name)))
  }
}
