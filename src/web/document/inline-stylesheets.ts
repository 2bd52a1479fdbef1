import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceHash } from './content-policy.ts'
import { rulesOf, type SheetRule, sheetOf } from './sheet-rules.ts'

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
    const { element, hash } = inlined(name!, shown)
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

function inlined(name: string, shown: ReadonlySet<string>) {
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
