import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseSums, emptyDatabase, folderSums, query } from '#testing/backups.ts'
import { startDatabaseProxy } from '#testing/database-proxy.ts'
import { createFixtures } from '#testing/fixtures.ts'
import { storedPhotos } from '#testing/stored-photos.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'
import { applyMigrations, readMigrations } from '../database/migrations.ts'
import { openDirectoryChanges } from '../directory-changes.ts'
import { diskPhotoStore } from '../photos/photo-store.ts'
import { noPhoto, savePhotoRow } from '../photos/store-photo.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'
import { StartupError } from '../process/startup-error.ts'
import type { PhotoStore } from '../services.ts'
import { writeArchive } from './archive.ts'
import { installationOf } from './backup-status.ts'
import type { BackupStore } from './backup-store.ts'
import { createBackup } from './create-backup.ts'
import { diskBackupStore } from './disk-backup-store.ts'
import { generateKeys } from './encryption.ts'
import { restoreBackup } from './restore-backup.ts'
import { entriesOf } from './snapshot-entries.ts'
import { ownTables, readTables } from './tables.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

const { newPhoto } = storedPhotos(() => server)

let server: TestServer
let dir: string
let store: BackupStore
beforeAll(async () => {
  server = await openTestServer()
  dir = await mkdtemp(join(tmpdir(), 'escaparate-backup-'))
  store = diskBackupStore(dir)
  const fixtures = await createFixtures(server)
  await server.commerce(fixtures.owner, {
    name: 'Cañas\tY\\Barro',
    description: 'Línea\nnueva, «comillas» y \\N',
    photo: await newPhoto(),
  })
  await server.offer(fixtures.shop, { photo: await newPhoto() })
  await savePhotoRow(server.db, server.services.photos, noPhoto(server.services))
  await server.commerce(fixtures.owner, { name: 'Sin foto', photo: '' })
  await fixtures.deleted('/api/category/', await fixtures.category())
  await fixtures.question()
  await fixtures.message()
  await fixtures.deadMail()
  await server.choose({ town: 'Vila-real', postal_codes: ['12540'] })
})
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true, force: true })
})

let made = 0
const source = (key?: string) => ({
  url: server.databaseUrl,
  photos: server.services.photos,
  config: server.services.config,
  key,
  now: server.clock.now(),
  say: (_line: string) => {},
})

/** Makes a backup and returns it with its name. */
async function backUp(key?: string, from: Partial<ReturnType<typeof source>> = {}) {
  const name = `${++made}.tar`
  const backup = await createBackup({ ...source(key), ...from }, store, name)
  return { name, backup: backup! }
}

let whole: ReturnType<typeof backUp> | undefined
/** Returns a backup that several tests share, which do not compare it with the present rows. */
const anyBackup = () => (whole ??= backUp())

async function target(options: { key?: string; replace?: boolean; url?: string } = {}) {
  const folder = join(dir, `photos-${++made}`)
  return {
    url: await (options.url ?? emptyDatabase()),
    folder,
    photos: diskPhotoStore(folder),
    key: options.key,
    replace: options.replace ?? false,
    say: () => {},
  }
}

const photosOfServer = () => join(server.services.config.varDir, 'photos')

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof StartupError) return error.message
  throw error
}

test('every row and file is equal after restoring elsewhere, and ids go on where they were', async () => {
  const rows = await databaseSums(server.databaseUrl)
  const files = await folderSums(photosOfServer())
  const { name, backup } = await backUp()
  const elsewhere = await target()
  await restoreBackup(elsewhere, () => store.read(name))

  expect(await databaseSums(elsewhere.url)).toEqual(rows)
  expect(await folderSums(elsewhere.folder)).toEqual(files)
  expect(backup).toMatchObject({ photos: 6, rows: { commerces: 4, offers: 2, settings: 1 } })
  // Triggers are active again, and PostgreSQL's statistics are up to date.
  await query(elsewhere.url, "update commerces set name = 'Ultramarinos Peris' where id = 1")
  const found = await query(elsewhere.url, "select from commerce_words where word = 'peris'")
  expect(found).toHaveLength(1)
  const known = await query(
    elsewhere.url,
    "select reltuples::int as rows from pg_class where relname = 'commerces'",
  )
  expect(known).toEqual([{ rows: 4 }])
})

test('files that were already missing are named, and the rest is kept', async () => {
  const { backup } = await anyBackup()
  // The photo of the fixtures has a row but no files.
  expect(backup.missing).toEqual([480, 960, 1600].map((width) => `${'a'.repeat(64)}-${width}.webp`))
})

