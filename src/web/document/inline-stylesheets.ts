import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceHash } from './content-policy.ts'

const ASSETS = resolve(import.meta.dirname, '../client/assets')
/** React Router appends «#» to the URL of a sheet if a lazily loaded module also needs it. */
const STYLESHEET_LINK = /<link rel="stylesheet" href="\/assets\/([\w.-]+\.css)#?"[^<>]*>/g
/** A class of a CSS module as the build names it, `_local_hash_line`. The hash identifies the module. */
const MODULE_CLASS = /_[\w-]{5}_\d/g

const sheetsByName = new Map<string, ReturnType<typeof openSheet>>()
/** For each style sheet: how many pages' styles are cached. */
const MAX_CACHED_STYLES = 100

/** Replaces the links in `head` by the rules that the whole page `html` needs: the first paint waits for no sheet. */
export function inlineStylesheets(head: string, html: string) {
  const usedModules = modulesIn(html)
  const hashes: string[] = []
  const styledHead = head.replace(STYLESHEET_LINK, (_link, name: string) => {
    const styleFor =
      sheetsByName.get(name) ?? openSheet(readFileSync(join(ASSETS, name), 'utf8').trim())
    sheetsByName.set(name, styleFor)
    const { element, hash } = styleFor(usedModules)
    hashes.push(hash)
    return element
  })
  return { head: styledHead, sheetHashes: hashes }
}

/** Returns a function that builds the style of a page and caches it by the CSS modules that the page uses. */
export function openSheet(css: string) {
  const modules = modulesIn(css)
  const styles = new Map<string, { element: string; hash: string }>()
  return (usedModules: ReadonlySet<string>) => {
    const key = [...modules].filter((name) => usedModules.has(name)).join()
    const style = styles.get(key) ?? styleOf(rulesFor(usedModules, css))
    if (styles.size >= MAX_CACHED_STYLES) styles.clear()
    styles.set(key, style)
    return style
  }
}

function styleOf(css: string) {
  return { element: `<style>${css}</style>`, hash: sourceHash(css) }
}

/** Returns a minified style sheet without the rules that only name classes of other CSS modules. */
export function rulesFor(usedModules: ReadonlySet<string>, css: string): string {
  return statementsOf(css)
    .map((statement) => {
      const [, layer, rules] = /^(@layer [\w./-]+\{)(.*)\}$/s.exec(statement) ?? []
      if (rules !== undefined) return `${layer}${rulesFor(usedModules, rules)}}`
      const modules = modulesIn(statement)
      return modules.size === 0 || !modules.isDisjointFrom(usedModules) ? statement : ''
    })
    .join('')
}

function modulesIn(text: string): Set<string> {
  return new Set(text.match(MODULE_CLASS)?.map((name) => name.slice(1, 6)))
}

/** Splits CSS into its top-level statements. None of our strings contains a brace. */
function statementsOf(css: string): string[] {
  const statements: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth++
    if (mark === '}') depth--
    if (depth > 0) continue
    statements.push(css.slice(start, index + 1))
    start = index + 1
  }
  return statements
}
