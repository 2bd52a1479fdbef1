import { setTimeout as wait } from 'node:timers/promises'
import type { Ask } from './listening-connection.ts'

/** An arbitrary number, the same in every instance: held shared by each, and exclusively by one that is alone. */
const INSTANCE_LOCK = 7_216_451
/** Lock on which a new instance asks a lone one to release the other lock. */
export const INSTANCE_CHANNEL = 'instances'

/** Milliseconds. */
export type InstanceTiming = {
  /** Time after its connection, or after a sign of another, until an instance may count as alone: others reconnect, too. */
  calm: number
  /** After the last question that was answered, for which it may believe so. */
  lease: number
  /** Until one that does not let go loses its connection. Longer than the lease, which it has not renewed. */
  patience: number
  /** Between two attempts to enter. */
  retry: number
}

export const INSTANCE_TIMING: InstanceTiming = {
  calm: 5_000,
  lease: 2_000,
  patience: 3_000,
  retry: 25,
}

/**
 * Knows whether this is the only instance on a database, by a lock of the connection that listens for changes: no
 * other can enter meanwhile. Whatever is unclear means that there are others. See
 * docs/decisions/0052-several-instances.md.
 */
export function openInstanceLock(timing: InstanceTiming) {
  let isExclusive = false
  let until = 0
  let calmAt = Number.POSITIVE_INFINITY

  const renew = (askedAt: number) => {
    until = askedAt + timing.lease
  }

  return {
    isAlone: () => isExclusive && performance.now() < until,

    /** On a new connection that listens: resolves when no other instance believes to be alone. */
    async enter(ask: Ask): Promise<void> {
      isExclusive = false
      const patientUntil = performance.now() + timing.patience
      while (!(await isGranted(ask, 'pg_try_advisory_lock_shared'))) {
        await ask(`notify ${INSTANCE_CHANNEL}`)
        if (performance.now() > patientUntil) await ask(TERMINATE_HOLDER)
        await wait(timing.retry)
      }
      calmAt = performance.now() + timing.calm
    },

    /** Becomes alone, if it is. */
    async claim(ask: Ask): Promise<void> {
      if (isExclusive || performance.now() < calmAt) return
      const askedAt = performance.now()
      if (!(await isGranted(ask, 'pg_try_advisory_lock'))) return
      isExclusive = true
      renew(askedAt)
    },

    /** The server has answered a query of that moment, and every notice before it has arrived. */
    renew,

    /** Another instance wants to enter. */
    async yield(ask: Ask): Promise<void> {
      calmAt = performance.now() + timing.calm
      if (!isExclusive) return
      isExclusive = false
      await ask(`select pg_advisory_unlock(${INSTANCE_LOCK})`)
    },

    /** The lock is gone with its connection. */
    lost() {
      isExclusive = false
    },
  }
}

async function isGranted(ask: Ask, how: string): Promise<boolean> {
  const { rows } = await ask(`select ${how}(${INSTANCE_LOCK}) as granted`)
  return rows[0].granted
}

const TERMINATE_HOLDER = `
  select pg_terminate_backend(pid) from pg_locks where mode = 'ExclusiveLock' and locktype = 'advisory' and granted
    and objid = ${INSTANCE_LOCK} and classid = 0 and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())`
