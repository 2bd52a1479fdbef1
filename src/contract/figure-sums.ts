import { type Counts, FIGURE_KINDS, type FigureKind } from './figures.ts'

export function byKind<Value>(value: (kind: FigureKind) => Value): Record<FigureKind, Value> {
  const entries = FIGURE_KINDS.map((kind) => [kind, value(kind)])
  return Object.fromEntries(entries) as Record<FigureKind, Value>
}

export function totalOf(rows: readonly Counts[]): Counts {
  return byKind((kind) => rows.reduce((sum, row) => sum + row[kind], 0))
}
