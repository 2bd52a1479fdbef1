import { DEMO_PASSWORD } from '#demo/seed.ts'
import { makeAdministrator } from '#server/admin/make-administrator.ts'
import { openServices } from '#server/open-services.ts'
import { emailOf } from './demo-accounts.ts'

// Creates the administrator of an empty directory, as `npm run admin` does.
const { services, close } = await openServices(() => {})
try {
  const { db, clock } = services
  const candidate = { email: emailOf('admin'), username: 'admin', password: DEMO_PASSWORD }
  await makeAdministrator(db, clock.now(), candidate)
} finally {
  await close()
}
