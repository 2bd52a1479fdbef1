import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { fileNames } from '../photos/store-photo.ts'
import { programVersion } from '../process/program-version.ts'
import type { PhotoStore } from '../services.ts'
import type { Entry } from './archive.ts'
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  partName,
  photoName,
  SUMMARY,
  type Summary,
} from './manifest.ts'
import { readSequences, readTables } from './tables.ts'

export type Snapshot = {
  tables: string[]
  migration: Manifest['migration']
  photos: PhotoStore
  now: Date
  installation: string
}

/** Bytes before compression. */
const PART_SIZE = 1024 * 1024
const HASHES_PER_QUERY = 1000
const PARALLEL_READS = 8

const compress = promisify(gzip)

/** Yields the files of a backup. All rows are of one instant. Counts rows and photos in `result`. */
export async function* entriesOf(client: pg.Client, snapshot: Snapshot, result: Summary) {
  const tables = await beginSnapshot(client, snapshot.tables)
  yield json(MANIFEST, await manifestOf(client, snapshot, tables))
  for (const table of tables) yield* rowsOf(client, table, result)
  // The cursor outlives the transaction, so that reading photos keeps no long snapshot open.
  // The hash '' stands for shops without a photo.
  await client.query(
    "declare photo_hashes cursor with hold for select hash from photos where hash <> '' order by hash",
  )
  await client.query('commit')
  yield* photosOf(client, snapshot.photos, result)
  const { rows, photos, missing } = result
  yield json(SUMMARY, { rows, photos, missing } satisfies Summary)
}

/** Locks the tables before the snapshot is taken, so that no migration changes them meanwhile. */
async function beginSnapshot(client: pg.Client, names: string[]): Promise<Manifest['tables']> {
  const list = names.map((name) => pg.escapeIdentifier(name)).join(', ')
  await client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set client_encoding = 'UTF8'")
  await client.query('begin isolation level repeatable read, read only')
  await client.query(`lock table ${list} in access share mode`)
  return readTables(client, names)
}

async function manifestOf(
  client: pg.Client,
  { now, migration, installation }: Snapshot,
  tables: Manifest['tables'],
): Promise<Manifest> {
  const { rows } = await client.query("select current_setting('server_version') as postgres")
  const names = tables.map(({ name }) => name)
  return {
    format: FORMAT,
    program: programVersion,
    postgres: rows[0].postgres,
    created_at: now.toISOString(),
    installation,
    migration,
    tables,
    sequences: await readSequences(client, names),
  }
}

async function* rowsOf(
  client: pg.Client,
  { name, columns }: Manifest['tables'][number],
  result: Summary,
): AsyncGenerator<Entry> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const copy = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`))
  let chunks: Buffer[] = []
  let size = 0
  let part = 1
  const next = async () => {
    const bytes = await compress(Buffer.concat(chunks))
    chunks = []
    size = 0
    return { name: partName(name, part++), bytes }
  }
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= PART_SIZE) yield next()
  }
  if (size > 0) yield next()
  result.rows[name] = copy.rowCount
}

async function* photosOf(client: pg.Client, photos: PhotoStore, result: Summary) {
  for (;;) {
    const { rows } = await client.query<{ hash: string }>(
      `fetch ${HASHES_PER_QUERY} from photo_hashes`,
    )
    const names = rows.flatMap(({ hash }) => fileNames(hash))
    while (names.length > 0) {
      const batch = names.splice(0, PARALLEL_READS)
      const files = await Promise.all(batch.map((name) => find(photos, name)))
      for (const [index, name] of batch.entries()) {
        const bytes = files[index]
        if (bytes === undefined) {
          result.missing.push(name)
        } else {
          result.photos++
          yield { name: photoName(name), bytes }
        }
      }
    }
    if (rows.length < HASHES_PER_QUERY) return
  }
}

async function find(photos: PhotoStore, name: string): Promise<Buffer | undefined> {
  return (await photos.find(name)) && buffer(await photos.read(name))
}

const json = (name: string, value: unknown): Entry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})
