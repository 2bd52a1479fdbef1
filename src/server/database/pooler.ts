import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { StartupError } from '../process/startup-error.ts'

/** Rounds of the test: in a single one a client might get its former connection by chance. */
const ROUNDS = 3
const TIMEOUT_MS = 10_000

type DatabaseUrls = { url: string; directUrl: string }

/** Whether a pooler shares connections between transactions. Throws `StartupError` if notices or limits get lost. */
export async function sharesConnections({ url, directUrl }: DatabaseUrls): Promise<boolean> {
  if (await isShared(directUrl)) {
    const name = url === directUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    const cure =
      url === directUrl
        ? 'Pon en DATABASE_DIRECT_URL la dirección del propio servidor, o el pooler en pool_mode = session.'
        : 'Pon ahí la dirección del propio servidor.'
    throw new StartupError(
      `${name} pasa por un pooler que reparte las conexiones (pool_mode = transaction): las notificaciones de cambios no vuelven y las páginas se quedarían viejas. ${cure}`,
    )
  }
  if (url === directUrl || !(await isShared(url))) return false
  await requireTimeLimits(url)
  return true
}

/** Whether connections are shared: notices get lost, or another connection answers during a transaction. */
async function isShared(url: string): Promise<boolean> {
  return withClients(url, async (client, other) => {
    let notices = 0
    client.on('notification', () => {
      notices++
    })
    for (let round = 1; round <= ROUNDS; round++) {
      const channel = `probe_${randomBytes(8).toString('hex')}`
      await client.query(`listen ${channel}`)
      const before = await backendOf(client)
      await other.query('begin')
      const otherBackend = await backendOf(other)
      await client.query(`notify ${channel}`)
      const after = await backendOf(client)
      await other.query('rollback')
      if (notices < round || before !== after || before === otherBackend) return true
    }
    return false
  })
}

/** Throws `StartupError` if the role has no time limits. A session cannot set them: its connection is shared. */
async function requireTimeLimits(url: string): Promise<void> {
  const { rows } = await withClients(url, (client) =>
    client.query(`select quote_ident(current_user) as role, quote_ident(current_database()) as base from pg_settings
      where name in ('lock_timeout', 'statement_timeout') and setting = '0'`),
  )
  if (rows.length === 0) return
  const alterRole = `alter role ${rows[0].role} in database ${rows[0].base}`
  throw new StartupError(
    `DATABASE_URL pasa por un pooler que reparte las conexiones (pool_mode = transaction), y ahí los límites de tiempo son los del usuario: ejecuta "${alterRole} set lock_timeout = '2s'; ${alterRole} set statement_timeout = '10s'" y reinicia el pooler, o ponlo en pool_mode = session.`,
  )
}

async function withClients<Result>(
  url: string,
  work: (client: pg.Client, other: pg.Client) => Promise<Result>,
): Promise<Result> {
  const open = () => {
    const config = { connectionString: url, connectionTimeoutMillis: TIMEOUT_MS }
    const client = new pg.Client({ ...config, query_timeout: TIMEOUT_MS })
    client.on('error', () => {})
    return client
  }
  const clients = [open(), open()] as const
  try {
    await Promise.all(clients.map((client) => client.connect()))
    return await work(...clients)
  } catch (error) {
    throw new StartupError(`No se puede entrar en la base de datos: ${(error as Error).message}.`)
  } finally {
    for (const client of clients) void client.end().catch(() => {})
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid
}
