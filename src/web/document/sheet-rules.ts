/** A minified CSS rule or block (as `@media`), and the hashes of the CSS modules whose classes it names. */
export type SheetRule = { css: string; layer: string | undefined; modules: string[] }

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
