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
  contract: /^(zod$|@zxcvbn-ts\/language-common\/)/,
  drawing: /^#contract\/fold-accents\.ts$/,
  web: /^(#contract\/|#drawing\/|#web\/|node:(crypto|fs|path)$|virtual:design-tokens.css$)/,
  server: /^(?!#web\/|#testing\/)/,
}

/** The packages that the web may import: the others belong to the server or to tools. */
const WEB_PACKAGES = [
  '@base-ui/react',
  '@react-router/dev',
  '@tabler/icons-react',
  '@zootools/email-spell-checker',
  'axios',
  'leaflet',
  'idb-keyval',
  'qr',
  'react',
  'react-dom',
  'react-router',
  'zod',
]

describe.each(Object.entries(WALLS))('src/%s', (room, allowed) => {
  test('imports only what its walls let through', () => {
    const strangers = files
      .filter(({ path, isTest }) => path.startsWith(`src/${room}/`) && !isTest)
      .flatMap(({ path, text }) => importsOf(text).map((name) => `${path}: ${name}`))
      .filter((line) => {
        const name = line.split(': ')[1]!
        if (room === 'web' && WEB_PACKAGES.includes(packageOf(name))) return false
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

test('no folder is in a circle with another', () => {
  expect(circlesIn(files.filter(({ isTest }) => !isTest))).toEqual([])
})

test('a circle is found through files beside the folders, types, exports and what is imported late', () => {
  const circle = [
    { path: 'src/server/a/one.ts', text: "import type { Two } from '../b/two.ts'" },
    { path: 'src/server/b/two.ts', text: "export { three } from '../three.ts'" },
    { path: 'src/server/three.ts', text: "const four = await import('#server/c/four.ts')" },
    { path: 'src/server/c/four.ts', text: "import {\n  one,\n} from '../a/one.ts'" },
    { path: 'src/server/d/five.ts', text: "import './six.ts'\nimport { z } from 'zod'" },
  ]
  expect(circlesIn(circle)).toEqual([
    'src/server/a → src/server/b → src/server/three.ts → src/server/c → src/server/a',
  ])
})

test('a chain of imports between the folders of the server has at most 15', () => {
  const server = files
    .filter(({ path, isTest }) => path.startsWith('src/server/') && !isTest)
    .map(({ path, text }) => ({ path, text: text.replaceAll(/^import type\b/gm, '// type') }))
  expect(longestChain(server).length).toBeLessThanOrEqual(15)
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
    .filter((line) => /: #(contract\/(?!photos\.ts)|web\/api\/)/.test(line))
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

test('no callback of a timer ends the server', () => {
  const bare = files
    .filter(({ path, isTest }) => path.startsWith('src/server/') && !isTest)
    .filter(({ path }) => path !== 'src/server/process/timers.ts')
    .filter(({ text }) => /\bset(Timeout|Interval)\(/.test(text))
  expect(bare.map(({ path }) => path)).toEqual([])
})

test('the environment is read in one place', () => {
  const readers = files
    .filter(({ path, isTest }) => path.startsWith('src/server/') && !isTest)
    .filter(({ text }) => /process\.env\b/.test(text))
    .map(({ path }) => path)
  expect(readers).toEqual(['src/server/open-services.ts'])
})

test('a use case takes the call, not services and viewer apart', () => {
  const apart = files
    .filter(({ path, isTest }) => path.startsWith('src/server/') && !isTest)
    .filter(({ text }) => /: Services,\s*(\w+|\{[^}]*\}): Viewer\b(?! \|)/.test(text))
  expect(apart.map(({ path }) => path)).toEqual([])
})

test('what is bundled does not look for files beside itself', () => {
  const lookers = files
    .filter(({ path, isTest }) => /^src\/(server|contract|drawing)\//.test(path) && !isTest)
    .filter(({ text }) => /import\.meta\.dirname/.test(text))
    .map(({ path }) => path)
  const allowed = ['src/server/project-root.ts']
  expect(lookers.sort()).toEqual(allowed)
})

type Source = { path: string; text: string }

/** The folders that each folder imports from. */
function edgesOf(sources: Source[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    for (const name of importsOf(text)) {
      const [from, to] = [nodeOf(path), nodeOf(fileOf(path, name) ?? path)]
      if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  return edges
}

/** The longest chain of imports between folders that are in no circle. */
function longestChain(sources: Source[]): string[] {
  const edges = edgesOf(sources)
  const chains = new Map<string, string[]>()
  const chainFrom = (folder: string): string[] => {
    const next = [...(edges.get(folder) ?? [])].map((to) => chains.get(to) ?? chainFrom(to))
    const longest = next.reduce((one, two) => (two.length > one.length ? two : one), [])
    chains.set(folder, [folder, ...longest])
    return [folder, ...longest]
  }
  return [...edges.keys()]
    .map(chainFrom)
    .reduce((one, two) => (two.length > one.length ? two : one), [])
}

/** Circles of imports between folders, as 'src/web/a → src/web/b → src/web/a'. */
function circlesIn(sources: Source[]): string[] {
  const edges = edgesOf(sources)
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

/** The folder of a file; a file that lies directly in `src/server` or `src/web` counts as its own folder. */
const nodeOf = (path: string) => (path.split('/').length === 3 ? path : folderOf(path))

const folderOf = (path: string) => path.replace(/\/?[^/]*$/, '')

/** The file of this repository that an import means; undefined for a package. */
function fileOf(path: string, name: string): string | undefined {
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  return name.startsWith('.') ? posix.join(path, '..', name) : undefined
}

/** The modules that a file imports: statically, as types, by re-export and by dynamic import. */
function importsOf(text: string): string[] {
  const found = text.matchAll(
    /^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...found].map(([, from, bare, late]) => from ?? bare ?? late!)
}

/** '@base-ui/react' of '@base-ui/react/dialog'. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
