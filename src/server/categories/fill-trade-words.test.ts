import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wordsOfTrades } from '#contract/trades/trades.ts'
import { categories } from '#server/database/schema.ts'
import { openTestServer } from '#testing/test-server.ts'
import { fillTradeWords } from './fill-trade-words.ts'

test('a start gives the words of their trades to categories, but to those that somebody has edited', async () => {
  const server = await openTestServer()
  try {
    await server.db
      .insert(categories)
      .values([
        { name: 'Panadería' },
        { name: 'Quesería', words: ['gouda'], words_edited: true },
        { name: 'Lo de Ana', like: 'optica' },
        { name: 'Videoclub', deleted_at: server.clock.now().toISOString() },
      ])
    const wordsOf = async (name: string) =>
      (await server.db.select().from(categories).where(eq(categories.name, name)))[0]!.words
    await fillTradeWords(server.db)
    expect(await wordsOf('Panadería')).toEqual(wordsOfTrades('Panadería', null))
    expect(await wordsOf('Quesería')).toEqual(['gouda'])
    expect(await wordsOf('Lo de Ana')).toEqual(wordsOfTrades('Óptica', null))
    expect(await wordsOf('Videoclub')).toEqual([])
  } finally {
    await server.close()
  }
})
