import pg from 'pg'
import { coalesced } from './database/coalesced.ts'
import {
  INSTANCE_CHANNEL,
  INSTANCE_TIMING,
  type InstanceTiming,
  openInstanceLock,
} from './database/instance-lock.ts'
import { destroyConnection } from './database/open.ts'
import { after, every } from './process/timers.ts'

/**
 * Observes changes in the database of anything that the public site may show, also by other instances. `version`
 * grows with each change, and is undefined while changes cannot be observed.
 */
export type DirectoryChanges = {
  version(): number | undefined
  /**
   * While changes cannot be observed: the last known version, and the seconds since then. Undefined once
   * this process has written something.
   */
  lastKnown(): { version: number; seconds: number } | undefined
  /** Whether changes are observed. */
  isListening(): boolean
  /** How often it has connected: what was read before may be of another server, after a failover. */
  connections(): number
  /** Resolves when every earlier commit is counted in `version`, or changes cannot be observed. */
  settled(): Promise<void>
  /**
   * Before a cached answer is sent: the same, by a question that all who come meanwhile share. Undefined where no
   * other instance runs, whose writes there would be to ask for.
   */
  current(): Promise<void> | undefined
  /** Whether no other instance runs; false when that is not known. */
  isAlone(): boolean
  close(): Promise<void>
}

/** Asks one question on the connection that listens. */
type Ask = (text: string) => Promise<pg.QueryResult>

/** Something small that is read again at each notice on its channel: what is answered from it is as current. */
export type Followed = { channel: string; read(ask: Ask): Promise<void> }

/** Seconds for which stale pages are sent while changes cannot be observed. */
export const MAX_STALE = 10 * 60

/** Milliseconds between two pings, and between two attempts to reconnect. */
const PING_INTERVAL = 500
/**
 * A ping must be answered within this many turns of the event loop, which are few in a busy process, each
 * with this many milliseconds between them.
 */
const PING_TURNS = 10
const TURN_MILLISECONDS = 100

/**
 * Listens on its own connection (triggers `NOTIFY directory`), and pings the server on it twice a second. A
 * lost connection is reopened. `reachable` gets false when the server has not answered for a second
 * (stopped, or network lost), and true when it answers again. `onConnection` hears once that the connection is lost, and
 * once that there is one again.
 */
export async function openDirectoryChanges(
  url: string,
  reachable: (isReachable: boolean) => void = () => {},
  timing: InstanceTiming = INSTANCE_TIMING,
  followed?: Followed,
  onConnection: (isConnected: boolean) => void = () => {},
): Promise<DirectoryChanges> {
  const lock = openInstanceLock(timing)
  let count = 0
  let connections = 0
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isAway = false
  let heardAt: number | undefined
  let wroteUnheard = false
  /** Settles when `followed` is as current as the notices that have come. */
  let reading = Promise.resolve()

  async function listen() {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'escaparate changes',
      keepAlive: true,
    })
    const ask = (text: string) => answered(next.query(text), next, reachable)
    next.on('notification', ({ channel }) => {
      if (channel === INSTANCE_CHANNEL) lock.yield(ask).catch(() => lost(next))
      else if (channel === followed?.channel) reading = reading.then(() => follow(next, ask))
      else count += 1
    })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    try {
      await answered(next.connect(), next, reachable)
      const channels = ['directory', INSTANCE_CHANNEL, ...(followed ? [followed.channel] : [])]
      await ask(channels.map((channel) => `listen ${channel}`).join('; '))
      await lock.enter(ask)
      await followed?.read(ask)
      // Changes may have been missed while nobody listened.
      count += 1
      connections += 1
      client = next
      heardAt = performance.now()
      wroteUnheard = false
      reachable(true)
      if (isAway) onConnection(true)
      isAway = false
      soon(beat)
    } catch {
      lost(next)
    }
  }

  /** What was made in between was made of what held before. */
  async function follow(from: pg.Client, ask: Ask) {
    await followed!.read(ask).then(
      () => {
        count += 1
      },
      () => lost(from),
    )
  }

  async function beat() {
    await settled()
    const mine = client
    if (mine === undefined) return
    await lock.claim((text) => answered(mine.query(text), mine, reachable)).catch(() => lost(mine))
    if (client !== undefined) soon(beat)
  }

  function lost(gone: pg.Client) {
    destroyConnection(gone)
    if (client === gone) {
      client = undefined
      lock.lost()
    }
    if (client !== undefined || isClosed) return
    if (!isAway) onConnection(false)
    isAway = true
    soon(listen)
  }

  function soon(next: () => Promise<void>) {
    clearTimeout(timer)
    if (!isClosed) timer = after(PING_INTERVAL, next)
  }

  /**
   * PostgreSQL delivers pending notifications before the answer to a query; a connection runs one query at
   * a time.
   */
  async function ask() {
    const asked = client
    if (asked === undefined) return
    const askedAt = performance.now()
    try {
      await answered(asked.query('select'), asked, reachable)
      await reading
      heardAt = performance.now()
      lock.renew(askedAt)
    } catch {
      lost(asked)
    }
  }
  const settled = coalesced(ask)

  await listen()
  return {
    version: () => (client === undefined ? undefined : count),
    lastKnown() {
      if (client !== undefined || heardAt === undefined || wroteUnheard) return undefined
      return { version: count, seconds: (performance.now() - heardAt) / 1000 }
    },
    isListening: () => client !== undefined,
    connections: () => connections,
    async settled() {
      await settled()
      wroteUnheard = client === undefined
    },
    current: () => (lock.isAlone() ? undefined : settled()),
    isAlone: lock.isAlone,
    async close() {
      isClosed = true
      clearTimeout(timer)
      if (client) destroyConnection(client)
    },
  }
}

/** Resolves with the server's answer; destroys the connection when there is none in time. */
async function answered<Answer>(
  asked: Promise<Answer>,
  client: pg.Client,
  reachable: (isReachable: boolean) => void,
): Promise<Answer> {
  let turns = 0
  const turn = every(TURN_MILLISECONDS, () => {
    turns += 1
    if (turns < PING_TURNS) return
    clearInterval(turn)
    reachable(false)
    destroyConnection(client)
  })
  return asked.finally(() => clearInterval(turn))
}
