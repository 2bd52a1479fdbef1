import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server with a migrated database of this name, from which each test file takes a copy. */
    templateUrl: string
  }
}

/**
 * Starts one PostgreSQL for all test files: the embedded one, or that of `TEST_DATABASE_URL`, whose
 * user must be allowed to create databases.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env.TEST_DATABASE_URL
  const dir = await mkdtemp(join(tmpdir(), 'escaparate-test-'))
  // As root the database runs as another user, who must be able to enter.
  await chmod(dir, 0o755)
  const embedded = outside ? undefined : await openEmbedded({ dir, say: () => {} })
  const server = outside ?? embedded!.url
  const template = `escaparate_template_${process.pid}`
  await onServer(server, `create database ${template} template template0 encoding 'UTF8'`)
  const templateUrl = withDatabase(server, template)
  await migrateDatabase(templateUrl)
  project.provide('templateUrl', templateUrl)
  return async () => {
    await onServer(server, `drop database ${template}`)
    await embedded?.close()
    await rm(dir, { recursive: true, force: true })
  }
}

/** Runs one statement that concerns databases, from outside of them. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Drops a database under whoever is still in it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  try {
    await onServer(url, `drop database ${name} with (force)`)
  } catch (error) {
    // Autovacuum is there, which is not ours to end: asked without force, PostgreSQL sends it away.
    if ((error as { code?: string }).code !== '42501') throw error
    await onServer(url, `drop database ${name}`)
  }
}

/** The address of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
