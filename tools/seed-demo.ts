import { seedEmptyDatabase } from '#demo/seed.ts'
import { openServices } from '#server/open-services.ts'

// The demo data as a start writes them, without its scheduled jobs: by day these write to owners.
const { services, close } = await openServices(() => {})
try {
  await seedEmptyDatabase(services, () => {})
} finally {
  await close()
}
