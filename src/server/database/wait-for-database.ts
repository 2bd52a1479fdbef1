import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** No server listens yet, its name is unknown yet, or PostgreSQL is starting (57P03). */
const STARTING =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOENT|57P03)$/

/** Waits until the server accepts or refuses a connection. In containers the program may start before it. */
export async function waitForDatabase(
  url: string,
  { seconds, retryMs }: { seconds: number; retryMs: number },
  say: (line: string) => void,
): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  let hasSaid = false
  while (!(await answers(url)) && performance.now() < deadline) {
    if (!hasSaid) say(`La base de datos no responde todavía: esperando hasta ${seconds} segundos…`)
    hasSaid = true
    await sleep(retryMs)
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
    return !(STARTING.test(code ?? '') || message === 'timeout expired')
  } finally {
    await client.end().catch(() => {})
  }
}
