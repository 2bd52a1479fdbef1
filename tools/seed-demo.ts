import { seedEmptyDatabase } from '#demo/seed.ts'
import { openServices } from '#server/open-services.ts'

// Inserts the demo data as `npm start` does, without scheduled jobs, which by day send mails to owners.
const { services, close } = await openServices(() => {})
try {
  await seedEmptyDatabase(services, () => {})
} finally {
  await close()
}
