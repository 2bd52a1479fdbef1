import { record } from '../activity/record.ts'
import { endSessions } from '../auth/queries.ts'
import type { SignedCall } from '../http/route.ts'
import { countOpenSessions, lockUser, type UserRow } from './queries.ts'

export async function endUserSessions(call: SignedCall, { id, username }: UserRow) {
  const { db, clock, viewer } = call
  const now = clock.now().toISOString()
  const ownSession = id === viewer.id ? viewer.session : undefined
  return await db.transaction(async (tx) => {
    await lockUser(tx, id)
    const ended = await countOpenSessions(tx, id, now, ownSession)
    if (ended === 0) return 0
    await endSessions(tx, id, now, ownSession)
    const counts = { before: { sessions: ended }, after: { sessions: 0 } }
    await record(tx, call, { verb: 'end_sessions', type: 'user', id, name: username, ...counts })
    return ended
  })
}
