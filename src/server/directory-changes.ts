import { coalesced } from './database/coalesced.ts'
import {
  INSTANCE_CHANNEL,
  INSTANCE_TIMING,
  type InstanceTiming,
  openInstanceLock,
} from './database/instance-lock.ts'
import { type Ask, keepListening, type Listener } from './database/listening-connection.ts'

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
   * To be awaited before a cached answer is sent: like `settled`, with one question for all who call meanwhile. Undefined
   * when no other instance runs, because then nobody else writes.
   */
  current(): Promise<void> | undefined
  /** Whether no other instance runs; false when that is not known. */
  isAlone(): boolean
  close(): Promise<void>
}

/** A small piece of data that is read again at each notice on its channel, before `settled` resolves. */
export type Followed = { channel: string; read(ask: Ask): Promise<void> }

type ObserverOptions = Partial<Pick<Listener, 'reachable' | 'onConnection'>> & {
  timing?: InstanceTiming
  followed?: Followed
}

/** Seconds for which stale pages are sent while changes cannot be observed. */
export const MAX_STALE = 10 * 60

/** Listens on its own connection (triggers `NOTIFY directory`), and asks the server on it twice a second. */
export async function openDirectoryChanges(
  url: string,
  {
    timing = INSTANCE_TIMING,
    followed,
    reachable = () => {},
    onConnection = () => {},
  }: ObserverOptions = {},
): Promise<DirectoryChanges> {
  const lock = openInstanceLock(timing)
  let count = 0
  let connections = 0
  let heardAt: number | undefined
  let wroteUnheard = false
  /** Settles when `followed` is as current as the notices that have come. */
  let reading = Promise.resolve()
  const settled = coalesced(catchUp)
  const connection = await keepListening(url, {
    async begin(ask) {
      const channels = ['directory', INSTANCE_CHANNEL, ...(followed ? [followed.channel] : [])]
      await ask(channels.map((channel) => `listen ${channel}`).join('; '))
      await lock.enter(ask)
      await followed?.read(ask)
    },
    opened() {
      // Changes may have been missed while nobody listened.
      count += 1
      connections += 1
      heardAt = performance.now()
      wroteUnheard = false
    },
    notice(channel, { ask, lose }) {
      if (channel === INSTANCE_CHANNEL) lock.yield(ask).catch(lose)
      else if (channel === followed?.channel) reading = reading.then(() => follow(ask).catch(lose))
      else count += 1
    },
    async ping() {
      await settled()
      const mine = connection.current()
      if (mine) await lock.claim(mine.ask).catch(mine.lose)
    },
    lost: lock.lost,
    reachable,
    onConnection,
  })

  /** Counted after the read: what was rendered before it shows the old data. */
  async function follow(ask: Ask) {
    await followed!.read(ask)
    count += 1
  }

  /**
   * PostgreSQL delivers pending notifications before the answer to a query; a connection runs one query at
   * a time.
   */
  async function catchUp() {
    const asked = connection.current()
    if (asked === undefined) return
    const askedAt = performance.now()
    try {
      await asked.ask('select')
      await reading
      heardAt = performance.now()
      lock.renew(askedAt)
    } catch {
      asked.lose()
    }
  }

  return {
    version: () => (connection.current() === undefined ? undefined : count),
    lastKnown() {
      if (connection.current() || heardAt === undefined || wroteUnheard) return undefined
      return { version: count, seconds: (performance.now() - heardAt) / 1000 }
    },
    isListening: () => connection.current() !== undefined,
    connections: () => connections,
    async settled() {
      await settled()
      wroteUnheard = connection.current() === undefined
    },
    current: () => (lock.isAlone() ? undefined : settled()),
    isAlone: lock.isAlone,
    close: async () => connection.close(),
  }
}
