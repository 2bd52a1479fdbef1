import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DEMO_PASSWORD } from '#demo/seed.ts'
import { openEmbedded } from '#server/database/embedded.ts'
import { freePort } from '#testing/free-port.ts'
import {
  makeVarDir,
  removeVarDir,
  runProgram,
  START,
  startServer,
} from '../tools/server-process.ts'

const EDITS = 200
const LUCIA = { email: 'lucia@escaparate.example', password: DEMO_PASSWORD }

/** Supported combinations of pooler and address must show every edit at once; with others the server must not start. */
export default async function poolers(say: (line: string) => void): Promise<boolean> {
  const dir = await makeVarDir()
  const database = await openEmbedded({ dir, say: () => {} })
  try {
    for (const mode of ['session', 'transaction'] as const) {
      const pooler = await startPgBouncer(dir, database.url, mode)
      if (pooler === undefined) {
        say('PgBouncer is not installed: nothing was tried.')
        return true
      }
      try {
        const through = { VAR_DIR: dir, RATE_LIMITS: 'off', DATABASE_URL: pooler.url }
        const beside = { ...through, DATABASE_DIRECT_URL: database.url }
        if (mode === 'transaction') {
          say(`transaction, alone: ${await refusalOf(through)}`)
          say(`transaction, direct address: ${await refusalOf(beside)}`)
          const { user, database: base } = new pg.Client({ connectionString: database.url })
          await run(
            database.url,
            `alter role ${user} in database ${base} set lock_timeout = '2s';
            alter role ${user} in database ${base} set statement_timeout = '10s'`,
          )
          await run(pooler.console, 'RECONNECT')
          const stale = await staleAfterEdits(beside)
          say(`transaction, direct address, limits: ${stale} of ${EDITS} edits not seen at once`)
          if (stale > 0) return false
        } else {
          const stale = await staleAfterEdits(through)
          say(`session: ${stale} of ${EDITS} edits not seen at once`)
          if (stale > 0) return false
        }
      } finally {
        await pooler.stop()
      }
    }
    return true
  } finally {
    await database.close()
    await removeVarDir(dir)
  }
}

/** Starts PgBouncer as the owner of the database's socket. Returns undefined if PgBouncer is not installed. */
async function startPgBouncer(dir: string, databaseUrl: string, mode: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl })
  const listening = await freePort()
  const file = join(dir, `pgbouncer-${mode}.ini`)
  await writeFile(
    file,
    `[databases]
${database} = host=${host} port=${port} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listening}
unix_socket_dir =
auth_type = any
admin_users = admin
pool_mode = ${mode}
default_pool_size = 20
`,
  )
  await chmod(file, 0o644)
  const { uid, gid } = await stat(join(dir, 'database/'))
  const child = spawn('pgbouncer', [file], { uid, gid, stdio: 'ignore' })
  const failed = once(child, 'error').then(() => true)
  const url = (who: string, name: string) =>
    `postgresql://${who}:any@127.0.0.1:${listening}/${name}`
  const console = url('admin', 'pgbouncer')
  for (;;) {
    if (await Promise.race([failed, wait(100, false)])) return undefined
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    const isUp = await run(console, 'SHOW VERSION').catch(() => undefined)
    if (isUp) return { url: url(user!, database!), console, stop: () => stop(child) }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

type Shop = { id: number }

/** Starts the server, which must exit by itself, and returns its message. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  const program = runProgram(START, { ...settings, PORT: String(await freePort()) })
  const { code, out, errors } = await program.ended
  if (code !== 1) throw new Error(`ended with ${code}: ${out}${errors}`)
  return (out + errors).trim()
}

async function staleAfterEdits(settings: Record<string, string>): Promise<number> {
  const server = await startServer(settings)
  try {
    const call = async (method: string, path: string, body?: object, token?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      }
      const answer = await fetch(server.url + path, {
        method,
        headers,
        body: body && JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${answer.status} at ${path}`)
      return answer
    }
    const { access } = await (await call('POST', '/api/token/', LUCIA)).json()
    const own: Shop[] = await (await call('GET', '/api/commerce/', undefined, access)).json()
    const isPublic = async ({ id }: Shop) =>
      (await fetch(`${server.url}/api/directory/commerces/${id}/`)).ok
    const known = await Promise.all(own.map(isPublic))
    const shop = own[known.indexOf(true)]!
    let stale = 0
    for (let edit = 0; edit < EDITS; edit++) {
      const description = `Guardado ${edit}.`
      await call('PATCH', `/api/commerce/${shop.id}/`, { description }, access)
      const page = await (await call('GET', `/api/directory/commerces/${shop.id}/`)).text()
      if (!page.includes(description)) stale++
    }
    return stale
  } finally {
    await server.stop()
  }
}

async function run(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}
