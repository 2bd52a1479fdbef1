import type { Clock } from './clock.ts'

/** How many rows a list has, counted at most once a second: counting costs more than a page. */
export type Totals = {
  of(list: string, count: () => Promise<number>): Promise<number>
  /** After every write, so that whoever wrote sees it counted. */
  forget(): void
}

export function openTotals(clock: Clock): Totals {
  const known = new Map<string, { total: Promise<number>; until: number }>()
  return {
    of(list, count) {
      const now = clock.now().getTime()
      const remembered = known.get(list)
      if (remembered && now < remembered.until) return remembered.total
      const total = count()
      known.set(list, { total, until: now + 1000 })
      total.catch(() => known.delete(list))
      return total
    },
    forget: () => known.clear(),
  }
}
