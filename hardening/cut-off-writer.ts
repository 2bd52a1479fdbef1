import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/* A process of its own for partitions.ts: writes numbers into a PostgreSQL, and prints each that was acknowledged, and
   when. */
const [connectionString = ''] = process.argv.slice(2)

for (let number = 1; ; number++) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('insert into cut_off values ($1)', [number])
    console.log(JSON.stringify({ number, at: Date.now() }))
  } catch {
    // It is read-only, or away.
  } finally {
    client.end().catch(() => {})
    await wait(50)
  }
}
