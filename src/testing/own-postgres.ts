import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/database/embedded.ts'
import { readPid } from '#server/database/embedded-programs.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { queryServer, withDatabase } from './database.ts'

/** Starts a PostgreSQL for one test file, which may restart it. `templateUrl` is the URL of a migrated database. */
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
    /** Returns the process id of the postmaster, which is new after each restart. */
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
