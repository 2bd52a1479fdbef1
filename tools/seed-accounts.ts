import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/seed.ts'
import { town } from '#demo/town.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { users } from '#server/database/schema.ts'
import { openServices } from '#server/open-services.ts'

// Fills an empty database with the demo accounts and no shops.
const { services, close } = await openServices(() => {})
try {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const at = services.clock.now().toISOString()
  const people = town.people.filter(({ email }) => DEMO_ACCOUNTS.includes(email))
  await services.db.insert(users).values(
    people.map((person) => ({
      ...person,
      password_hash,
      is_active: true,
      created_at: at,
      activated_at: at,
    })),
  )
} finally {
  await close()
}
