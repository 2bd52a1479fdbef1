import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { freePort } from '#testing/free-port.ts'

const ROOT = resolve(import.meta.dirname, '..')

export const START = ['tools/run.js', 'start']

/** Like `START`, but does not compare the build with all sources, which is a fourth of a start. Only after a build. */
export const START_BUILT = ['build/programs/start.js']

export type Ended = { code: number | null; out: string; errors: string }

export type Program = {
  child: ChildProcess
  ended: Promise<Ended>
  /** Resolves when the program has printed `text`; rejects if it ends before. */
  printed(text: string): Promise<void>
}

export type ServerProcess = Program & { url: string; stop(): Promise<Ended> }

type Settings = Record<string, string | undefined>

/** Environment variables that are passed on. Settings must not affect the tests. */
const MACHINE = ['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ']

/** Runs `node ARGS` in its own process group, as a terminal would, optionally in another checkout. */
export function runProgram(
  args: string[],
  settings: Settings,
  { command = process.execPath, root = ROOT } = {},
): Program {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let out = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = once(child, 'close').then(([code]): Ended => ({ code, out, errors }))
  const failed = ended.then(() => {
    throw new Error(`${args.join(' ')} ended:\n${out}${errors}`)
  })
  failed.catch(() => {})
  return {
    child,
    ended,
    async printed(text) {
      while (!out.includes(text)) await Promise.race([once(child.stdout, 'data'), failed])
    },
  }
}

export async function startServer(settings: Settings, nodeArgs: string[] = [], start = START) {
  const port = settings.PORT ?? String(await freePort())
  const program = runProgram([...nodeArgs, ...start], { ...settings, PORT: port })
  await program.printed('está en marcha')
  return {
    ...program,
    url: `http://127.0.0.1:${port}`,
    stop() {
      program.child.kill('SIGINT')
      return program.ended
    },
  } satisfies ServerProcess
}

/** The program also reads `.env`, which does not override variables that are set, even to ''. */
function environment(): Settings {
  const file = join(ROOT, '.env')
  const local = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : []
  return Object.fromEntries([
    ...local.map((name) => [name, '']),
    ['NODE_COMPILE_CACHE', join(ROOT, 'node_modules/.cache/compiled')],
    // Tests do not call external services.
    ['TILES_URL', ''],
    ['GEOCODER_URL', ''],
    ...MACHINE.map((name) => [name, process.env[name]]),
  ])
}

/** Creates a folder for VAR_DIR that the user of the embedded database can enter. */
export async function makeVarDir(parent = tmpdir()): Promise<string> {
  const dir = await mkdtemp(join(parent, 'escaparate-e2e-'))
  await chmod(dir, 0o755)
  return dir
}

export const removeVarDir = (dir: string) => rm(dir, { recursive: true, force: true })
