import { and, desc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

/** Returns the id of the newest row with these values that was created after `since`. */
export async function findSame<Table extends PgTable & { id: PgColumn; created_at: PgColumn }>(
  db: Db,
  table: Table,
  values: Partial<Table['$inferSelect']>,
  since: string,
): Promise<number | undefined> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const same = Object.entries(values).map(([name, value]) =>
    value === null ? isNull(columns[name]!) : eq(columns[name]!, value),
  )
  const [found] = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(...same, gt(table.created_at, since)))
    .orderBy(desc(table.id))
    .limit(1)
  return found?.id as number | undefined
}
