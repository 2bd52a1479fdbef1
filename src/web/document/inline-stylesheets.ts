import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceHash } from './content-policy.ts'

const ASSETS = resolve(import.meta.dirname, '../client/assets')
/** React Router appends «#» to the URL of a sheet that a lazily loaded module needs, too. */
const LINK = /<link rel="stylesheet" href="\/assets\/([\w.-]+\.css)#?"[^<>]*>/g

/**
 * Replaces the links to style sheets in the head of a page with their rules: only those of CSS modules that the page or
 * its scripts use, about a third. Loading the sheets would cost a slow connection a second round trip before the first
 * paint. Returns the hashes of the `sheets` for the policy.
 */
export function inlineStylesheets(
  head: string,
  shown: ReadonlySet<string>,
): { head: string; sheets: string[] } {
  let styled = ''
  const sheets: string[] = []
  let end = 0
  for (const { 0: link, 1: name, index } of head.matchAll(LINK)) {
    const { element, hash } = inline(name!, shown)
    styled += head.slice(end, index) + element
    sheets.push(hash)
    end = index + link.length
  }
  return { head: styled + head.slice(end), sheets }
}

/** Cache of the rules of each sheet. */
const rules = new Map<string, { all: SheetRule[]; modules: string[] }>()
/** Cache of the style elements, by sheet and used CSS modules. Pages share their parts, so there are few. */
const elements = new Map<string, { element: string; hash: string }>()
const MAX_ELEMENTS = 500

function inline(name: string, shown: ReadonlySet<string>) {
  const { all, modules } = rules.get(name) ?? read(name)
  const key = [name, ...modules.filter((hash) => shown.has(hash))].join()
  const known = elements.get(key) ?? elementOf(all, shown)
  if (elements.size >= MAX_ELEMENTS) elements.clear()
  elements.set(key, known)
  return known
}

function read(name: string) {
  const all = rulesOf(readFileSync(join(ASSETS, name), 'utf8').trim())
  const sheet = { all, modules: [...new Set(all.flatMap(({ modules }) => modules))] }
  rules.set(name, sheet)
  return sheet
}

function elementOf(all: SheetRule[], shown: ReadonlySet<string>) {
  const css = sheetOf(
    all.filter(({ modules }) => modules.length === 0 || modules.some((hash) => shown.has(hash))),
  )
  return { element: `<style>${css}</style>`, hash: sourceHash(css) }
}

/** A minified CSS rule or block (as `@media`), and the hashes of the CSS modules whose classes it names. */
type SheetRule = { css: string; layer: string | undefined; modules: string[] }

/** A class of a CSS module as the build names it, `_local_hash_line`. The hash identifies the module. */
const MODULE_CLASS = /_[\w-]{5}_\d/g

/** Returns the hashes of the CSS modules whose classes a text names. */
export function modulesIn(text: string): Set<string> {
  return new Set(text.match(MODULE_CLASS)?.map((name) => name.slice(1, 6)))
}

/** Returns the rules of a minified style sheet in their order. Each rule in a cascade layer is a separate item. */
export function rulesOf(css: string): SheetRule[] {
  return statementsOf(css).flatMap((statement) => {
    const [, layer, block] = /^@layer ([\w./-]+)\{(.*)\}$/s.exec(statement) ?? []
    if (block === undefined) return ruleOf(statement)
    return statementsOf(block).map((inner) => ruleOf(inner, layer))
  })
}

/** Joins rules to a style sheet. */
export function sheetOf(rules: SheetRule[]): string {
  let css = ''
  for (const [at, { layer, css: rule }] of rules.entries()) {
    const isFirst = layer !== rules[at - 1]?.layer
    const isLast = layer !== rules[at + 1]?.layer
    const isIn = layer !== undefined
    css += `${isIn && isFirst ? `@layer ${layer}{` : ''}${rule}${isIn && isLast ? '}' : ''}`
  }
  return css
}

const ruleOf = (css: string, layer?: string): SheetRule => ({
  css,
  layer,
  modules: [...modulesIn(css)],
})

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
