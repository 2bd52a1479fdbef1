import { createHmac } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { idempotencyKeys } from '../database/schema.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { idempotencyConflict, inProgress } from '../errors.ts'
import { UploadedFile } from '../photos/receive-photo.ts'
import type { Services } from '../services.ts'
import type { Viewer } from './access.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After this time, a call without an outcome is taken for one whose process died. */
const MAX_CALL_MS = 2 * 60 * 1000
const MAX_KEY_LENGTH = 255

type StoredResponse = { status: number; body: string }

type IdempotentCall =
  | { stored: StoredResponse }
  | { succeed(answer: StoredResponse): Promise<void>; fail(): Promise<void> }

/**
 * Handles `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header) for a day. Only successes are stored, so
 * that a corrected form may have the same key. Returns undefined if there is no valid key. Throws 409 while the first
 * call runs, and 422 if the same key comes with other content.
 */
export async function beginIdempotentCall(
  { config, db, clock }: Services,
  viewer: Viewer | undefined,
  request: FastifyRequest,
): Promise<IdempotentCall | undefined> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) return undefined
  const caller = viewer === undefined ? 'anonymous' : String(viewer.id)
  const request_hash = requestHash(request, config.secretKey)
  const now = clock.now()
  await recordPendingOutcomes(db)
  const ownRow = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))
  // Skips rows that another call is deleting.
  const expiredRows = db
    .select({ ctid: sql`ctid` })
    .from(idempotencyKeys)
    .where(isExpired(now))
    .for('update', { skipLocked: true })
  await db.delete(idempotencyKeys).where(sql`ctid = any(array(${expiredRows}))`)
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ caller, key, request_hash, created_at: now.toISOString() })
    .onConflictDoNothing()
    .returning()
  if (claimed.length > 0) {
    return {
      succeed: ({ status, body }) =>
        recordOutcome(db, () => db.update(idempotencyKeys).set({ status, body }).where(ownRow)),
      fail: () => recordOutcome(db, () => db.delete(idempotencyKeys).where(ownRow)),
    }
  }
  const [existing] = await db.select().from(idempotencyKeys).where(ownRow)
  if (existing === undefined) throw inProgress()
  if (existing.request_hash !== request_hash) throw idempotencyConflict()
  if (existing.status === null || existing.body === null) throw inProgress()
  return { stored: { status: existing.status, body: existing.body } }
}

type WriteOutcome = () => PromiseLike<unknown>

const pendingOutcomes = new WeakMap<Services['db'], WriteOutcome[]>()

/** Stores an outcome. If the database is unavailable, the next call with a key repeats the write first. */
async function recordOutcome(db: Services['db'], write: WriteOutcome): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    pendingOutcomes.set(db, [...(pendingOutcomes.get(db) ?? []), write])
  }
}

async function recordPendingOutcomes(db: Services['db']): Promise<void> {
  const outcomes = pendingOutcomes.get(db) ?? []
  pendingOutcomes.delete(db)
  for (const write of outcomes) await recordOutcome(db, write)
}

function isExpired(now: Date) {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs).toISOString()
  return or(
    lt(idempotencyKeys.created_at, before(DAY_MS)),
    and(isNull(idempotencyKeys.status), lt(idempotencyKeys.created_at, before(MAX_CALL_MS))),
  )
}

/** Hashes with the server's secret: a form may contain a password, and a stolen table must not reveal it. */
function requestHash({ url, body }: FastifyRequest, secretKey: string): string {
  const hash = createHmac('sha256', secretKey).update(url)
  const content = JSON.stringify(body, (_name, value) =>
    value instanceof UploadedFile ? value.sha256 : value,
  )
  return hash.update(content ?? '').digest('hex')
}
