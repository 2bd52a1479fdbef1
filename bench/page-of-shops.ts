import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { openEmbedded } from '#server/database/embedded.ts'
import { DEMO_PASSWORD } from '#server/seed/seed.ts'

const SHOPS = 10_000
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 32
/** Least share of the bare route's speed that the real one is to have. */
const LEAST_RATIO = 0.7
const SECRET_KEY = 'a secret that only the bench knows'

const root = resolve(import.meta.dirname, '..')
const varDir = resolve(root, 'var/bench')

/**
 * As administrator: the first page of 20 of 10,000 shops, with categories and total. The server runs
 * on one core, the load comes from the other; the two servers are measured in turn, round by round.
 */
export async function benchPageOfShops(): Promise<boolean> {
  const say = (line: string) => console.log(line)
  await run('src/server/seed/main.ts', ['--shops', String(SHOPS)], { VAR_DIR: varDir })
  const database = await openEmbedded({ dir: varDir, say })
  const ours = await startServer('bench/ours.ts', database.url)
  const bare = await startServer('bench/bare.ts', database.url)
  try {
    const token = await signIn(ours.url)
    const pairs: { ours: number; bare: number }[] = []
    await load(ours.url, token, 2)
    await load(bare.url, token, 2)
    for (let round = 0; round < ROUNDS; round++) {
      pairs.push({
        ours: await load(ours.url, token, SECONDS),
        bare: await load(bare.url, token, SECONDS),
      })
    }
    const ratio = median(pairs.map((pair) => pair.ours / pair.bare))
    say(`Page of 20 of ${SHOPS} shops, as administrator (${CONNECTIONS} connections, one core):`)
    say(`  ours   ${Math.round(median(pairs.map((pair) => pair.ours)))} requests/s`)
    say(`  bare   ${Math.round(median(pairs.map((pair) => pair.bare)))} requests/s`)
    say(`  ratio  ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`)
    return ratio >= LEAST_RATIO
  } finally {
    await ours.stop()
    await bare.stop()
    await database.close()
  }
}

async function run(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  await once(child, 'exit')
}

async function startServer(file: string, databaseUrl: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = pinned(0, file, {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    VAR_DIR: varDir,
    SECRET_KEY,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** A process on one core, where the system can do that. */
function pinned(core: number, file: string, env: NodeJS.ProcessEnv): ChildProcess {
  const node = [process.execPath, file]
  const [command, ...args] = (
    process.platform === 'linux' ? ['taskset', '-c', String(core), ...node] : node
  ) as [string, ...string[]]
  return spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/commerce/`).then(
    () => true,
    () => new Promise((done) => setTimeout(() => done(false), 100)),
  )
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@escaparate.example', password: DEMO_PASSWORD }),
  })
  return (await response.json()).access
}

/** Requests answered in a second. */
async function load(url: string, token: string, seconds: number): Promise<number> {
  const child = spawn(
    process.platform === 'linux' ? 'taskset' : process.execPath,
    [
      ...(process.platform === 'linux' ? ['-c', '1', process.execPath] : []),
      resolve(root, 'node_modules/autocannon/autocannon.js'),
      ...['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)],
      ...['-H', `authorization=Bearer ${token}`],
      `${url}/api/commerce/?page=1&page_size=20`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const output = await new Response(child.stdout as unknown as ReadableStream).text()
  const { requests, non2xx, errors } = JSON.parse(output)
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals, ${errors} errors at ${url}`)
  return requests.average
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
