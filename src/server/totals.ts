import type { Clock } from './clock.ts'

/**
 * Counts the rows of lists, at most once a second, because counting costs more than a page. Where other instances
 * may write, each time.
 */
export type Totals = {
  of(list: string, count: () => Promise<number>): Promise<number>
  /** After every write, so that its author sees it counted. */
  invalidate(): void
}

export function openTotals(clock: Clock, isAlone: () => boolean): Totals {
  const known = new Map<string, { total: Promise<number>; until: number }>()
  return {
    of(list, count) {
      if (!isAlone()) return count()
      const now = clock.now().getTime()
      const remembered = known.get(list)
      if (remembered && now < remembered.until) return remembered.total
      const total = count()
      known.set(list, { total, until: now + 1000 })
      total.catch(() => known.delete(list))
      return total
    },
    invalidate: () => known.clear(),
  }
}
