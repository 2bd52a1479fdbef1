import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = resolve(import.meta.dirname, '..')
/** The hash of the sources of the build; written last, so that an unfinished build is repeated. */
const STAMP = join(ROOT, 'build/sources')
const SOURCES = [
  'src/{web,contract,drawing}/**/*.{ts,tsx,css}',
  '{react-router,vite}.config.ts',
  'package-lock.json',
]

/** Whether the build was made from the present sources. */
export function isBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash()
}

/** Builds the web into `build/`, with its files compressed beside them. Returns whether it worked. */
export function buildWeb(): boolean {
  rmSync(STAMP, { force: true })
  const built = spawnSync(process.execPath, [cli(), 'build'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) {
    process.stderr.write(built.stdout + built.stderr)
    return false
  }
  for (const file of globSync('build/client/assets/*.{js,css,svg}', { cwd: ROOT })) {
    compress(join(ROOT, file))
  }
  writeFileSync(STAMP, sourcesHash())
  return true
}

function cli(): string {
  return join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
}

function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

if (import.meta.main) process.exitCode = buildWeb() ? 0 : 1
