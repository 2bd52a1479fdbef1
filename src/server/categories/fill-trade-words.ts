import { and, eq, isNull } from 'drizzle-orm'
import { wordsOfTrades } from '#contract/trades/trades.ts'
import type { Db } from '../database/open.ts'
import { categories } from '../database/schema.ts'

/** Replaces words that nobody has edited by the words of this version. Several instances may run it at once. */
export async function fillTradeWords(db: Db): Promise<void> {
  const isUnedited = and(eq(categories.words_edited, false), isNull(categories.deleted_at))
  for (const { id, name, like, words } of await db.select().from(categories).where(isUnedited)) {
    const derived = wordsOfTrades(name, like)
    if (derived.join() === words.join()) continue
    await db
      .update(categories)
      .set({ words: derived })
      .where(and(eq(categories.id, id), isUnedited, eq(categories.name, name)))
  }
}
