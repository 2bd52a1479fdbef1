import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { isAbsolute, join, relative } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sourceStack } from '#server/process/source-stack.ts'
import config from '../rolldown.config.ts'
import { PARTS, ROOT } from './sources.js'

let chunks: OutputChunk[]

beforeAll(async () => {
  const { output: options, ...input } = config
  await using build = await rolldown(input)
  const { output } = await build.generate({ ...options, sourcemap: false })
  chunks = output.filter((file) => file.type === 'chunk')
})

test('the programs of the build need no package that production does not install', () => {
  const own = chunks.map(({ fileName }) => fileName)
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  const needed = new Set(imported.filter((name) => !own.includes(name) && !isBuiltin(name)))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  // Only `npm run dev` needs Vite.
  const missing = [...needed].map(packageOf).filter((name) => !(name in dependencies))
  expect(missing).toEqual(['vite'])
  expect([...needed]).toContain('sharp')
})

test('a change of any file that is bundled makes the build stale', () => {
  const bundled = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => isAbsolute(id) && !id.includes('node_modules'))
    .map((id) => relative(ROOT, id))
  const watched = globSync(PARTS.programs.sources, { cwd: ROOT })
  expect(bundled.filter((file) => !watched.includes(file))).toEqual([])
  expect(bundled).toContain('src/server/app.ts')
})

test('every command of the server is a program of the build', () => {
  const commands = globSync('src/server/commands/*.ts')
  expect(commands.length).toBeGreaterThan(2)
  expect(Object.values(config.input as object)).toEqual(expect.arrayContaining(commands))
})

test('every file of the programs lies in one folder, where their workers are looked for', () => {
  const names = chunks.map(({ fileName }) => fileName)
  expect(names.filter((name) => name.includes('/'))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['start.js', 'heic-worker.js']))
})

test('packages are written in ASCII, and our own files as they are', () => {
  const isAscii = (isPackage: boolean) =>
    chunks
      .filter(({ fileName }) => fileName.startsWith('packages') === isPackage)
      .map(({ code }) => /^[\0-\x7f]*$/.test(code))
  expect(new Set(isAscii(true))).toEqual(new Set([true]))
  expect(isAscii(false)).toContain(false)
})

test('a logged stack of a built program names the line of its source', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escaparate-programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const source = join(folder, 'fails.ts')
  writeFileSync(
    source,
    'type Reason = string\n\nconst reason: Reason = "x"\nthrow new Error(reason)\n',
  )
  const { output: options, ...input } = config
  await using build = await rolldown({ ...input, input: { fails: source } })
  await build.write({ ...options, dir: join(folder, 'build/programs') })
  const { stderr } = spawnSync(process.execPath, [join(folder, 'build/programs/fails.js')], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/\/build\/programs\/fails\.js:\d+:7/)
  expect(sourceStack(stderr)).toMatch(/at fails\.ts:4:7/)
})

/** Returns the package of an import: '@node-rs/argon2' of '@node-rs/argon2/some/file'. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
