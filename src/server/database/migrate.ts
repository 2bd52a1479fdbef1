import pg from 'pg'
import { StartupError } from '../process/startup-error.ts'
import { applyMigrations, lastApplied, type Migration, readMigrations } from './migrations.ts'

const MIN_POSTGRESQL = 15
const LOCK_KEY = 7_216_443

/** Applies missing migrations in one transaction and says which. Throws `StartupError` for what operators can fix. */
export async function migrateDatabase(
  url: string,
  say: (line: string) => void = () => {},
): Promise<void> {
  const client = await connect(url)
  try {
    await lockMigrations(client, say)
    const pending = await pendingMigrations(client, say)
    if (pending.length > 0) await migrate(client, pending, say)
  } finally {
    await client.end()
  }
}

/** Opens a connection without timeouts. Throws `StartupError` if that fails or the server is too old. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartupError(`No se puede entrar en la base de datos: ${(error as Error).message}.`)
  }
  try {
    await refuseOldServer(client)
    // The role may have timeouts for connections of a pooler. Migrations may take longer.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Waits until no other process alters tables, and locks until the connection ends. */
export async function lockMigrations(
  client: pg.Client,
  say: (line: string) => void,
): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as ours', [LOCK_KEY])
  if (rows[0].ours) return
  say('Otro proceso está cambiando las tablas: esperando a que termine…')
  await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
}

async function pendingMigrations(
  client: pg.Client,
  say: (line: string) => void,
): Promise<Migration[]> {
  const all = readMigrations()
  const last = await lastApplied(client).catch(async (error) => {
    if (!isForbidden(error)) throw error
    throw new StartupError(
      `${await roleOf(client)} no puede leer drizzle.__drizzle_migrations: dale los permisos de docs/operating.md.`,
    )
  })
  if (last > all.at(-1)!.when) {
    say('Atención: la base de datos es de una versión más nueva que este programa.')
  }
  return all.filter(({ when }) => when > last)
}

async function migrate(
  client: pg.Client,
  pending: readonly Migration[],
  say: (line: string) => void,
): Promise<void> {
  const tags = pending.map(({ tag }) => tag).join(', ')
  const isEmpty = pending.length === readMigrations().length
  say(isEmpty ? 'Creando las tablas…' : `Actualizando la base de datos: ${tags}…`)
  try {
    await client.query('begin')
    await applyMigrations(client, pending)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (!isForbidden(error)) {
      throw new StartupError(
        `La base de datos no se ha podido actualizar y sigue como estaba: ${(error as Error).message}.`,
      )
    }
    throw new StartupError(
      `${await roleOf(client)} no puede cambiar las tablas, y faltan estos cambios: ${tags}. ` +
        'Ejecuta npm run migrate con DATABASE_DIRECT_URL de quien sí puede, y arranca de nuevo.',
    )
  }
}

const isForbidden = (error: unknown) => (error as { code?: string }).code === '42501'

async function roleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select current_user as role')
  return `El usuario ${rows[0].role} de la base de datos`
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version",
  )
  const version = Math.floor(rows[0].version / 10_000)
  if (version >= MIN_POSTGRESQL) return
  throw new StartupError(
    `La base de datos es PostgreSQL ${version}: hace falta la versión ${MIN_POSTGRESQL} o posterior.`,
  )
}