test('what others write while a backup is made is not in it, and no photo of it is deleted', async () => {
  const unused = await newPhoto()
  const files = await folderSums(photosOfServer())
  const owner = await server.owner()
  const rows = await databaseSums(server.databaseUrl)

  const slow: BackupStore = {
    ...store,
    async write(name, bytes) {
      async function* interrupted() {
        let first = true
        for await (const chunk of bytes) {
          yield chunk
          if (!first) continue
          first = false
          // The snapshot has been taken, and no table has been read yet.
          const shop = await server.commerce(owner, { name: 'Recién llegada' })
          await server.offer(shop)
          await query(server.databaseUrl, 'delete from outbox; delete from idempotency_keys')
          await sweepPhotosOfLater()
        }
      }
      await store.write(name, interrupted())
    },
  }
  const name = `${++made}.tar`
  await createBackup(source(), slow, name)
  const elsewhere = await target()
  await restoreBackup(elsewhere, () => store.read(name))

  expect(await databaseSums(elsewhere.url)).toEqual(rows)
  expect(await folderSums(elsewhere.folder)).toEqual(files)
  // The photo's row was deleted meanwhile. The next sweep deletes its files.
  expect(await server.services.photos.find(`${unused}-480.webp`)).toBeDefined()
  await sweepPhotosOfLater()
  expect(await server.services.photos.find(`${unused}-480.webp`)).toBeUndefined()
})

/** Sweeps with a later clock, because files have the machine's time and not that of the test's clock. */
async function sweepPhotosOfLater(): Promise<void> {
  const later = { now: () => new Date(Date.now() + 2 * 24 * 3600 * 1000) }
  await sweepPhotos({ ...server.services, clock: later })
}

test('of two backups at once each is whole, one after the other', async () => {
  const waits = Promise.withResolvers<string>()
  const slow: BackupStore = {
    ...store,
    async write(name, bytes) {
      async function* held() {
        for await (const chunk of bytes) {
          yield chunk
          second ??= backUp(undefined, { say: waits.resolve })
          await waits.promise
        }
      }
      await store.write(name, held())
    },
  }
  let second: ReturnType<typeof backUp> | undefined
  await createBackup(source(), slow, 'first.tar')
  expect(await waits.promise).toBe(
    'Hay otra copia de seguridad en marcha: esperando a que termine…',
  )
  for (const name of ['first.tar', (await second!).name]) {
    await restoreBackup(await target(), () => store.read(name))
  }
})

/** Interrupts each backup after its first bytes. */
function interruptedStore(interrupt: () => Promise<unknown>): BackupStore {
  return {
    ...store,
    async write(name, bytes) {
      async function* interrupted() {
        let isFirst = true
        for await (const chunk of bytes) {
          yield chunk
          if (isFirst) await interrupt()
          isFirst = false
        }
      }
      await store.write(name, interrupted())
    },
  }
}

describe('a backup that loses its database', () => {
  const SENTENCE = /^La base de datos se ha cerrado a mitad, y no hay copia/

  test('because the server ends the connection, says so and leaves nothing', async () => {
    const ending = interruptedStore(() =>
      query(
        server.databaseUrl,
        `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and objid = 7216449 and datname = current_database()`,
      ),
    )
    const before = await readdir(dir)
    expect(await messageOf(createBackup(source(), ending, 'killed.tar'))).toMatch(SENTENCE)
    expect(await readdir(dir)).toEqual(before)
  })

  test('because the network resets the connection, does not blame the store', async () => {
    const proxy = await startDatabaseProxy(server.databaseUrl)
    const resetting = interruptedStore(async () => proxy.reset())
    // As the one of S3, this store takes every error with a code for its own.
    const blaming: BackupStore = {
      ...resetting,
      async write(name, bytes) {
        await resetting.write(name, bytes).catch(({ code }) => {
          throw new StartupError(`El almacén de copias no responde bien: ${code}.`)
        })
      },
    }
    const backup = createBackup({ ...source(), url: proxy.url }, blaming, 'reset.tar')
    expect(await messageOf(backup)).toMatch(SENTENCE)
    proxy.close()
  })
})

test('who made it stands in its manifest, and whoever restores it is another installation', async () => {
  const identifier = await installationOf(server.db)
  const { name } = await anyBackup()
  const elsewhere = await target()
  const { manifest } = await restoreBackup(elsewhere, () => store.read(name))
  expect(manifest.installation).toBe(identifier)
  expect(await query(elsewhere.url, 'select from installation')).toEqual([])
})

