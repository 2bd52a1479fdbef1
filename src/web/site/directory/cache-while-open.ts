import type { Duties } from '#contract/duty.ts'
import { stateChangesAt } from '#contract/hours/open-state.ts'
import { cacheUntil, type PageContext } from '#web/api/server-api.ts'
import type { OpenNow } from '#web/commerces/open-words.ts'

const MINUTE_MS = 60_000

/** Caches a page during the current minute: shops open and close at full minutes. */
export function cacheThisMinute(context: PageContext, now: Date): void {
  cacheUntil(context, new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS))
}

/** Caches a page until the open state of one of its shops changes. */
export function cacheUntilStateChange(context: PageContext, shops: readonly OpenNow[]): void {
  for (const shop of shops) {
    const until = stateChangesAt(shop)
    if (until !== null) cacheUntil(context, new Date(until))
  }
}

/** Caches a page until a duty in it begins or ends. */
export function cacheWhileOnDuty(context: PageContext, { now, next }: Duties): void {
  const turns = [...now.map(({ ends_at }) => ends_at), ...next.map(({ begins_at }) => begins_at)]
  for (const turn of turns) cacheUntil(context, new Date(turn))
}
