import { createHmac } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { answers } from '../database/schema.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { idempotencyConflict, inProgress } from '../errors.ts'
import type { Services } from '../services.ts'
import type { Viewer } from './access.ts'
import { UploadedFile } from './uploads.ts'

const DAY = 24 * 60 * 60 * 1000
/** A call that has run for longer was cut off with its process. */
const LONGEST_CALL = 2 * 60 * 1000
const LONGEST_KEY = 255

export type FirstAnswer = { status: number; body: string }

/** A call that carries a key: either answered before, or to be run and told how it ended. */
export type KeyedCall =
  | { first: FirstAnswer }
  | { succeed(answer: FirstAnswer): Promise<void>; fail(): Promise<void> }

/**
 * `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header): for a day, the same key with the
 * same content gets the first answer again. Only successes are kept, so that a corrected form may use
 * its key again. Errors: 409 while the first call runs, 422 for other content.
 */
export async function openKeyedCall(
  { config, db, clock }: Services,
  viewer: Viewer | undefined,
  request: FastifyRequest,
): Promise<KeyedCall | undefined> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > LONGEST_KEY) return undefined
  const caller = viewer === undefined ? 'anonymous' : String(viewer.id)
  const content = contentHash(request, config.secretKey)
  const now = clock.now()
  await writeEnds(db)
  const its = and(eq(answers.caller, caller), eq(answers.key, key))
  // What another is removing already is not waited for.
  const free = db
    .select({ ctid: sql`ctid` })
    .from(answers)
    .where(lapsed(now))
    .for('update', { skipLocked: true })
  await db.delete(answers).where(sql`ctid = any(array(${free}))`)
  const claimed = await db
    .insert(answers)
    .values({ caller, key, content, created_at: now.toISOString() })
    .onConflictDoNothing()
    .returning()
  if (claimed.length > 0) {
    return {
      succeed: ({ status, body }) =>
        writeEnd(db, () => db.update(answers).set({ status, body }).where(its)),
      fail: () => writeEnd(db, () => db.delete(answers).where(its)),
    }
  }
  const [first] = await db.select().from(answers).where(its)
  if (first === undefined) throw inProgress()
  if (first.content !== content) throw idempotencyConflict()
  if (first.status === null || first.body === null) throw inProgress()
  return { first: { status: first.status, body: first.body } }
}

type WriteEnd = () => PromiseLike<unknown>

/** Ends of calls that could not be written down while the database was away. */
const unwritten = new WeakMap<Services['db'], WriteEnd[]>()

/** The call has ended as it has: what cannot be noted of it now is noted before the next keyed call. */
async function writeEnd(db: Services['db'], write: WriteEnd): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    unwritten.set(db, [...(unwritten.get(db) ?? []), write])
  }
}

async function writeEnds(db: Services['db']): Promise<void> {
  const ends = unwritten.get(db) ?? []
  unwritten.delete(db)
  for (const write of ends) await writeEnd(db, write)
}

function lapsed(now: Date) {
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  return or(
    lt(answers.created_at, before(DAY)),
    and(isNull(answers.status), lt(answers.created_at, before(LONGEST_CALL))),
  )
}

/** With the server's secret: a form may hold a password, which a stolen table must not help to guess. */
function contentHash({ url, body }: FastifyRequest, secretKey: string): string {
  const hash = createHmac('sha256', secretKey).update(url)
  const content = JSON.stringify(body, (_name, value) =>
    value instanceof UploadedFile ? value.sha256 : value,
  )
  return hash.update(content ?? '').digest('hex')
}
