import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/open.ts'
import { inBin, type RetentionServices } from './retention.ts'

/** Returns queries for single rows of a table with a bin. `findRecoverable` also finds rows in the bin. */
export function rowsWithBin<Row>(
  table: PgTable & { id: PgColumn; deleted_at: PgColumn },
  columns: { [Name in keyof Row]: PgColumn },
) {
  const untypedTable: PgTable = table
  const select = (db: Db, id: number, condition: SQL | undefined) =>
    db
      .select(columns as Record<string, PgColumn>)
      .from(untypedTable)
      .where(and(eq(table.id, id), condition))
  const notDeleted = isNull(table.deleted_at)
  return {
    find: async (db: Db, id: number) => first<Row>(await select(db, id, notDeleted)),

    lock: async (db: Db, id: number) => first<Row>(await select(db, id, notDeleted).for('update')),

    findRecoverable: async (db: Db, services: RetentionServices, id: number) =>
      first<Row>(await select(db, id, or(notDeleted, inBin(services, table.deleted_at)))),
  }
}

const first = <Row>([row]: readonly unknown[]) => row as Row | undefined
