import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from '#contract/health.ts'
import { findLastBackup } from '../backup/backup-status.ts'
import { lastApplied, readMigrations } from '../database/migrations.ts'
import { after, within } from '../process/timers.ts'
import type { Services } from '../services.ts'
import { oldestDelayedMailTime } from './queries.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readiness: {
      check(): Promise<Readiness>
      /** Works like `check`, and notes that a load balancer asked. */
      probe(): Promise<Readiness>
      /** Makes the status `closing`, and waits for these seconds if a load balancer has probed within a minute. */
      leave(seconds: number): Promise<void>
    }
  }
}

/** The results of all checks are cached for this time. */
const CACHE_MS = 1_000
/** Longer than `CACHE_MS`, because a request to an S3 bucket costs money. */
const STORAGE_CACHE_MS = 10_000
/** After this time without a probe, no load balancer is assumed. */
const MAX_PROBE_AGE_MS = 60_000
/** Mails may wait for up to an hour, for example by greylisting. */
const MAX_MAIL_DELAY_SECONDS = 60 * 60

/** Checks without which the server is not ready. Without photos or mail it still serves the directory. */
const REQUIRED_CHECKS = ['database', 'migrations', 'changes'] as const

export function openReadiness(app: FastifyInstance, services: Services): void {
  let isClosing = false
  let probedAt = Number.NEGATIVE_INFINITY
  const readChecks = openChecks(services)
  async function check(): Promise<Readiness> {
    const checks = await readChecks()
    return { status: isClosing ? 'closing' : statusOf(checks), checks }
  }

  app.decorate('readiness', {
    check,
    probe() {
      probedAt = performance.now()
      return check()
    },
    async leave(seconds) {
      isClosing = true
      if (performance.now() - probedAt < MAX_PROBE_AGE_MS) await wait(seconds * 1000)
    },
  })
}

function statusOf(checks: Readiness['checks']): Readiness['status'] {
  if (REQUIRED_CHECKS.some((name) => checks[name].status === 'failed')) return 'failed'
  return Object.values(checks).some(({ status }) => status === 'failed') ? 'degraded' : 'ok'
}

function openChecks({ db, changes, photos, clock }: Services): () => Promise<Readiness['checks']> {
  let newestMigration: number | undefined
  const requireMigrations = async () => {
    newestMigration ??= readMigrations().at(-1)!.when
    const lastMigration = await lastApplied({ query: (text) => db.execute(sql.raw(text)) })
    if (lastMigration < newestMigration) throw new Error('migrations are pending')
  }
  const checkStorage = shareResult(() => statusFrom(() => photos.check()), STORAGE_CACHE_MS)
  const checkMail = async (): Promise<Readiness['checks']['mail']> => {
    const queuedAt = await inTime(oldestDelayedMailTime(db, clock.now()))
    const seconds = queuedAt && Math.floor((clock.now().getTime() - queuedAt.getTime()) / 1000)
    const isLate = (seconds ?? 0) > MAX_MAIL_DELAY_SECONDS
    return { status: isLate ? 'failed' : 'ok', oldest_waiting_seconds: seconds ?? null }
  }
  const checkPhotoFiles = async (): Promise<Readiness['checks']['photos']> => {
    const missing = (await inTime(findLastBackup(db)))?.missing_photos ?? null
    return { status: missing ? 'failed' : 'ok', missing }
  }

  return shareResult(async () => {
    const [database, migrations, storage, photoFiles, mail] = await Promise.all([
      statusFrom(() => db.execute(sql`select`)),
      statusFrom(requireMigrations),
      checkStorage(),
      checkPhotoFiles().catch(() => ({ status: 'failed' as const, missing: null })),
      checkMail().catch(() => ({ status: 'failed' as const, oldest_waiting_seconds: null })),
    ])
    const listeningCheck = { status: changes.isListening() ? ('ok' as const) : ('failed' as const) }
    return { database, migrations, changes: listeningCheck, storage, photos: photoFiles, mail }
  }, CACHE_MS)
}

async function statusFrom(check: () => Promise<unknown>): Promise<{ status: 'ok' | 'failed' }> {
  return inTime(check()).then(
    () => ({ status: 'ok' }),
    () => ({ status: 'failed' }),
  )
}

const TIMEOUT_MS = 2_000

/** Rejects if the work takes too long. */
export const inTime = <T>(work: Promise<T>) =>
  within(TIMEOUT_MS, work, () => new Error('no answer in time'))

/** Runs `work` once for all callers while it runs and for some milliseconds afterwards. */
export function shareResult<T>(work: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let shared: Promise<T> | undefined
  return () => {
    if (shared !== undefined) return shared
    shared = work()
    const forget = () => {
      after(milliseconds, () => {
        shared = undefined
      }).unref()
    }
    shared.then(forget, forget)
    return shared
  }
}
