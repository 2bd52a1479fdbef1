import { globSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FOLDERS } from '#web/layers.ts'

const root = resolve(import.meta.dirname, '..')
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(resolve(root, path), 'utf8'),
  isTest: /\.test\.tsx?$/.test(path),
}))

/** What each room may import besides its own files: beginnings of module names. */
const WALLS: Record<string, RegExp> = {
  contract: /^(zod$)/,
  drawing: /^$/,
  web: /^(#contract\/|#drawing\/|#web\/|node:(crypto|fs|path)$|[^#n])/,
  server: /^(?!#web\/|#testing\/)/,
}

describe.each(Object.entries(WALLS))('src/%s', (room, allowed) => {
  test('imports only what its walls let through', () => {
    const strangers = files
      .filter(({ path, isTest }) => path.startsWith(`src/${room}/`) && !isTest)
      .flatMap(({ path, text }) => importsOf(text).map((name) => `${path}: ${name}`))
      .filter((line) => {
        const name = line.split(': ')[1]!
        return !name.startsWith('.') && !name.startsWith(`#${room}/`) && !allowed.test(name)
      })
    expect(strangers).toEqual([])
  })
})

test('relative imports stay within their room', () => {
  const crossing = files
    .filter(({ isTest }) => !isTest)
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter((name) => name.startsWith('.'))
        .map((name) => ({ path, target: resolve(root, path, '..', name) })),
    )
    .filter(({ path, target }) => !target.startsWith(resolve(root, 'src', path.split('/')[1]!)))
  expect(crossing.map(({ path }) => path)).toEqual([])
})

test('no folder of the web or of the drawings is in a circle with another', () => {
  expect(circlesIn(['src/web/', 'src/drawing/'])).toEqual([])
})

test('a folder of the web imports only from those before it', () => {
  const order: readonly string[] = FOLDERS
  const upwards = files
    .filter(({ path, isTest }) => path.startsWith('src/web/') && !isTest)
    .flatMap(({ path, text }) => importsOf(text).map((name) => ({ path, to: fileOf(path, name) })))
    .filter(({ path, to }) => {
      const [from, target] = [path, to ?? path].map((one) => folderOf(one).slice('src/web/'.length))
      return (
        to?.startsWith('src/web/') && from !== '' && order.indexOf(target!) > order.indexOf(from!)
      )
    })
  expect(upwards.map(({ path, to }) => `${path}: ${to}`)).toEqual([])
})

test('what only looks knows no entity and calls nobody', () => {
  const knowing = files
    .filter(({ path, isTest }) => path.startsWith('src/web/ui/') && !isTest)
    .flatMap(({ path, text }) => importsOf(text).map((name) => `${path}: ${name}`))
    .filter((line) => /: #(contract|web\/api)\//.test(line))
  expect(knowing).toEqual([])
})

test('nothing lies deeper than src/room/entity/file, but for the rooms of the public site', () => {
  const deep = files.filter(
    ({ path }) => path.split('/').length > (path.startsWith('src/web/site/') ? 5 : 4),
  )
  expect(deep.map(({ path }) => path)).toEqual([])
})

test('no file is a drawer for anything', () => {
  const drawers = /\/(utils?|helpers?|misc|common|lib|types|index)(\.|\/)/
  expect(files.filter(({ path }) => drawers.test(path)).map(({ path }) => path)).toEqual([])
})

test('the environment is read in one place', () => {
  const readers = files
    .filter(({ path, isTest }) => path.startsWith('src/server/') && !isTest)
    .filter(({ text }) => /process\.env\b/.test(text))
    .map(({ path }) => path)
  expect(readers).toEqual(['src/server/open-services.ts'])
})

/** Folders that import each other, by whatever way round: 'src/web/a → src/web/b → src/web/a'. */
function circlesIn(rooms: string[]): string[] {
  const edges = new Map<string, Set<string>>()
  for (const { path, text, isTest } of files) {
    if (isTest || !rooms.some((room) => path.startsWith(room))) continue
    for (const name of importsOf(text)) {
      const [from, to] = [folderOf(path), folderOf(fileOf(path, name) ?? path)]
      if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  const found = new Set<string>()
  const done = new Set<string>()
  const visit = (folder: string, way: string[]) => {
    if (way.includes(folder)) found.add([...way.slice(way.indexOf(folder)), folder].join(' → '))
    if (done.has(folder)) return
    done.add(folder)
    for (const next of edges.get(folder) ?? []) visit(next, [...way, folder])
  }
  for (const folder of edges.keys()) visit(folder, [])
  return [...found]
}

const folderOf = (path: string) => path.replace(/\/?[^/]*$/, '')

/** The file of this repository that an import means; undefined for a package. */
function fileOf(path: string, name: string): string | undefined {
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  return name.startsWith('.') ? posix.join(path, '..', name) : undefined
}

function importsOf(text: string): string[] {
  const found = text.matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'/gm)
  return [...found].map(([, from, bare]) => from ?? bare!)
}
