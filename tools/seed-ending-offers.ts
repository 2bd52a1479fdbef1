import { eq } from 'drizzle-orm'
import { addDays } from '#contract/hours/dates.ts'
import { applications, commerces, offers, users } from '#server/database/schema.ts'
import { openServices } from '#server/open-services.ts'
import { todayOf } from '#server/today.ts'

// Inserts the demo data with offers that end tomorrow: one of Tomás, whose shop is published, and two of Lucía.
const { services, close } = await openServices(() => {})
try {
  const { db, clock } = services
  await db.update(offers).set({ starts_on: null, ends_on: null })
  await db.update(commerces).set({ confirmed_at: clock.now().toISOString() })
  const before = new Date(clock.now().getTime() - 3 * 86_400_000).toISOString()
  for (const [email, titles] of [
    ['tomas@escaparate.example', ['Ramo de otoño']],
    ['lucia@escaparate.example', ['Pan de nueces', 'Café con bollo']],
  ] as const) {
    const [shop] = await db
      .select({ commerce: commerces.id, category: commerces.category })
      .from(commerces)
      .innerJoin(users, eq(users.id, commerces.owner_id))
      .where(eq(users.email, email))
      .orderBy(commerces.id)
    const accepted = { status: 'OK', reason: null, decided_at: before } as const
    await db.update(applications).set(accepted).where(eq(applications.commerce, shop!.commerce))
    await db.insert(offers).values(
      titles.map((title) => ({
        ...shop!,
        title,
        description: 'Hasta que se acabe.',
        type: 'Descuento',
        ends_on: addDays(todayOf(services), 1),
        created_at: before,
        updated_at: before,
      })),
    )
  }
} finally {
  await close()
}
