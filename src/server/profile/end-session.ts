import { record } from '../activity/record.ts'
import { lockCaller } from '../auth/locks.ts'
import { endSession, endSessions } from '../auth/queries.ts'
import type { Db } from '../database/open.ts'
import type { SignedCall } from '../http/route.ts'
import { countOpenSessions } from '../users/queries.ts'
import { deviceLabel } from './device-label.ts'
import type { SessionRow } from './queries.ts'

export async function endOwnSession(call: SignedCall, { id, user_agent }: SessionRow) {
  const now = call.clock.now().toISOString()
  await call.db.transaction(async (tx) => {
    if (!(await endSession(tx, id, now))) return
    await recordEnd(tx, call, { before: { session: deviceLabel(user_agent) } })
  })
}

export async function endOtherSessions(call: SignedCall): Promise<void> {
  const { db, clock, viewer } = call
  const now = clock.now().toISOString()
  await db.transaction(async (tx) => {
    await lockCaller(tx, viewer)
    const others = await countOpenSessions(tx, viewer.id, now, viewer.session)
    if (others === 0) return
    await endSessions(tx, viewer.id, now, viewer.session)
    await recordEnd(tx, call, { before: { sessions: others + 1 }, after: { sessions: 1 } })
  })
}

function recordEnd(
  tx: Db,
  call: SignedCall,
  ended: Pick<Parameters<typeof record>[2], 'before' | 'after'>,
) {
  const { id, username: name } = call.viewer
  return record(tx, call, { verb: 'end_sessions', type: 'user', id, name, ...ended })
}
