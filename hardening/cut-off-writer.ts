import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/* A child process of partitions.ts: writes numbers into a PostgreSQL, and prints each acknowledged number with its
   time. */
const [connectionString = ''] = process.argv.slice(2)

for (let number = 1; ; number++) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('insert into cut_off values ($1)', [number])
    console.log(JSON.stringify({ number, at: Date.now() }))
  } catch {
    // The database is read-only or unreachable.
  } finally {
    client.end().catch(() => {})
    await wait(50)
  }
}
