import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded } from '#server/database/embedded.ts'
import { StartupError } from '#server/process/startup-error.ts'

/* A child process of tests: opens the database of a folder and prints events as lines of JSON. With the task `rows`
   it inserts numbers and prints each committed one. SIGINT closes it. */
const [dir = '', task] = process.argv.slice(2)

try {
  const { url, close } = await openEmbedded({ dir, say: (said) => tell({ said }) })
  const pool = new pg.Pool({ connectionString: url })
  pool.on('error', () => {})
  process.once('SIGINT', async () => {
    const { rowCount } = await pool.query('select 1')
    tell({ reachableAfterSignal: rowCount === 1 })
    await pool.end()
    await close()
    process.exit()
  })
  tell({ url })
  if (task === 'rows') {
    await pool.query('create table if not exists row (id int primary key)')
    for (let id = 1; ; id++) {
      await pool.query('insert into row values ($1)', [id])
      tell({ row: id })
    }
  }
  await wait(600_000)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  tell({ startupError: error.message })
  process.exitCode = 1
}

function tell(event: object) {
  console.log(JSON.stringify(event))
}
