import { eq, sql } from 'drizzle-orm'
import { applications, commerces, users } from '#server/database/schema.ts'
import { openServices } from '#server/open-services.ts'

// Inserts the demo data. The shops of Tomás and Lucía are published and were last changed 200 days ago.
const { services, close } = await openServices(() => {})
try {
  const { db, clock } = services
  const before = new Date(clock.now().getTime() - 200 * 86_400_000).toISOString()
  await db.update(commerces).set({ updated_at: clock.now().toISOString(), confirmed_at: null })
  for (const username of ['tomas', 'lucia']) {
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, username))
    const theirs = eq(commerces.owner_id, owner!.id)
    await db.update(commerces).set({ updated_at: before }).where(theirs)
    const shops = db.select({ id: commerces.id }).from(commerces).where(theirs)
    await db
      .update(applications)
      .set({ status: 'OK', reason: null, decided_at: before })
      .where(sql`${applications.commerce} in ${shops} and ${applications.status} <> 'OK'`)
  }
} finally {
  await close()
}
