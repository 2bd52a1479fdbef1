import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryServer, withDatabase } from '#testing/database.ts'
import { cleanUp, folder, query, start } from '#testing/embedded-fixtures.ts'
import { StartupError } from '../process/startup-error.ts'
import { connect, migrateDatabase } from './migrate.ts'
import { applyMigrations, lastApplied, readMigrations } from './migrations.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const migrations = readMigrations()

/** Addresses of a PostgreSQL for this test alone, because roles belong to the whole server. */
let owner: string
let superuser: string
beforeAll(async () => {
  const { url } = await start(await folder())
  owner = url
  superuser = url.replace('//escaparate:', '//postgres:')
})
afterAll(cleanUp)

async function emptyDatabase(name: string): Promise<string> {
  await queryServer(owner, `create database ${name}`)
  return withDatabase(owner, name)
}

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof StartupError) return error.message
  throw error
}

test('of the snapshots that drizzle-kit writes only the last one is stored, which it compares with', () => {
  const snapshots = globSync('migrations/meta/*_snapshot.json', { cwd: ROOT })
  const number = migrations.at(-1)!.tag.slice(0, 4)
  expect(snapshots).toEqual([`migrations/meta/${number}_snapshot.json`])
})

test('the start says once what it changes in the database', async () => {
  const url = await emptyDatabase('said')
  const said: string[] = []
  await migrateDatabase(url, (line) => said.push(line))
  const last = migrations.at(-1)!
  await query(url, `delete from drizzle.__drizzle_migrations where created_at = ${last.when}`)
  await migrateDatabase(url, (line) => said.push(line)).catch(() => {})
  expect(said).toEqual(['Creando las tablas…', `Actualizando la base de datos: ${last.tag}…`])
})

test('instances that start together create the tables once, and the others wait', async () => {
  const url = await emptyDatabase('together')
  const said: string[] = []
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url, (line) => said.push(line))))
  expect(said.filter((line) => line.startsWith('Creando'))).toHaveLength(1)
  const applied = await query(url, 'select count(*)::int from drizzle.__drizzle_migrations')
  expect(applied).toEqual([{ count: migrations.length }])
})

test('migrations that are killed at any statement leave the database as it was', async () => {
  const url = await emptyDatabase('killed')
  const statements = migrations.reduce((sum, { statements }) => sum + statements.length + 1, 2)
  for (const part of [0, 0.3, 0.6, 1]) {
    const client = await connect(url)
    await client.query('begin')
    const killed = applyMigrations(
      killedAt(client, Math.floor((statements - 1) * part)),
      migrations,
    )
    await expect(killed).rejects.toThrow(/terminat/)
    expect(
      await query(url, "select from pg_class where relnamespace = 'public'::regnamespace"),
    ).toEqual([])
    expect(await query(url, "select from pg_namespace where nspname = 'drizzle'")).toEqual([])
  }
  await migrateDatabase(url)
  const client = await connect(url)
  expect(await lastApplied(client)).toBe(migrations.at(-1)!.when)
  await client.end()
})

/** Returns a connection whose server process is terminated before statement `at`. */
function killedAt(client: pg.Client, at: number): pg.Client {
  let run = 0
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name)
      return async (...statement: [string]) => {
        if (run++ === at) await target.query('select pg_terminate_backend(pg_backend_pid())')
        return target.query(...statement)
      }
    },
  })
}

test('a failed migration says why in one sentence, and changes nothing', async () => {
  const url = await emptyDatabase('failed')
  await query(url, 'create table offers (id int)')
  expect(await messageOf(migrateDatabase(url))).toMatch(
    /no se ha podido actualizar y sigue como estaba: .*offers/,
  )
  expect(await query(url, "select to_regclass('public.users') as users")).toEqual([{ users: null }])
})

test('a role that may only write rows starts, writes, and is told of changes that it may not make', async () => {
  const url = await emptyDatabase('roles')
  await query(withDatabase(superuser, 'roles'), 'alter role escaparate createrole')
  const docs = await readFile(resolve(ROOT, 'docs/operating.md'), 'utf8')
  await query(url, /## Upgrades[\s\S]+?```sql\n([\s\S]+?)```/.exec(docs)![1]!)
  await migrateDatabase(url)
  const app = url.replace(/\/\/escaparate:[^@]*/, '//escaparate_app:a%20long%20secret')

  await migrateDatabase(app)
  await query(app, "insert into categories (name) values ('Óptica')")
  const words = await query(app, "select word from category_words where word = 'optica'")
  expect(words).toHaveLength(1)
  await expect(query(app, 'create table mine (id int)')).rejects.toThrow('permission denied')

  const last = migrations.at(-1)!
  await query(url, `delete from drizzle.__drizzle_migrations where created_at = ${last.when}`)
  expect(await messageOf(migrateDatabase(app))).toBe(
    `El usuario escaparate_app de la base de datos no puede cambiar las tablas, y faltan estos cambios: ${last.tag}. ` +
      'Ejecuta npm run migrate con DATABASE_DIRECT_URL de quien sí puede, y arranca de nuevo.',
  )
})

test('a role that may not even read what was migrated is told so', async () => {
  const url = await emptyDatabase('strangers')
  await migrateDatabase(url)
  await query(superuser, "create role stranger login password 'stranger'")
  const stranger = url.replace(/\/\/escaparate:[^@]*/, '//stranger:stranger')
  expect(await messageOf(migrateDatabase(stranger))).toMatch(
    /^El usuario stranger .* no puede leer/,
  )
})

test('npm run migrate uses the role of DATABASE_DIRECT_URL, and says when nothing is left', async () => {
  const url = await emptyDatabase('command')
  const env = { PATH: process.env.PATH, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
  const command = promisify(execFile)(process.execPath, ['src/server/commands/migrate.ts'], {
    cwd: ROOT,
    env: { ...env, DATABASE_DIRECT_URL: url },
  })
  expect((await command).stdout).toBe('Creando las tablas…\nLas tablas están al día.\n')
  expect(await query(url, 'select count(*)::int from categories')).toEqual([{ count: 1 }])
})
