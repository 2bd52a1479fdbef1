import type { Duties } from '#contract/duty.ts'
import { stateChangesAt } from '#contract/hours/open-state.ts'
import { cacheAtMostUntil, type PageContext } from '#web/api/server-api.ts'
import type { OpenNow } from '#web/commerces/open-words.ts'

const MINUTE_MS = 60_000

/** Caches a page during the current minute: shops open and close at full minutes. */
export function cacheThisMinute(context: PageContext, now: Date): void {
  cacheAtMostUntil(context, new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS))
}

/** Caches a page until the first of these shops opens or closes. */
export function cacheUntilStateChange(context: PageContext, shops: readonly OpenNow[]): void {
  for (const shop of shops) {
    const until = stateChangesAt(shop)
    if (until !== null) cacheAtMostUntil(context, new Date(until))
  }
}

/** Caches a page until the first of these duties begins or ends. */
export function cacheWhileOnDuty(context: PageContext, { now, next }: Duties): void {
  const changes = [...now.map(({ ends_at }) => ends_at), ...next.map(({ begins_at }) => begins_at)]
  for (const change of changes) cacheAtMostUntil(context, new Date(change))
}
