import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dropDatabase, queryServer, withDatabase } from '#testing/database.ts'
import { migrateDatabase } from './migrate.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations')
/** The last migration before the one that renames. */
const LAST_OLD = 21
const NAME = `escaparate_plain_names_${process.pid}`

let url: string
let client: pg.Client
beforeAll(async () => {
  url = withDatabase(inject('templateUrl'), NAME)
  await queryServer(url, `create database ${NAME} template template0 encoding 'UTF8'`)
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrateTo(LAST_OLD)
  await client.query(OLD_ROWS)
  await migrateDatabase(url)
})
afterAll(async () => {
  await client.end()
  await dropDatabase(url, NAME)
})

/** Rows of the former version in every table that the migration renames. */
const OLD_ROWS = `
  insert into users (id, username, email, password_hash, role, is_active, created_at, activated_at, registration)
    values (1, 'lucia', 'lucia@example.com', 'x', 2, true, now(), now(), 'digest');
  insert into answers (caller, key, content, status, body, created_at) values ('1', 'k', 'c', 200, '{}', now());
  insert into tokens (hash, user_id, purpose, created_at, expires_at) values ('h', 1, 'reset', now(), now());
  insert into known_addresses (user_id, address, last_at) values (1, 'hash', now());
  insert into login_lanes (account, full_at) values ('lucia@example.com', now());
  insert into photos (hash, width, height, placeholder, created_at) values (repeat('a', 64), 1, 1, '', now());
  insert into commerces (id, owner_id, name, description, photo, category, direction, n_tlf, contact_mail, created_at, updated_at)
    values (1, 1, E'Pana\\u00adderi\\u0301a\\u200b La\\u00a0 Espiga', 'Pan', repeat('a', 64), '{1}', 'Calle Mayor, 1', '964123456', 'pan@example.com', now(), now());
  insert into applications (commerce, status, application, submitted_at, decided_at)
    values (1, 'OK', 'Por favor', now(), now());
  insert into offers (id, commerce, title, description, type, category, created_at, updated_at)
    values (1, 1, 'Roscón', 'Dulce', 'Novedad', '{1}', now(), now());`

async function migrateTo(last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'escaparate-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    const journal = join(folder, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
    const old = entries.filter(({ idx }: { idx: number }) => idx <= last)
    await writeFile(journal, JSON.stringify({ ...rest, entries: old }))
    await migrate(drizzle({ client }), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const rowsOf = async (statement: string) => (await client.query(statement)).rows

describe('a database of the version before', () => {
  test.each([
    ['idempotency_keys', 'caller, key, request_hash', { caller: '1', key: 'k', request_hash: 'c' }],
    ['email_links', 'hash, purpose', { hash: 'h', purpose: 'reset' }],
    ['known_ips', 'user_id, ip_hash', { user_id: 1, ip_hash: 'hash' }],
    ['login_buckets', 'account', { account: 'lucia@example.com' }],
    [
      'users',
      'registration_digest, normalized',
      { registration_digest: 'digest', normalized: 'lucia lucia@example.com' },
    ],
    [
      'published_commerces',
      'commerce, normalized, offers',
      { commerce: 1, normalized: 'panaderia la espiga', offers: 1 },
    ],
    ['offers', 'title, normalized', { title: 'Roscón', normalized: 'roscon novedad dulce' }],
  ])('keeps its rows in %s', async (table, columns, row) => {
    expect(await rowsOf(`select ${columns} from ${table}`)).toEqual([row])
  })

  test('has lost what nobody sees in the names of its shops', async () => {
    expect(await rowsOf('select name, version from commerces')).toEqual([
      { name: 'Panadería La Espiga', version: 2 },
    ])
    expect(await rowsOf("select commerce from commerce_words where word = 'panaderia'")).toEqual([
      { commerce: 1 },
    ])
  })

  test('has no function or trigger of a former name, and none that names a former table', async () => {
    const old =
      /\b(listings|list_(after_)?\w*|search_slips|search_is_(slip|filler)|keep_\w+_(categories|words)|hold_categories|tell_directory_change)\b/
    const bodies = await rowsOf(
      `select proname || ' ' || coalesce(prosrc, '') as text from pg_proc
       where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')`,
    )
    expect(bodies.filter(({ text }) => old.test(text))).toEqual([])
    const triggers = await rowsOf('select tgname as text from pg_trigger where not tgisinternal')
    expect(triggers.filter(({ text }) => /_(listed|told)/.test(text))).toEqual([])
  })

  test('publishes, finds and hides a shop by its triggers', async () => {
    await client.query("update commerces set name = 'Horno Nuevo', category = '{1}' where id = 1")
    await client.query("update offers set title = 'Mona' where id = 1")
    await client.query("update categories set name = 'Obradores' where id = 1")
    expect(await rowsOf('select name from published_commerces')).toEqual([{ name: 'Horno Nuevo' }])
    expect(
      await rowsOf(
        "select deletions @> '{orno}' as is_near from search_words where word = 'horno'",
      ),
    ).toEqual([{ is_near: true }])
    expect(await rowsOf("select commerce from commerce_words where word = 'horno'")).toHaveLength(1)
    expect(await rowsOf("select offer from offer_words where word = 'mona'")).toHaveLength(1)
    expect(await rowsOf("select word from category_words where word = 'obradores'")).toHaveLength(1)
    await client.query('update users set is_active = false where id = 1')
    expect(await rowsOf('select from published_commerces')).toHaveLength(0)
    await client.query('update users set is_active = true where id = 1')
    await client.query("update applications set status = 'RE' where commerce = 1")
    expect(await rowsOf('select from published_commerces')).toHaveLength(0)
  })
})
