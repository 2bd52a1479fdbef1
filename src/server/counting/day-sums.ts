import { FIGURE_KINDS, type FigureKind } from '#contract/figures.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import type { DaySearches, FoundRow, SearchRow } from './searches.ts'

/** Counts by id of a shop or offer, in the order of `FIGURE_KINDS`. */
type ById = Map<number, number[]>

export type DaySums = { day: PlainDate; commerces: ById; offers: ById }

/** A part of a day's sums, small so that its rows are locked only briefly. */
export type Batch = { day: PlainDate } & (
  | { of: 'commerces' | 'offers'; rows: Record<'id' | FigureKind, number>[] }
  | { of: 'searches'; rows: SearchRow[] }
  | { of: 'found'; rows: FoundRow[] }
)

const BATCH_ROWS = 500

export const KIND_NUMBERS = Object.fromEntries(
  FIGURE_KINDS.map((kind, index) => [kind, index]),
) as Record<FigureKind, number>

export const emptySums = (day: PlainDate): DaySums => ({
  day,
  commerces: new Map(),
  offers: new Map(),
})

export function addOne(sums: ById, id: number, kind: number): void {
  let counts = sums.get(id)
  if (counts === undefined) {
    counts = FIGURE_KINDS.map(() => 0)
    sums.set(id, counts)
  }
  counts[kind]! += 1
}

/** Sorts rows by id: instances that lock rows in the same order cannot deadlock. */
export function batchesOf({ day, ...sums }: DaySums): Batch[] {
  return (['commerces', 'offers'] as const).flatMap((of) => {
    const rows = [...sums[of]]
      .sort(([a], [b]) => a - b)
      .map(([id, counts]) => {
        const named = FIGURE_KINDS.map((kind, index) => [kind, counts[index]])
        return { id, ...Object.fromEntries(named) } as Record<'id' | FigureKind, number>
      })
    return inParts(rows).map((part): Batch => ({ day, of, rows: part }))
  })
}

export const searchBatchesOf = ({ day, searches, found }: DaySearches): Batch[] => [
  ...inParts(searches).map((rows): Batch => ({ day, of: 'searches', rows })),
  ...inParts(found).map((rows): Batch => ({ day, of: 'found', rows })),
]

function inParts<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_ROWS) }, (_, i) =>
    rows.slice(i * BATCH_ROWS, (i + 1) * BATCH_ROWS),
  )
}
