import type { Activity } from '#contract/activity.ts'
import { dayNumber } from '#web/format/dates.ts'

/** The lines in their order, those of one day together. */
export function groupByDay(lines: readonly Activity[]): Activity[][] {
  return [...Map.groupBy(lines, ({ at }) => dayNumber(new Date(at))).values()]
}
