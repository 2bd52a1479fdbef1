import pg from 'pg'

/**
 * Tells when something that the public site may show has changed in the database, whoever changed it.
 * `version` grows with each change, and stays undefined while nobody can tell.
 */
export type DirectoryChanges = {
  version(): number | undefined
  /** Settles when every change that was committed before is counted in `version`. */
  settled(): Promise<void>
  close(): Promise<void>
}

const AGAIN_AFTER = 1000

/** Listens on a connection of its own (triggers `NOTIFY directory`); a lost one is opened anew. */
export async function openDirectoryChanges(url: string): Promise<DirectoryChanges> {
  let count = 0
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function listen() {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    next.on('notification', () => {
      count += 1
    })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    try {
      await next.connect()
      await next.query('listen directory')
      // What happened while nobody listened is not known.
      count += 1
      client = next
    } catch {
      lost(next)
    }
  }

  function lost(gone: pg.Client) {
    if (client === gone) client = undefined
    if (isClosed || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      void listen()
    }, AGAIN_AFTER)
  }

  /** The server hands out what it has to tell before it answers; a connection answers one at a time. */
  async function ask() {
    await client?.query('select').catch(() => {})
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
    settled,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
