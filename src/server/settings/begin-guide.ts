import { and, eq, isNull } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import type { Db } from '../database/open.ts'
import { commerces, settings, users } from '../database/schema.ts'

/** An empty directory asks its first administrator what it has to know: once, and never one that is in use. */
export async function beginGuide(tx: Db): Promise<void> {
  const administrators = and(eq(users.role, ADMINISTRATOR), isNull(users.deleted_at))
  if ((await tx.$count(users, administrators)) !== 1) return
  if ((await tx.$count(commerces)) > 0) return
  await tx.insert(settings).values({ guide_step: 0 }).onConflictDoNothing()
}
