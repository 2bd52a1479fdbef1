import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'

const root = resolve(import.meta.dirname, '../..')

export type Pattern = { source: string; flags: string; path: string }

/** Returns all regular expressions of the product: literals, and those that modules build while they are loaded. */
export async function sourcePatterns(): Promise<Pattern[]> {
  const patterns: Pattern[] = []
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|^src\/testing\/|^src\/server\/seed\//.test(path),
  )
  for (const path of paths) {
    const { literals, builds } = read(path)
    patterns.push(...literals)
    if (builds) patterns.push(...(await builtWhileLoading(path)))
  }
  return [...new Map(patterns.map((each) => [`/${each.source}/${each.flags}`, each])).values()]
}

function read(path: string): { literals: Pattern[]; builds: boolean } {
  const literals: Pattern[] = []
  let builds = false
  const note = ({ callee }: { callee: object }) => {
    builds ||= 'name' in callee && callee.name === 'RegExp'
  }
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      literals.push({ source: node.regex.pattern, flags: node.regex.flags, path })
    },
    NewExpression: note,
    CallExpression: note,
  })
  visitor.visit(parseSync(path, readFileSync(resolve(root, path), 'utf8')).program)
  return { literals, builds }
}

/** Loads a copy of the module and returns the expressions that it builds. Misses those that its functions build. */
async function builtWhileLoading(path: string): Promise<Pattern[]> {
  const built: Pattern[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]) {
      const pattern = new target(source, flags)
      built.push({ source: pattern.source, flags: pattern.flags, path })
      return pattern
    },
  })
  try {
    await import(`${resolve(root, path)}?built`)
  } finally {
    globalThis.RegExp = original
  }
  return built
}
