import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { type EmbeddedDb, type EmbeddedOptions, openEmbedded } from '#server/database/embedded.ts'
import { readPid } from '#server/database/embedded-programs.ts'

export type Event = {
  said?: string
  url?: string
  row?: number
  startupError?: string
  reachableAfterSignal?: boolean
}

type RunOptions = {
  task?: string
  env?: NodeJS.ProcessEnv
  detached?: boolean
  user?: { uid: number; gid: number }
  program?: string
}

export const isRoot = process.getuid?.() === 0

const opened: EmbeddedDb[] = []
const children: ChildProcess[] = []
const leftovers: string[] = []

/** Creates an empty folder that every user can read. It is removed after the test. */
export async function folder(): Promise<string> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'escaparate-test-')))
  await chmod(path, 0o755)
  removeLater(path)
  return path
}

/** A folder with an empty database, to copy: creating one takes ten times as long. */
let template: Promise<string> | undefined

/** Creates a folder with an empty database for a test that is not about its creation. It is removed after the test. */
export async function folderWithDatabase(): Promise<string> {
  template ??= createTemplate()
  const path = await folder()
  // Run as root, it keeps the owner of the files: the user of the database.
  await promisify(execFile)('cp', ['-a', `${await template}/.`, path])
  return path
}

async function createTemplate(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'escaparate-template-'))
  await chmod(path, 0o755)
  const { close } = await openEmbedded({ dir: path, say: () => {} })
  await close()
  return path
}

export function removeLater(path: string): void {
  leftovers.push(path)
}

export async function start(dir: string, options: Partial<EmbeddedOptions> = {}) {
  const database = await openEmbedded({ dir, say: () => {}, ...options })
  opened.push(database)
  return database
}

/** Opens the database of `dir` in a child process (`embedded-child.ts`). */
export function run(dir: string, options: RunOptions = {}) {
  const { task = '', env = {}, detached, user, program = import.meta.dirname } = options
  const script = join(program, 'embedded-child.ts')
  const child = spawn(process.execPath, [script, dir, task], {
    env,
    detached,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  })
  children.push(child)
  const events: Event[] = []
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => events.push(JSON.parse(line)))

  /** Returns the first event that has `key`; waits for it if necessary. */
  async function next<K extends keyof Event>(key: K): Promise<NonNullable<Event[K]>> {
    for (;;) {
      const found = events.find((event) => event[key] !== undefined)?.[key]
      if (found !== undefined) return found as NonNullable<Event[K]>
      await anyLine()
    }
  }

  async function anyLine() {
    const closed = ended.then(() => {
      throw new Error(`The process ended after ${JSON.stringify(events)}`)
    })
    await Promise.race([once(lines, 'line'), closed])
  }

  return { child, events, ended, next, anyLine }
}

export async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  // When the server is killed the query rejects; without a listener the error would end the test run.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export async function serverPid(dir: string): Promise<number> {
  return (await readPid(join(dir, 'database/data'))) ?? Number.NaN
}

/** Ends processes, closes databases and deletes folders. Called after each test. */
export async function cleanUp(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGINT')
    await once(child, 'close')
  }
  for (const database of opened.splice(0)) await database.close()
  for (const path of leftovers.splice(0)) await rm(path, { recursive: true, force: true })
}

/** Deletes the folder that others were copied from. Called after the last test of a file. */
export async function removeTemplate(): Promise<void> {
  if (template) await rm(await template, { recursive: true, force: true })
  template = undefined
}
