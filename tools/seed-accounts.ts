import { DEMO_ACCOUNTS } from '#demo/seed.ts'
import { town } from '#demo/town.ts'
import { users } from '#server/database/schema.ts'
import { openServices } from '#server/open-services.ts'
import { PASSWORD_HASH } from '#testing/test-password.ts'

// Fills an empty database with the demo accounts and no shops.
const { services, close } = await openServices(() => {})
try {
  const at = services.clock.now().toISOString()
  const people = town.people.filter(({ email }) => DEMO_ACCOUNTS.includes(email))
  await services.db.insert(users).values(
    people.map((person) => ({
      ...person,
      password_hash: PASSWORD_HASH,
      is_active: true,
      created_at: at,
      activated_at: at,
    })),
  )
} finally {
  await close()
}
