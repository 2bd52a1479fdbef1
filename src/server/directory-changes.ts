import pg from 'pg'
import { destroyConnection } from './database/open.ts'

/**
 * Tells when something that the public site may show has changed in the database, whoever changed it.
 * `version` grows with each change, and stays undefined while nobody can tell.
 */
export type DirectoryChanges = {
  version(): number | undefined
  /**
   * While nobody can tell: the last version that was known, and the seconds since. Undefined as soon as
   * this process has written something meanwhile.
   */
  lastKnown(): { version: number; seconds: number } | undefined
  /** Settles when every change that was committed before is counted in `version`, or nobody can tell. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Seconds for which what was read before is sent while nobody can tell whether it has changed. */
export const MAX_STALE = 10 * 60

/** Milliseconds between two questions to a server, and between two tries to reach one that is lost. */
const BEAT = 500
/** Turns of the loop, of this many milliseconds, in which an answer is due: a busy process has few. */
const TURNS = 10
const TURN = 100

/**
 * Listens on a connection of its own (triggers `NOTIFY directory`), and asks on it twice a second
 * whether the server still answers. A lost connection is opened anew. `reachable` is told false when
 * the server is silent for a second (stopped, or cut off without a word), and true when it speaks again.
 */
export async function openDirectoryChanges(
  url: string,
  reachable: (isReachable: boolean) => void = () => {},
): Promise<DirectoryChanges> {
  let count = 0
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let heardAt: number | undefined
  let wroteUnheard = false

  async function listen() {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', () => {
      count += 1
    })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    try {
      await answered(
        next.connect().then(() => next.query('listen directory')),
        next,
        reachable,
      )
      // What happened while nobody listened is not known.
      count += 1
      client = next
      heardAt = performance.now()
      wroteUnheard = false
      reachable(true)
      soon(beat)
    } catch {
      lost(next)
    }
  }

  async function beat() {
    await settled()
    if (client !== undefined) soon(beat)
  }

  function lost(gone: pg.Client) {
    destroyConnection(gone)
    if (client === gone) client = undefined
    if (client === undefined) soon(listen)
  }

  function soon(next: () => Promise<void>) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void next(), BEAT)
  }

  /** The server hands out what it has to tell before it answers; a connection answers one at a time. */
  async function ask() {
    const asked = client
    if (asked === undefined) return
    try {
      await answered(asked.query('select'), asked, reachable)
      heardAt = performance.now()
    } catch {
      lost(asked)
    }
  }
  let asking: Promise<void> | undefined
  let next: Promise<void> | undefined

  function settled(): Promise<void> {
    if (asking === undefined) {
      asking = ask().finally(() => {
        asking = undefined
      })
      return asking
    }
    // The answer under way may have been given before the change.
    next ??= asking.then(() => {
      next = undefined
      return settled()
    })
    return next
  }

  await listen()
  return {
    version: () => (client === undefined ? undefined : count),
    lastKnown() {
      if (client !== undefined || heardAt === undefined || wroteUnheard) return undefined
      return { version: count, seconds: (performance.now() - heardAt) / 1000 }
    },
    async settled() {
      await settled()
      wroteUnheard = client === undefined
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      if (client) destroyConnection(client)
    },
  }
}

/** What a server was asked, or its connection's end when it says nothing. */
async function answered(
  asked: Promise<unknown>,
  client: pg.Client,
  reachable: (isReachable: boolean) => void,
): Promise<void> {
  let turns = 0
  const turn = setInterval(() => {
    turns += 1
    if (turns < TURNS) return
    clearInterval(turn)
    reachable(false)
    destroyConnection(client)
  }, TURN)
  await asked.finally(() => clearInterval(turn))
}
