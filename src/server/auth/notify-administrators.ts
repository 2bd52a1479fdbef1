import { and, eq } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/open.ts'
import { users } from '../database/schema.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Mail } from '../mail/template.ts'

/** Queues one mail to each administrator. */
export async function notifyAdministrators(
  db: Db,
  config: Config,
  mail: Mail,
  now: Date,
): Promise<void> {
  const administrators = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, ADMINISTRATOR), eq(users.is_active, true)))
  for (const { email } of administrators) await queueMail(db, { to: email, mail, now, config })
}
