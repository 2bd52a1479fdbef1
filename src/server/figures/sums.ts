import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { daysOf } from '#contract/figure-periods.ts'
import { byKind, type Counts, type DayFigures, type Period } from '#contract/figures.ts'

export const COUNTS = byKind((kind) => kind)

type Counted = Record<keyof Counts, PgColumn>

export function sumsOf(table: Counted): Record<keyof Counts, ReturnType<typeof sumOf>> {
  return byKind((kind) => sumOf(table[kind]))
}

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`

/** Returns each day of a period, with zeros for days without a row. */
export function everyDay(period: Period, rows: DayFigures[]): DayFigures[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return daysOf(period).map((day) => byDay.get(day) ?? { day, ...byKind(() => 0) })
}