describe('an encrypted backup', () => {
  test('is made with the public key, and restored with the secret one alone', async () => {
    const rows = await databaseSums(server.databaseUrl)
    const keys = await generateKeys()
    const { name } = await backUp(keys.public)
    const bytes = await readFile(join(dir, name))
    expect(bytes.includes('manifest.json')).toBe(false)
    const open = () => store.read(name)

    const elsewhere = await target({ key: keys.secret })
    expect(await messageOf(restoreBackup({ ...elsewhere, key: undefined }, open))).toMatch(
      /cifrada: falta su clave secreta/,
    )
    expect(await messageOf(restoreBackup({ ...elsewhere, key: keys.public }, open))).toMatch(
      /es la clave pública/,
    )
    const other = (await generateKeys()).secret
    expect(await messageOf(restoreBackup({ ...elsewhere, key: other }, open))).toBe(
      'La clave de BACKUP_KEY no es la de esta copia.',
    )
    expect(await databaseSums(elsewhere.url)).toEqual({})
    await restoreBackup(elsewhere, open)
    expect(await databaseSums(elsewhere.url)).toEqual(rows)
  })
})

describe('a restore', () => {
  test('touches nothing where something is, unless that is to be replaced', async () => {
    const { name } = await anyBackup()
    const open = () => store.read(name)
    const there = await target()
    await restoreBackup(there, open)
    await query(there.url, "insert into categories (name) values ('Óptica'); delete from offers")
    const changed = await databaseSums(there.url)

    expect(await messageOf(restoreBackup(there, open))).toMatch(/Aquí ya hay datos.*--replace/)
    expect(await databaseSums(there.url)).toEqual(changed)
    await restoreBackup({ ...there, replace: true }, open)
    expect((await databaseSums(there.url)).offers).not.toBe(changed.offers)
    expect(await query(there.url, "select from categories where name = 'Óptica'")).toEqual([])
  })

  test('that is killed half way leaves what was before', async () => {
    const { name } = await anyBackup()
    const there = await target({ replace: true })
    await restoreBackup(there, () => store.read(name))
    await query(there.url, "insert into categories (name) values ('Óptica')")
    const before = await databaseSums(there.url)
    let killed = false
    const killing: PhotoStore = {
      ...there.photos,
      async write() {
        if (killed) return
        killed = true
        await query(
          there.url,
          `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
        )
      },
    }
    const restore = restoreBackup({ ...there, photos: killing }, () => store.read(name))
    expect(await messageOf(restore)).toMatch(
      /^La base de datos se ha cerrado a mitad, y sigue como estaba\./,
    )
    expect(await databaseSums(there.url)).toEqual(before)
    await restoreBackup(there, () => store.read(name))
  })

  test.each(['57P01', '08006'])(
    'that is told by the database that it stops (%s) does not blame the backup',
    async (code) => {
      const { name } = await anyBackup()
      const stopping = Object.assign(
        new pg.DatabaseError('terminating connection due to administrator command', 0, 'error'),
        { code },
      )
      const there = await target()
      const photos = { ...there.photos, write: () => Promise.reject(stopping) }
      const restore = restoreBackup({ ...there, photos }, () => store.read(name))
      expect(await messageOf(restore)).toMatch(/^La base de datos se ha cerrado a mitad/)
    },
  )

  test('is refused while a server uses the database, and where others have tables', async () => {
    const { name } = await anyBackup()
    const open = () => store.read(name)
    const used = await target({ replace: true })
    await restoreBackup(used, open)
    const changes = await openDirectoryChanges(used.url)
    expect(await messageOf(restoreBackup(used, open))).toMatch(/un Escaparate en marcha/)
    await changes.close()
    const shared = await target({ replace: true })
    await query(shared.url, 'create table recetas (id int)')
    expect(await messageOf(restoreBackup(shared, open))).toMatch(/no conoce \(recetas\)/)
  })

  test('brings a backup of 0.2.0 to the tables of this version', async () => {
    const url = await emptyDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const all = readMigrations()
    const last = all.find(({ tag }) => tag === '0023_triggers_by_difference')!
    await applyMigrations(client, all.slice(0, all.indexOf(last) + 1))
    await client.query(ROWS_OF_0_2_0)
    const migration = { tag: last.tag, when: last.when }
    const tables = (await readTables(client, ownTables())).map(({ name }) => name)
    const snapshot = { ...source(), migration, tables, installation: '0' }
    const entries = entriesOf(client, snapshot, { rows: {}, photos: 0, missing: [] })
    await store.write('0.2.0.tar', writeArchive(entries, undefined))
    await client.end()

    const elsewhere = await target()
    await restoreBackup(elsewhere, () => store.read('0.2.0.tar'))
    const [now, then] = [await databaseSums(elsewhere.url), await databaseSums(url)]
    expect(Object.keys(now)).toEqual(expect.arrayContaining(Object.keys(then)))
    // Newer versions have added columns.
    for (const table of ['commerces', 'users', 'offers']) {
      const rows = `select to_jsonb(${table}) as row from ${table} order by id`
      expect(await query(elsewhere.url, rows), table).toMatchObject(await query(url, rows))
    }
    for (const table of ['commerce_words', 'commerces_id_seq']) {
      expect(now[table]).toBe(then[table])
    }
    const logged = await query(elsewhere.url, 'select object, normalized from activity')
    expect(logged).toEqual([{ object: 'La Espiga', normalized: 'lucia la espiga' }])
    const applied = 'select max(created_at) as last from drizzle.__drizzle_migrations'
    expect(await query(elsewhere.url, applied)).toEqual([{ last: `${all.at(-1)!.when}` }])
  })

  const ROWS_OF_0_2_0 = `
    insert into users (id, username, email, password_hash, role, is_active, created_at, activated_at)
      overriding system value values (41, 'lucia', 'lucia@example.com', 'x', 2, true, now(), now());
    insert into photos (hash, width, height, placeholder, created_at) values (repeat('b', 64), 1, 1, '', now());
    insert into commerces (owner_id, name, description, photo, category, direction, n_tlf, contact_mail, created_at, updated_at)
      values (41, 'La Espiga', 'Pan', repeat('b', 64), '{1}', 'Calle Mayor, 1', '964123456', 'pan@example.com', now(), now());
    insert into applications (commerce, status, application, submitted_at, decided_at)
      values (1, 'OK', 'Por favor', now(), now());
    insert into activity (at, actor, verb, object_type, object) values (now(), 'Lucía', 'create', 'commerce', 'La Espiga');`

  test('takes no backup of a newer version', async () => {
    const newer = { format: 1, program: '9.1.0', postgres: '21', created_at: '2030-01-01' }
    const migration = { tag: '0999_all_new', when: readMigrations().at(-1)!.when + 1 }
    async function* entries() {
      const manifest = { ...newer, migration, tables: [], sequences: [] }
      yield { name: 'manifest.json', bytes: Buffer.from(JSON.stringify(manifest)) }
      const summary = { rows: {}, photos: 0, missing: [] }
      yield { name: 'summary.json', bytes: Buffer.from(JSON.stringify(summary)) }
    }
    await store.write('newer.tar', writeArchive(entries(), undefined))
    const elsewhere = await target()
    expect(await messageOf(restoreBackup(elsewhere, () => store.read('newer.tar')))).toMatch(
      /es de Escaparate 9\.1\.0, más nuevo que este/,
    )
  })
})

describe('the commands', () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const run = (script: string, args: string[], env: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, [`src/server/commands/${script}`, ...args], {
      cwd: ROOT,
      env: { PATH, NODE_COMPILE_CACHE, ...env },
    }).catch((error: { stdout: string; stderr: string }) => error)

  test('back up beside a running server and restore elsewhere, also what tar alone can open', async () => {
    const [from, to] = [join(dir, 'commands'), join(dir, 'elsewhere')]
    await mkdir(from)
    const here = { DATABASE_URL: server.databaseUrl, VAR_DIR: server.services.config.varDir }
    const backup = await run('backup.ts', ['--to', from], here)
    expect(backup.stderr).toBe('')
    const file = /^Hecho: (.+\.tar)$/m.exec(backup.stdout)![1]!
    const url = await emptyDatabase()
    const there = { DATABASE_URL: url, VAR_DIR: to }
    const restore = await run('restore.ts', ['--from', file], there)
    expect(restore.stderr).toBe('')
    expect(restore.stdout).toMatch(/comercios.*\nAtención: ya faltaban 3.*\nHecho: todo está como/)
    expect(await folderSums(join(to, 'photos'))).toEqual(await folderSums(photosOfServer()))

    const shell = `tar xOf '${file}' --wildcards 'tables/users/*' | zcat`
    const { stdout } = await promisify(execFile)('sh', ['-c', shell])
    expect(stdout).toContain('persona-0001@example.com')
  })

  test.each([
    ['backup.ts', [], /^Uso:\n.*npm run backup/],
    ['restore.ts', [], /^Uso:\n.*npm run restore/],
    ['restore.ts', ['--from', '/no/such/file'], /^No hay ninguna copia en \/no\/such\/file\.\n$/],
  ])('%s %j says what is wrong in Spanish', async (script, args, sentence) => {
    const env = { DATABASE_URL: await emptyDatabase(), VAR_DIR: dir }
    expect((await run(script, args, env)).stderr).toMatch(sentence)
  })

  test('a file that is no backup is told from a damaged one', async () => {
    await writeFile(join(dir, 'photo.jpg'), Buffer.alloc(5000, 'x'))
    const env = { DATABASE_URL: await emptyDatabase(), VAR_DIR: dir }
    const { stderr } = await run('restore.ts', ['--from', join(dir, 'photo.jpg')], env)
    expect(stderr).toBe('Ese fichero no es una copia de Escaparate, o está dañado.\n')
  })
})
