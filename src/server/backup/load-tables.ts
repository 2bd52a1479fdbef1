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
  /** Adds a part of a table. All parts of a table have to follow each other. */
  add(table: string, gzipped: Buffer): Promise<void>
  /** Returns the number of rows of each table that has any. */
  end(): Promise<Record<string, number>>
}

/** Loads tables by COPY, one after the other, in the caller's transaction. */
export function openLoader(client: pg.Client, tables: Manifest['tables']): Loader {
  const counts: Record<string, number> = {}
  let refused: Error | undefined
  let open: { table: string; copy: CopyStreamQuery; done: Promise<void> } | undefined

  function begin(table: string) {
    const columns = tables.find(({ name }) => name === table)?.columns
    if (columns === undefined || table in counts) throw damaged()
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${list}) from stdin`))
    // Attached at once, because PostgreSQL may refuse at any time and emits the error only once.
    const done = finished(copy)
    done.catch((error) => {
      refused ??= error
    })
    return { table, copy, done }
  }

  async function close() {
    if (open === undefined) return
    const { table, copy, done } = open
    open = undefined
    copy.end()
    await done
    counts[table] = copy.rowCount
  }

  return {
    async add(table, bytes) {
      if (open?.table !== table) {
        await close()
        open = begin(table)
      }
      const { copy, done } = open!
      const rows = await gunzipped(bytes)
      if (refused !== undefined) throw refused
      if (!copy.write(rows)) await Promise.race([once(copy, 'drain'), done])
    },
    async end() {
      await close()
      return counts
    },
  }
}
