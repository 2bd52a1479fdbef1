import { record } from '../activity/record.ts'
import { lockCaller } from '../auth/lock-caller.ts'
import { endSession, endSessions } from '../auth/queries.ts'
import type { Viewer } from '../http/access.ts'
import type { SignedCall } from '../http/route.ts'
import { countOpenSessions } from '../users/queries.ts'
import { deviceLabel } from './device-label.ts'
import type { findOpenSession } from './queries.ts'

type OpenSession = NonNullable<Awaited<ReturnType<typeof findOpenSession>>>

export async function endOwnSession(
  { db, clock, viewer }: SignedCall,
  { id, user_agent }: OpenSession,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    if (!(await endSession(tx, id, now.toISOString()))) return
    const before = { session: deviceLabel(user_agent) }
    await record(tx, { ...auditEventOf(viewer), before, at: now })
  })
}

/** Ends every session of the caller but the present one. */
export async function endOtherSessions({ db, clock, viewer }: SignedCall): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockCaller(tx, viewer)
    const others = await countOpenSessions(tx, viewer.id, now.toISOString(), viewer.session)
    if (others === 0) return
    await endSessions(tx, viewer.id, now.toISOString(), viewer.session)
    await record(tx, {
      ...auditEventOf(viewer),
      before: { sessions: others + 1 },
      after: { sessions: 1 },
      at: now,
    })
  })
}

function auditEventOf(viewer: Viewer) {
  const { id, username } = viewer
  return { actor: viewer, verb: 'end_sessions', type: 'user', id, name: username } as const
}
