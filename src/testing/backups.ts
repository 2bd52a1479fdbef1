import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { dropDatabase, queryServer, withDatabase } from './database.ts'

export async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const template = inject('templateUrl')
  await queryServer(template, `create database ${name} template template0 encoding 'UTF8'`)
  onTestFinished(() => dropDatabase(template, name))
  return withDatabase(template, name)
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** The SQL by which rows are compared. The deletions of a word are sorted, because PostgreSQL returns them in any order. */
const LINES: Record<string, string> = {
  search_words: '(word, shown, plain, stem, array(select unnest(deletions) order by 1))::text',
}

/** Returns a checksum of each table, and the last value of each sequence. Backups lack the installation's identity. */
export async function databaseSums(url: string): Promise<Record<string, string>> {
  const tables = await query(
    url,
    `select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'installation' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await query(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line collate "C")), '') as sum
      from "${name}" t, lateral (select ${LINES[`${name}`] ?? 't::text'} as line) as lines`,
    )
    sums[`${name}`] = `${row!.sum}`
  }
  const sequences = await query(
    url,
    "select sequencename as name, last_value from pg_sequences where schemaname = 'public'",
  )
  for (const { name, last_value } of sequences) sums[`${name}`] = `${last_value}`
  return sums
}

export async function folderSums(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder).catch(() => [])
  const sums = names.sort().map(async (name) => {
    const bytes = await readFile(join(folder, name))
    return [name, createHash('sha256').update(bytes).digest('hex')]
  })
  return Object.fromEntries(await Promise.all(sums))
}
