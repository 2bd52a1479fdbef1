import { sql } from 'drizzle-orm'
import type { SettingValues } from '#contract/settings.ts'
import { settings as table } from '#server/database/schema.ts'
import type { Services } from '#server/services.ts'

export function chooseSettings({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  return async (chosen: Partial<SettingValues>) => {
    const set = { chosen, version: sql`${table.version} + 1` }
    await db.insert(table).values({ chosen }).onConflictDoUpdate({ target: table.id, set })
    await settings.reload()
  }
}
