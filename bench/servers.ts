import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { type EmbeddedDb, openEmbedded } from '#server/database/embedded.ts'
import { V8_FLAGS } from '#server/process/idle-gc.ts'
import { freePort } from '#testing/free-port.ts'

export const root = resolve(import.meta.dirname, '..')

const SECRET_KEY = 'a secret that only the bench knows'
const varDir = resolve(root, 'var/bench')

export async function openTown(shops: number, say: (line: string) => void): Promise<EmbeddedDb> {
  await seedTown(shops, varDir)
  return openEmbedded({ dir: varDir, say })
}

export async function seedTown(shops: number, dir: string): Promise<void> {
  await run('demo/main.ts', ['--shops', String(shops)], { VAR_DIR: dir })
}

async function run(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  await once(child, 'exit')
}

/** Starts our server or a reference server as a child process, on the given core if there is one. */
export async function startServer(
  file: string,
  databaseUrl: string,
  core?: number,
  env: NodeJS.ProcessEnv = {},
) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = startOn(core, file, {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    VAR_DIR: varDir,
    SECRET_KEY,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...env,
  })
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
  }
  return {
    url,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function startOn(core: number | undefined, file: string, env: NodeJS.ProcessEnv): ChildProcess {
  // The flags that our server sets for itself: without them the speed of a reference server differs at each start.
  const node = [process.execPath, ...V8_FLAGS, file]
  const [command, ...args] = (
    process.platform === 'linux' && core !== undefined
      ? ['taskset', '-c', String(core), ...node]
      : node
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
