import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { daysOf } from '#contract/figure-periods.ts'
import { byKind, type Counts, type DayFigures, type Period } from '#contract/figures.ts'

export const COUNT_COLUMNS = byKind((kind) => kind)

type CountTable = Record<keyof Counts, PgColumn>

export function sumsOf(table: CountTable): Record<keyof Counts, ReturnType<typeof sumOf>> {
  return byKind((kind) => sumOf(table[kind]))
}

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`

/** Returns the figures of every day of a period. Days without a row get zeros. */
export function everyDay(period: Period, rows: DayFigures[]): DayFigures[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return daysOf(period).map((day) => byDay.get(day) ?? { day, ...byKind(() => 0) })
}
