import { coalesce } from './database/coalesce.ts'
import {
  INSTANCE_CHANNEL,
  INSTANCE_TIMING,
  type InstanceTiming,
  openInstanceLock,
} from './database/instance-lock.ts'
import { type Ask, keepListening, type Listener } from './database/listening-connection.ts'

/** Observes public changes of all instances. `version` grows with each change; undefined: changes are not observed. */
export type DirectoryChanges = {
  version(): number | undefined
  /** The last known version while changes are not observed. Undefined if this process has written since then. */
  lastKnown(): { version: number; seconds: number } | undefined
  isListening(): boolean
  /** After a write: resolves when `version` counts all earlier commits, or when changes cannot be observed. */
  settled(): Promise<void>
  /** Before a read: resolves like `settled`. Undefined if this is the only instance, so that nobody else writes. */
  current(): Promise<void> | undefined
  /** Whether this is certainly the only instance. */
  isAlone(): boolean
  close(): Promise<void>
}

/** Reads small data, such as the settings, again after each notice of its channel, before `settled` resolves. */
export type NoticeReader = { channel: string; read(ask: Ask): Promise<void> }

type ObserverOptions = Partial<Pick<Listener, 'reachable' | 'onConnection'>> & {
  timing?: InstanceTiming
  reader?: NoticeReader
}

/** Seconds for which stale pages may be sent while changes cannot be observed. */
export const MAX_STALE_SECONDS = 10 * 60

/** Listens on a separate connection for `NOTIFY directory` of triggers, and pings twice a second. */
export async function openDirectoryChanges(
  url: string,
  {
    timing = INSTANCE_TIMING,
    reader,
    reachable = () => {},
    onConnection = () => {},
  }: ObserverOptions = {},
): Promise<DirectoryChanges> {
  const lock = openInstanceLock(timing)
  let count = 0
  let observedAt: number | undefined
  let wroteUnobserved = false
  /** Resolves when the data of `reader` include all notices received so far. */
  let reading = Promise.resolve()
  const settled = coalesce(catchUp)
  const connection = await keepListening(url, {
    async begin(ask) {
      const channels = ['directory', INSTANCE_CHANNEL, ...(reader ? [reader.channel] : [])]
      await ask(channels.map((channel) => `listen ${channel}`).join('; '))
      await lock.enter(ask)
      await reader?.read(ask)
    },
    opened() {
      // Without a connection, changes may have been missed.
      count += 1
      observedAt = performance.now()
      wroteUnobserved = false
    },
    notice(channel, { ask, drop }) {
      if (channel === INSTANCE_CHANNEL) lock.yield(ask).catch(drop)
      else if (channel === reader?.channel) reading = reading.then(() => reread(ask).catch(drop))
      else count += 1
    },
    async ping() {
      await settled()
      const opened = connection.current()
      if (opened) await lock.claim(opened.ask).catch(opened.drop)
    },
    lost: lock.lost,
    reachable,
    onConnection,
  })

  /** Counts the change after the read, because pages that are rendered before the read have the old data. */
  async function reread(ask: Ask) {
    await reader!.read(ask)
    count += 1
  }

  /** PostgreSQL delivers pending notifications before the result of a query. */
  async function catchUp() {
    const listening = connection.current()
    if (listening === undefined) return
    const askedAt = performance.now()
    try {
      await listening.ask('select')
      await reading
      observedAt = performance.now()
      lock.renew(askedAt)
    } catch {
      listening.drop()
    }
  }

  return {
    version: () => (connection.current() === undefined ? undefined : count),
    lastKnown() {
      if (connection.current() || observedAt === undefined || wroteUnobserved) return undefined
      return { version: count, seconds: (performance.now() - observedAt) / 1000 }
    },
    isListening: () => connection.current() !== undefined,
    async settled() {
      await settled()
      wroteUnobserved = connection.current() === undefined
    },
    current: () => (lock.isAlone() ? undefined : settled()),
    isAlone: lock.isAlone,
    close: async () => connection.close(),
  }
}
