import { isNotNull } from 'drizzle-orm'
import { addDays } from '#contract/hours/dates.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { commerces, holidays } from '#server/database/schema.ts'
import { openServices } from '#server/open-services.ts'
import { seedEmptyDatabase } from '#server/seed/seed.ts'

// The demo data, all shops of which open every day, with a holiday in three days.
const { services, close } = await openServices(() => {})
try {
  await seedEmptyDatabase(services, () => {})
  const { db, clock } = services
  const now = clock.now().toISOString()
  const { hours } = readHours('todos los días 9:30-14')
  await db.update(commerces).set({ hours }).where(isNotNull(commerces.hours))
  const date = addDays(now.slice(0, 10), 3)
  await db.insert(holidays).values({ date, name: 'Fiesta Mayor', scope: 'local', updated_at: now })
} finally {
  await close()
}
