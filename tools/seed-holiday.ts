import { lt, ne } from 'drizzle-orm'
import { addDays } from '#contract/hours/dates.ts'
import { readHours } from '#contract/hours/read-hours.ts'
import { applications, commerces, holidays } from '#server/database/schema.ts'
import { proposeHolidays } from '#server/holidays/propose-holidays.ts'
import { openServices } from '#server/open-services.ts'

// Inserts the demo data with one holiday in the next month, in three days. Every shop opens every day, and the shops of
// demo accounts are published.
const { services, close } = await openServices(() => {})
try {
  const { db, clock } = services
  const now = clock.now().toISOString()
  const { hours } = readHours('todos los días 9:30-14')
  await db.update(commerces).set({ hours })
  const accepted = { status: 'OK', reason: null, decided_at: now } as const
  await db.update(applications).set(accepted).where(ne(applications.status, 'OK'))
  const today = now.slice(0, 10)
  // Inserts the proposed holidays before deleting them: otherwise the server would propose them when it starts.
  await proposeHolidays(services)
  await db
    .update(holidays)
    .set({ deleted_at: now })
    .where(lt(holidays.date, addDays(today, 30)))
  const date = addDays(today, 3)
  await db.insert(holidays).values({ date, name: 'Fiesta Mayor', scope: 'local', updated_at: now })
} finally {
  await close()
}
