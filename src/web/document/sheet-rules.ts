/** A rule of a style sheet, or a block of them as `@media`: minified text, and the modules whose classes it names. */
export type SheetRule = { css: string; layer: string | undefined; modules: string[] }

/** A class of a CSS module as the build names it, `_local_hash_line`: what tells its module is the hash. */
const MODULE_CLASS = /_[\w-]{5}_\d/g

/** The hashes of the CSS modules that a text names classes of. */
export function modulesIn(text: string): Set<string> {
  return new Set(text.match(MODULE_CLASS)?.map((name) => name.slice(1, 6)))
}

/** The rules of a minified style sheet in their order; those of a cascade layer each for itself. */
export function rulesOf(css: string): SheetRule[] {
  return statementsOf(css).flatMap((statement) => {
    const [, layer, block] = /^@layer ([\w./-]+)\{(.*)\}$/s.exec(statement) ?? []
    if (block === undefined) return ruleOf(statement)
    return statementsOf(block).map((inner) => ruleOf(inner, layer))
  })
}

/** The sheet again, of some of its rules. */
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

/** What stands one after the other at the top. No string of ours holds a brace. */
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
