import { spawnSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { oneAtATime } from './one-at-a-time.ts'
import { isBuilt, PARTS, type Part, ROOT, sourcesHash, stampOf, withEmptied } from './sources.js'

const builders: Record<Part, () => boolean> = { web: buildWeb, programs: buildPrograms }

const PROGRAMS = join(ROOT, 'build/programs')
/** Maximum of milliseconds between the first and the last file of one build. */
const MAX_BUILD_DURATION = 60_000

/** Not in `build`, which a build empties. */
const LOCK = join(ROOT, 'node_modules/.build-lock')

const every = Object.keys(PARTS) as Part[]
const isStale = (part: Part) => !isBuilt(part)

/** Builds what is missing or outdated. Returns whether it succeeded. */
export function ensureBuilt(parts = every): boolean {
  if (!parts.some(isStale)) return true
  // Another process may have built them while this one waited.
  return oneAtATime(LOCK, () => build(parts.filter(isStale)))
}

/** Writes the stamp last, so that an unfinished build is repeated. */
function build(parts: Part[]): boolean {
  return withEmptied(parts).every((part) => {
    rmSync(stampOf(part), { force: true })
    const hash = sourcesHash(part)
    if (!builders[part]()) return false
    writeFileSync(stampOf(part), hash)
    return true
  })
}

function buildWeb(): boolean {
  if (!run('@react-router/dev/bin.cjs', 'build')) return false
  for (const file of globSync('build/client/assets/*.{js,css,svg}', { cwd: ROOT })) {
    compress(join(ROOT, file))
  }
  return true
}

function buildPrograms(): boolean {
  removeOldPrograms()
  return run('rolldown/bin/cli.mjs', '-c', 'rolldown.config.ts')
}

/** Keeps the files of the previous build: a running server may still import them. */
function removeOldPrograms(): void {
  const last = statSync(join(PROGRAMS, 'start.js'), { throwIfNoEntry: false })
  if (last === undefined) return
  for (const name of readdirSync(PROGRAMS)) {
    const file = join(PROGRAMS, name)
    if (statSync(file).mtimeMs < last.mtimeMs - MAX_BUILD_DURATION) rmSync(file)
  }
}

/** Runs a program of a package, and shows its output only if it fails. */
function run(program: string, ...args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', program), ...args],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) process.stderr.write(stdout + stderr)
  return status === 0
}

function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
}

if (import.meta.main) {
  const named = process.argv.slice(2) as Part[]
  const isDone = named.length > 0 ? ensureBuilt(named) : oneAtATime(LOCK, () => build(every))
  process.exitCode = isDone ? 0 : 1
}
