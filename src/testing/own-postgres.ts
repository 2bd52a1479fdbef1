import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/database/embedded.ts'
import { readPid } from '#server/database/embedded-process.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { queryServer, withDatabase } from './database.ts'

/** A PostgreSQL for one file of tests, which may restart it; `templateUrl` is of a database with the tables. */
export async function openOwnPostgres() {
  const dir = await mkdtemp(join(tmpdir(), 'escaparate-test-'))
  await chmod(dir, 0o755)
  const postgres = await openEmbedded({ dir, say: () => {} })
  const template = 'template_of_tests'
  await queryServer(postgres.url, `create database ${template} template template0 encoding 'UTF8'`)
  const templateUrl = withDatabase(postgres.url, template)
  await migrateDatabase(templateUrl)
  return {
    templateUrl,
    /** The process id of its first process, another one after each restart. */
    async postmaster(): Promise<number> {
      const pid = await readPid(join(dir, 'database/data'))
      if (pid === undefined) throw new Error('no server runs')
      return pid
    },
    async close(): Promise<void> {
      await postgres.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export type OwnPostgres = Awaited<ReturnType<typeof openOwnPostgres>>
