import { eq } from 'drizzle-orm'
import { commerces, publishedCommerces, users } from '#server/database/schema.ts'
import { FURTHER_COMMERCE, multipart } from './forms.ts'
import { photoFile } from './pictures.ts'
import type { Person, TestServer } from './test-server.ts'

const { application: _, ...COMMERCE } = FURTHER_COMMERCE

export function officeCalls(
  context: () => { server: TestServer; administrator: Person; email: string },
) {
  const db = () => context().server.db
  return {
    async add(fields: Record<string, string> = {}, by = context().administrator) {
      const photo = await photoFile()
      const { payload, headers } = await multipart({ ...COMMERCE, ...fields, photo })
      return by.post('/api/commerce/', payload, headers)
    },
    mails: (to = context().email) => context().server.mailsTo(to),
    isListed: async (id: number) =>
      (await db().$count(publishedCommerces, eq(publishedCommerces.commerce, id))) === 1,
    personOf: async (email = context().email) =>
      (await db().select().from(users).where(eq(users.email, email)))[0]!,
    ownerOf: async (id: number) =>
      (await db().select().from(commerces).where(eq(commerces.id, id)))[0]!.owner_id,
  }
}
