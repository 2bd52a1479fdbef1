import { setTimeout as wait } from 'node:timers/promises'
import type { Ask } from './listening-connection.ts'

const INSTANCE_LOCK_KEY = 7_216_451
/** Channel on which a new instance asks a single one to release the exclusive lock. */
export const INSTANCE_CHANNEL = 'instances'

/** Milliseconds. */
export const INSTANCE_TIMING = {
  /** Wait before taking the exclusive lock, after connecting or a sign of another instance. */
  claimDelay: 5_000,
  /** Time after the last answered ping for which the exclusive lock counts as held. */
  lease: 2_000,
  /** Time after which a holder that does not release the lock is disconnected. Longer than `lease`. */
  holderTimeout: 3_000,
  /** Time between two attempts to enter. */
  retry: 25,
}
export type InstanceTiming = typeof INSTANCE_TIMING

/** Tells whether this is the only instance. Each one shares the lock, so only a single one gets it exclusively. */
export function openInstanceLock(timing: InstanceTiming) {
  let isExclusive = false
  let leaseEndsAt = 0
  let mayClaimAt = Number.POSITIVE_INFINITY

  const renew = (askedAt: number) => {
    leaseEndsAt = askedAt + timing.lease
  }

  return {
    isAlone: () => isExclusive && performance.now() < leaseEndsAt,

    /** Resolves when no other instance holds the lock exclusively. */
    async enter(ask: Ask): Promise<void> {
      isExclusive = false
      const terminateAt = performance.now() + timing.holderTimeout
      while (!(await isGranted(ask, 'pg_try_advisory_lock_shared'))) {
        await ask(`notify ${INSTANCE_CHANNEL}`)
        if (performance.now() > terminateAt) await ask(TERMINATE_HOLDER)
        await wait(timing.retry)
      }
      mayClaimAt = performance.now() + timing.claimDelay
    },

    /** Takes the exclusive lock, unless another instance holds the shared one. */
    async claim(ask: Ask): Promise<void> {
      if (isExclusive || performance.now() < mayClaimAt) return
      const askedAt = performance.now()
      if (!(await isGranted(ask, 'pg_try_advisory_lock'))) return
      isExclusive = true
      renew(askedAt)
    },

    /** Extends the lease once a query sent at `askedAt` is answered: all notices before it have been read. */
    renew,

    /** Releases the exclusive lock, because another instance wants to enter. */
    async yield(ask: Ask): Promise<void> {
      mayClaimAt = performance.now() + timing.claimDelay
      if (!isExclusive) return
      isExclusive = false
      await ask(`select pg_advisory_unlock(${INSTANCE_LOCK_KEY})`)
    },

    lost() {
      isExclusive = false
    },
  }
}

async function isGranted(ask: Ask, lockFunction: string): Promise<boolean> {
  const { rows } = await ask(`select ${lockFunction}(${INSTANCE_LOCK_KEY}) as granted`)
  return rows[0].granted
}

/** Locks with a key of 64 bits have `objsubid` 1, and the high half of the key in `classid`. */
const TERMINATE_HOLDER = `
  select pg_terminate_backend(pid) from pg_locks where mode = 'ExclusiveLock' and locktype = 'advisory' and granted
    and objid = ${INSTANCE_LOCK_KEY} and classid = 0 and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())`
