import type pg from 'pg'

type Pipeline = {
  /** Undefined while the connection is being opened. */
  client(): pg.PoolClient | undefined
  close(): void
}

/**
 * One connection on which statements are sent without waiting for earlier results, as PostgreSQL's protocol allows
 * (section 54.2.4, Pipelining). A busy server then wakes one database process for several statements instead of one for
 * each. The connection comes from `pool`. If it is lost, it is reopened, and callers use another meanwhile.
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
      // The next caller tries again.
    } finally {
      isOpening = false
    }
  }

  return {
    client() {
      if (client === undefined && !isOpening && !isClosed) void open()
      return client
    },
    close() {
      isClosed = true
      client?.release(true)
      client = undefined
    },
  }
}
