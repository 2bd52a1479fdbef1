import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Nobody listens there yet, the name is not known yet, or PostgreSQL is starting (57P03). */
const NOT_YET =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOENT|57P03)$/

type Patience = { seconds: number; every: number }

/**
 * Resolves when the server of a database answers, refuses the connection, or has not answered in time: whoever
 * connects next says why. Started with its database, by systemd or a container, a server is often first.
 */
export async function waitForDatabase(
  url: string,
  { seconds, every }: Patience,
  say: (line: string) => void,
): Promise<void> {
  const ends = performance.now() + seconds * 1000
  let hasSaid = false
  while (!(await answers(url)) && performance.now() < ends) {
    if (!hasSaid) say(`La base de datos no responde todavía: esperando hasta ${seconds} segundos…`)
    hasSaid = true
    await sleep(every)
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    return !(NOT_YET.test(code ?? '') || message === 'timeout expired')
  } finally {
    await client.end().catch(() => {})
  }
}
