import { and, eq, isNull } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { commerces, settings, users } from '../database/schema.ts'

/** Starts the setup guide if this is the only administrator and there is no shop yet. Keeps existing settings. */
export async function beginGuide(tx: Db): Promise<void> {
  const administrators = and(eq(users.role, ADMINISTRATOR), isNull(users.deleted_at))
  if ((await tx.$count(users, administrators)) !== 1) return
  if ((await tx.$count(commerces)) > 0) return
  await tx.insert(settings).values({ guide_step: 0 }).onConflictDoNothing()
}
