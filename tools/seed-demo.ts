import { inArray } from 'drizzle-orm'
import { DEMO_ACCOUNTS, seedEmptyDatabase } from '#demo/seed.ts'
import { users } from '#server/database/schema.ts'
import { openServices } from '#server/open-services.ts'
import { PASSWORD_HASH } from '#testing/test-password.ts'

// Inserts the demo data as `npm start` does, without scheduled jobs, which by day send mails to owners.
const { services, close } = await openServices(() => {})
try {
  await seedEmptyDatabase(services, () => {})
  await services.db
    .update(users)
    .set({ password_hash: PASSWORD_HASH })
    .where(inArray(users.email, DEMO_ACCOUNTS))
} finally {
  await close()
}
