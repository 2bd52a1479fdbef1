import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { dropDatabase, queryServer, withDatabase } from '#testing/database.ts'
import { applyMigrations, readMigrations } from './migrations.ts'

/** The last migration of 0.2.0. That version must work with the present tables while instances are replaced. */
const BEFORE = '0023_triggers_by_difference'
const NAME = `escaparate_version_before_${process.pid}`

type Column = { name: string; type: string; nullable: boolean; filled: boolean }
type Constraint = { name: string; table: string; definition: string; columns: string[] }
type Tables = {
  columns: Column[]
  constraints: Constraint[]
  uniqueIndexes: Constraint[]
  functions: string[]
}

let before: Tables
let now: Tables
beforeAll(async () => {
  const url = withDatabase(inject('templateUrl'), NAME)
  await queryServer(url, `create database ${NAME} template template0 encoding 'UTF8'`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const all = readMigrations()
  const count = all.findIndex(({ tag }) => tag === BEFORE) + 1
  await applyMigrations(client, all.slice(0, count))
  before = await readTables(client)
  await applyMigrations(client, all.slice(count))
  now = await readTables(client)
  await client.end()
})
afterAll(() => dropDatabase(inject('templateUrl'), NAME))

async function readTables(client: pg.Client): Promise<Tables> {
  const rows = async <T>(text: string) => (await client.query(text)).rows as T[]
  return {
    columns: await rows(`
      select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
        column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
      from information_schema.columns where table_schema = 'public' order by 1`),
    constraints: await rows(`
      select conrelid::regclass || '.' || conname as name, conrelid::regclass::text as table,
        pg_get_constraintdef(oid) as definition,
        array(select conrelid::regclass || '.' || attname from pg_attribute
          where attrelid = conrelid and attnum = any (conkey)) as columns
      from pg_constraint where contype <> 'n' and connamespace = 'public'::regnamespace order by 1`),
    uniqueIndexes: await rows(`
      select indexrelid::regclass::text as name, indrelid::regclass::text as table,
        pg_get_indexdef(indexrelid) as definition,
        array(select indrelid::regclass || '.' || attname from pg_attribute
          where attrelid = indrelid and attnum = any (indkey)) as columns
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace order by 1`),
    functions: (
      await rows<{ name: string }>(`
        select oid::regprocedure::text as name from pg_proc
        where pronamespace = 'public'::regnamespace order by 1`)
    ).map(({ name }) => name),
  }
}

test('every column of the version before is still there, of the same type', () => {
  expect(now.columns).toEqual(expect.arrayContaining(before.columns))
})

test('a column that the version before does not write is filled without it', () => {
  const old = new Set(before.columns.map(({ name }) => name))
  const oldTables = new Set([...old].map(tableOf))
  const required = now.columns.filter(
    ({ name, nullable, filled }) =>
      !old.has(name) && oldTables.has(tableOf(name)) && !nullable && !filled,
  )
  expect(required).toEqual([])
})

/** Rules that now allow more than before. */
const WIDER = ['commerces.commerces_n_tlf', 'photos.photos_hash']

test('no rule refuses what the version before writes', () => {
  const old = new Set(before.columns.map(({ name }) => name))
  const rulesOf = ({ constraints, uniqueIndexes }: Tables) => [...constraints, ...uniqueIndexes]
  const rules = rulesOf(before).map(({ definition }) => definition)
  const oldTables = new Set([...old].map(tableOf))
  // An index of an expression has no column names, so it is new if its table is.
  const stricter = rulesOf(now).filter(
    ({ name, table, columns, definition }) =>
      oldTables.has(table) &&
      columns.every((column) => old.has(column)) &&
      !rules.includes(definition) &&
      !WIDER.includes(name),
  )
  expect(stricter).toEqual([])
})

test('every function that the version before calls is still there', () => {
  expect(now.functions).toEqual(expect.arrayContaining(before.functions))
})

const tableOf = (column: string) => column.split('.')[0]!
