import type { Pattern } from './source-patterns.ts'

/** Lengths of the texts. The first are short, because an exponential pattern would never finish a long one. */
const LENGTHS = [20, 25, 500, 10_000]
/** Without one a pattern tries each character a fixed number of times. */
const QUANTIFIER = /[*+{]/
/** Limit of the CPU time in ms, in the best of several tries. A linear pattern needs 1 ms, a quadratic one 100 ms. */
const MAX_MS = 20
/** CPU time in ms that nothing else can have caused: no other try is needed. */
const CERTAIN_MS = 400
const TRIES = 4

/** Searches for `'head' + 'part'… + 'tail'` for which a pattern needs more than linear time. */
export function hostileTextOf(pattern: Pattern): string | undefined {
  const texts = QUANTIFIER.test(pattern.source) ? hostileTexts(pattern) : []
  for (const length of LENGTHS) {
    const found = texts.find(([head, part, tail]) =>
      isSlow(pattern, head + part.repeat(length / part.length) + tail),
    )
    if (found) return found.map((each) => JSON.stringify(each)).join(' + ')
  }
  return undefined
}

function isSlow(pattern: Pattern, text: string): boolean {
  for (let tries = 0; tries < TRIES; tries++) {
    const ms = processorTime(pattern, text)
    if (ms <= MAX_MS) return false
    if (ms >= CERTAIN_MS) return true
  }
  return true
}

function processorTime({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags)
  const before = process.cpuUsage()
  if (pattern.global) text.replace(pattern, '')
  else pattern.exec(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

type HostileText = [head: string, part: string, tail: string]

function hostileTexts(pattern: Pattern): HostileText[] {
  const texts = new Map<string, HostileText>()
  for (const letters of matchedLetters(pattern)) {
    const last = letters.at(-1)!
    letters.forEach((letter, at) => {
      const before = letters.slice(0, at).join('')
      for (const part of new Set([letter, before + letter, letters.slice(at).join('')])) {
        for (const head of new Set(['', '\0', before])) {
          for (const tail of ['\0', `\n${last}\0`, `\0${letter}`]) {
            texts.set(JSON.stringify([head, part, tail]), [head, part, tail])
          }
        }
      }
    })
  }
  return [...texts.values()]
}

/** Matches one part of a pattern: a class, an escape, the head of a group, a quantifier or a single character. */
const PARTS =
  /\\[pP]\{\^?(?:\w+=)?\w+\}|\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d*,?\d*\}\??|[\s\S]/giu
const NO_LETTER = /^(?:\(.*|[)*+?^$]|\{.+|\\[bB])$/
/** Characters to try for a part of a pattern; the first that matches represents it. */
const EXAMPLES = [...'a1 -.A/<\t":á\n«\u0001']

/** Returns a matching character for each part of a pattern: a list for each alternative, and one for all of them. */
function matchedLetters({ source, flags }: Pattern): string[][] {
  const alternatives: string[][] = [[]]
  for (const [part] of source.matchAll(PARTS)) {
    if (part === '|') alternatives.push([])
    else if (!NO_LETTER.test(part)) {
      const pattern = new RegExp(`^${part}$`, flags.replace(/[gy]/g, ''))
      const letter = [...EXAMPLES, ...part].find((each) => pattern.test(each))
      if (letter !== undefined) alternatives.at(-1)!.push(letter)
    }
  }
  return [...alternatives, alternatives.flat()].filter((letters) => letters.length > 0)
}
