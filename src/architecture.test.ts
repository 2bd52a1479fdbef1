import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

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

function importsOf(text: string): string[] {
  const found = text.matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'/gm)
  return [...found].map(([, from, bare]) => from ?? bare!)
}
