import type pg from 'pg'

/** Named so are statements that read rows by key: they take little time and wait for no lock. */
const READS_BY_KEY = /^(find|read)_/

export type Pipeline = {
  /** The connection for a statement; undefined for one that may keep others waiting, and while there is none. */
  for(statement: unknown): pg.PoolClient | undefined
  close(): void
}

/**
 * One connection on which statements are sent without waiting for the answers of those before, as PostgreSQL's
 * protocol allows (section 54.2.4, Pipelining): a busy server then wakes one process of the database for several of
 * them, where it woke one for each. The connection comes from `pool`, is opened anew when it is lost, and is
 * not waited for.
 */
export function openPipeline(pool: pg.Pool): Pipeline {
  let client: pg.PoolClient | undefined
  let isOpening = false
  let isClosed = false

  async function open(): Promise<void> {
    isOpening = true
    try {
      const opened = await pool.connect()
      const lose = () => {
        if (client !== opened) return
        client = undefined
        opened.release(true)
      }
      client = opened
      opened.on('error', lose).on('end', lose)
      if (isClosed) lose()
    } catch {
      // Whoever asks next tries again.
    } finally {
      isOpening = false
    }
  }

  return {
    for(statement) {
      const name = (statement as { name?: string }).name ?? ''
      if (isClosed || !READS_BY_KEY.test(name)) return undefined
      if (client === undefined && !isOpening) void open()
      return client
    },
    close() {
      isClosed = true
      client?.release(true)
      client = undefined
    },
  }
}
