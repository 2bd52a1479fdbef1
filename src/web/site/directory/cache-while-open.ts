import type { RouterContextProvider } from 'react-router'
import type { ListedCommerce } from '#contract/directory.ts'
import type { Duties } from '#contract/duty.ts'
import { stateChangesAt } from '#contract/hours/open-state.ts'
import { cacheUntil } from '#web/api/server-api.ts'

type Shop = Pick<
  ListedCommerce,
  'open_state' | 'open_until' | 'opens_at' | 'closed_for' | 'may_change'
>

const MINUTE = 60_000

/** Limits the cache of a page to the current minute: shops open and close at full minutes. */
export function cacheThisMinute(context: Readonly<RouterContextProvider>, now: Date): void {
  cacheUntil(context, new Date((Math.floor(now.getTime() / MINUTE) + 1) * MINUTE))
}

/** Limits the cache of a page until the open state of one of its shops changes. */
export function cacheWhileTrue(
  context: Readonly<RouterContextProvider>,
  shops: readonly Shop[],
): void {
  for (const shop of shops) {
    const until = stateChangesAt(shop)
    if (until !== null) cacheUntil(context, new Date(until))
  }
}

/** Limits the cache of a page until a pharmacy's duty ends or the next one begins. */
export function cacheWhileOnDuty(
  context: Readonly<RouterContextProvider>,
  { now, next }: Duties,
): void {
  const turns = [...now.map(({ ends_at }) => ends_at), ...next.map(({ begins_at }) => begins_at)]
  for (const turn of turns) cacheUntil(context, new Date(turn))
}
