import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { damaged } from './damaged-backup.ts'
import type { Manifest } from './manifest.ts'

const gunzipped = promisify(gunzip)

export type Loader = {
  /** Parts come in the order of the tables. */
  add(table: string, gzipped: Buffer): Promise<void>
  /** Resolves with the number of rows of each table that had any. */
  end(): Promise<Record<string, number>>
}

/** Writes tables by COPY, one after the other, within the transaction of the caller. */
export function openLoader(client: pg.Client, tables: Manifest['tables']): Loader {
  const counts: Record<string, number> = {}
  let open: { table: string; copy: CopyStreamQuery } | undefined

  async function close() {
    if (open === undefined) return
    const { table, copy } = open
    open = undefined
    copy.end()
    await finished(copy)
    counts[table] = copy.rowCount
  }

  return {
    async add(table, bytes) {
      if (open?.table !== table) {
        await close()
        const columns = tables.find(({ name }) => name === table)?.columns
        if (columns === undefined || table in counts) throw damaged()
        const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
        const text = `copy ${pg.escapeIdentifier(table)} (${list}) from stdin`
        open = { table, copy: client.query(copyFrom(text)) }
        // What PostgreSQL refuses comes at any time; `add` and `close` look for it.
        open.copy.on('error', () => {})
      }
      const { copy } = open!
      const rows = await gunzipped(bytes)
      if (copy.errored) throw copy.errored
      if (!copy.write(rows)) await once(copy, 'drain')
    },
    async end() {
      await close()
      return counts
    },
  }
}
